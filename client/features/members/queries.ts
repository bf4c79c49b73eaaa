import type { Member } from "#contract/members.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const membersRead = defineRead("GET /api/members", "members");

/** Reads who lives here, in the roster's order; `useMembers` has it for every component of a page. */
export const useMembersRead = (): QueryState<Member[]> => useRead(membersRead, {});
