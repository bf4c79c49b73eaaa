import type { Member } from "#contract/members.ts";

/** A member as the roster file spells them. */
export interface RosterEntry {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly kid?: boolean | undefined;
  readonly parent?: boolean | undefined;
  readonly avatar?: string | undefined;
  /** `YYYY-MM-DD`, or `--MM-DD` without the year. */
  readonly birthday?: string | undefined;
  readonly needsCompany?: boolean | undefined;
}

/** A member as a line of the roster, without what the server adds. */
export const rosterEntryOf = ({
  id,
  name,
  color,
  kid,
  parent,
  avatar,
  birthday,
  needsCompany,
}: Member): RosterEntry => ({
  id,
  name,
  color,
  ...(kid ? { kid } : {}),
  ...(parent ? { parent } : {}),
  ...(avatar === undefined ? {} : { avatar }),
  ...(birthday === undefined ? {} : { birthday }),
  ...(needsCompany ? { needsCompany } : {}),
});
