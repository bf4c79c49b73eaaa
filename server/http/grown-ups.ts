import type { Roster } from "../config/roster.ts";
import { knownMember } from "./known-member.ts";
import { InvalidInput } from "../platform/errors.ts";

/** Throws 400 on the field of whoever can't take or collect: a child, or nobody of the roster. */
export const requireGrownUps = (
  roster: Roster,
  chosen: {
    readonly driver?: string | null | undefined;
    readonly collector?: string | null | undefined;
  },
): void => {
  for (const field of ["driver", "collector"] as const) {
    const memberId = chosen[field];
    if (memberId == null) continue;
    if (knownMember(roster, memberId, field).kid)
      throw new InvalidInput(field, `${field}: expected a grown-up, and "${memberId}" is a child.`);
  }
};
