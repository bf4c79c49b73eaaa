import type { Request } from "express";
import type { babysitter as contract } from "#contract/babysitter.ts";
import { lastStep, type OperationHandlers, unchanged } from "../../http/handlers.ts";
import type { BabysitterMode } from "./babysitter.ts";

interface BabysitterRoutesDeps {
  readonly babysitter: BabysitterMode;
  /** Settles when the PIN is this parent's; else 400, 401, 403, 409 or 429, counted with all other PIN tries. */
  readonly proveParent: (
    claim: { readonly memberId: string; readonly pin: string },
    request: Request,
  ) => Promise<unknown>;
  /** Called in the write that ends the mode. */
  readonly onEnded: () => void;
}

/** The handlers of the emergency card and of sitter mode. */
export const babysitterRoutes = ({
  babysitter,
  proveParent,
  onEnded,
}: BabysitterRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/babysitter": babysitter.current,
  "POST /api/babysitter/on": () =>
    babysitter.activeSince() === null ? babysitter.begin() : unchanged(babysitter.current()),
  "POST /api/babysitter/off": ({ body, request }) =>
    proveParent(body, request).then(() =>
      lastStep(() => {
        onEnded();
        return babysitter.end();
      }),
    ),
  "PUT /api/babysitter/card": ({ body }) => babysitter.write(body),
  "PATCH /api/babysitter/card": ({ body }) => babysitter.change(body),
});
