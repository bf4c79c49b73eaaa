import type { Member } from "#contract/members.ts";
import { useConfig } from "../../context/config.ts";
import { useMembers } from "../../context/members.ts";

/** Who this browser is signed in as; undefined when nobody is, or the roster doesn't know them any more. */
export const useSession = (): { readonly member: Member; readonly parent: boolean } | undefined => {
  const { session } = useConfig();
  const { byId } = useMembers();
  const member = session === null ? undefined : byId.get(session.memberId);
  return session === null || member === undefined ? undefined : { member, parent: session.parent };
};
