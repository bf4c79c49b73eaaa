import type { Member, members } from "#contract/members.ts";
import type { Roster } from "../../config/roster.ts";
import type { OperationHandlers } from "../../http/handlers.ts";

interface MemberRoutesDeps {
  readonly roster: () => Roster;
  readonly pinOwners: () => ReadonlySet<string>;
  readonly replace: (lines: unknown) => void;
}

type Members = Pick<typeof members, "GET /api/members" | "PUT /api/members">;

/** The handlers of the roster. */
export const memberRoutes = ({
  roster,
  pinOwners,
  replace,
}: MemberRoutesDeps): OperationHandlers<Members> => {
  let of: { roster: Roster; owners: ReadonlySet<string>; list: Member[] } | null = null;

  /** Built and serialized once for each roster and set of PINs, because this answer is requested most often. */
  const list = (): Member[] => {
    const [now, owners] = [roster(), pinOwners()];
    if (of?.roster !== now || of.owners !== owners) {
      const members = now.map((member) => ({ ...member, hasPin: owners.has(member.id) }));
      Object.freeze(members);
      of = { roster: now, owners, list: members };
    }
    return of.list;
  };

  return {
    "GET /api/members": list,
    "PUT /api/members": ({ body }) => {
      replace(body);
      return list();
    },
  };
};
