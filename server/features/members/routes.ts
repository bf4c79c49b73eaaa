import type { Member, members } from "#contract/members.ts";
import type { Roster } from "../../config/roster.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { memberView } from "../../http/member-view.ts";
import { mergeRoster } from "./merge-roster.ts";

interface MemberRoutesDeps {
  readonly roster: () => Roster;
  readonly pinOwners: () => ReadonlySet<string>;
  readonly pictureOwners: () => ReadonlySet<string>;
  readonly replace: (lines: unknown) => void;
}

type Members = Pick<typeof members, "GET /api/members" | "PUT /api/members" | "PATCH /api/members">;

/** The handlers of the roster. */
export const memberRoutes = ({
  roster,
  pinOwners,
  pictureOwners,
  replace,
}: MemberRoutesDeps): OperationHandlers<Members> => {
  type Owners = ReadonlySet<string>;
  let of: { roster: Roster; owners: Owners; pictured: Owners; list: Member[] } | null = null;

  /** Built and serialized once for each roster and set of PINs, because this answer is requested most often. */
  const list = (): Member[] => {
    const [now, owners, pictured] = [roster(), pinOwners(), pictureOwners()];
    if (of?.roster !== now || of.owners !== owners || of.pictured !== pictured) {
      const members = now.map((member) =>
        memberView(member, {
          hasPin: owners.has(member.id),
          hasPictures: pictured.has(member.id),
        }),
      );
      Object.freeze(members);
      of = { roster: now, owners, pictured, list: members };
    }
    return of.list;
  };

  return {
    "GET /api/members": list,
    "PUT /api/members": ({ body }) => {
      replace(body);
      return list();
    },
    "PATCH /api/members": ({ body }) => {
      replace(mergeRoster(body, roster()));
      return list();
    },
  };
};
