import type { members } from "../../../contract/members.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { Lock } from "./lock.ts";
import type { Sessions } from "./sessions.ts";

interface Needs {
  readonly sessions: Sessions;
  readonly lock: Lock;
}

/** Signing in, signing out, unlocking and locking. */
export const accessRoutes = ({
  sessions,
  lock,
}: Needs): Handlers<Omit<typeof members, "GET /api/members">> => ({
  "POST /api/session": ({ body, ...asked }) => sessions.signIn(body, asked),
  "GET /api/session": sessions.current,
  "DELETE /api/session": (asked) => {
    sessions.signOut(asked);
    lock.close(asked);
  },
  "POST /api/unlock": ({ body, ...asked }) => lock.open(body, asked),
  "POST /api/budget/unlock": ({ body, ...asked }) => lock.open(body, asked),
  "GET /api/unlock": lock.current,
  "DELETE /api/unlock": lock.close,
});
