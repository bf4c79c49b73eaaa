import type { Request } from "express";
import type { kiosk as contract } from "../../../contract/kiosk.ts";
import { HttpError } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";

interface Needs {
  /** Lets the window leave the full screen; null where no window of ours is around the wall. */
  readonly leave: (() => void) | null;
  /** Settles when the PIN is this parent's; else 400, 401, 403, 409 or 429, counted with all other PIN tries. */
  readonly proveParent: (
    claim: { readonly memberId: string; readonly pin: string },
    request: Request,
  ) => Promise<unknown>;
}

/** The way out of the wall's own window. */
export const kioskRoutes = ({ leave, proveParent }: Needs): Handlers<typeof contract> => ({
  "POST /api/kiosk/leave": async ({ body, request }) => {
    if (leave === null)
      throw new HttpError(
        405,
        "This wall is a page in a browser; leave it as you leave any page.",
        {
          code: "unsupported",
        },
      );
    await proveParent(body, request);
    leave();
    return { ok: true };
  },
});
