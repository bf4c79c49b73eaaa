/** One line of the roster file. */
export interface RosterMember {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly kid: boolean;
  /** Marked in the file; where nobody is, named in BUDGET_UNLOCK_MEMBERS, else `dad` and `mom`. */
  readonly parent: boolean;
  readonly avatar?: string;
  /** `YYYY-MM-DD`, or `--MM-DD` without the year. */
  readonly birthday?: string;
  /** A small child, who never goes alone. */
  readonly needsCompany?: true;
}

/** Who lives here, in the roster file's order. */
export type Roster = readonly RosterMember[];

/** Whether a parent of a roster has a PIN: set-up is closed then. */
export const hasParentWithPin = (roster: Roster, pinOwners: ReadonlySet<string>): boolean =>
  roster.some(({ id, parent }) => parent && pinOwners.has(id));
