/** One line of the roster file. */
export interface RosterMember {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly kid: boolean;
  /** By api.md's rule: BUDGET_UNLOCK_MEMBERS, else marked, else `dad` and `mom`. */
  readonly parent: boolean;
  readonly avatar?: string;
}

/** Who lives here, in the roster file's order. */
export type Roster = readonly RosterMember[];
