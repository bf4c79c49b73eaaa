import type { members } from "../../../contract/members.ts";
import type { Roster } from "../../config/members.ts";
import type { Handlers } from "../../http/handlers.ts";

interface Needs {
  readonly roster: () => Roster;
  readonly hasPin: (memberId: string) => boolean;
}

type Members = Pick<typeof members, "GET /api/members">;

/** The roster as the screens see it. */
export const memberRoutes = ({ roster, hasPin }: Needs): Handlers<Members> => ({
  "GET /api/members": () => roster().map((member) => ({ ...member, hasPin: hasPin(member.id) })),
});
