import type { NewMember, RosterChange } from "#contract/roster.ts";
import type { Roster } from "../../config/roster.ts";
import { NotFound } from "../../platform/errors.ts";
import { mergeFields, mergeRows } from "../../http/merge-seen.ts";

/** Both flags make what somebody is in the family. */
const role = [["kid", "parent"]] as const;

/** The roster of now with what its writer changed of the one that they saw; 404 where whom they changed is gone. */
export const mergeRoster = ({ members, seen }: RosterChange, now: Roster): NewMember[] =>
  mergeRows<NewMember>(
    { seen, wanted: members, now },
    {
      keyOf: ({ id }) => id,
      merge: (versions) => mergeFields(versions, role),
      gone: () => {
        throw new NotFound("member");
      },
    },
  );
