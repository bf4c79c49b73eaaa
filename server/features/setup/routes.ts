import type { Request } from "express";
import type { setup } from "#contract/setup.ts";
import type { Handlers } from "../../http/handlers.ts";
import { isThisMachine } from "../../http/security/this-machine.ts";
import type { SetupWindow } from "./setup-window.ts";

interface Needs {
  readonly window: SetupWindow;
  readonly done: () => boolean;
  /** The roster is still the one that is shipped. */
  readonly sampleRoster: () => boolean;
  readonly place: () => boolean;
  readonly calendar: () => boolean;
  readonly phoneUrls: (request: Request) => string[];
}

type SetupState = Pick<typeof setup, "GET /api/setup">;

/** How far set-up is, and who may go on with it. */
export const setupRoutes = (needs: Needs): Handlers<SetupState> => ({
  "GET /api/setup": ({ request, caller }) => ({
    done: needs.done(),
    allowed: caller.unlock !== null || needs.window.admits(request),
    code: isThisMachine(request) ? needs.window.code() : null,
    sampleRoster: needs.sampleRoster(),
    place: needs.place(),
    calendar: needs.calendar(),
    phoneUrls: needs.phoneUrls(request),
  }),
});
