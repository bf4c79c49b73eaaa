import type { Request } from "express";
import type { setup } from "#contract/setup.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { SetupWindow } from "./setup-window.ts";

interface SetupRoutesDeps {
  readonly window: SetupWindow;
  readonly done: () => boolean;
  /** Whether the roster is still the sample one. */
  readonly sampleRoster: () => boolean;
  readonly place: () => boolean;
  readonly calendar: () => boolean;
  readonly phoneUrls: (request: Request) => string[];
}

type SetupState = Pick<typeof setup, "GET /api/setup">;

/** The handlers of set-up's progress. */
export const setupRoutes = (deps: SetupRoutesDeps): OperationHandlers<SetupState> => ({
  "GET /api/setup": ({ request, caller }) => ({
    done: deps.done(),
    allowed: caller.unlocks.settings !== null || deps.window.admits(request),
    code: deps.window.isFromHere(request) ? deps.window.code() : null,
    sampleRoster: deps.sampleRoster(),
    place: deps.place(),
    calendar: deps.calendar(),
    phoneUrls: deps.phoneUrls(request),
  }),
});
