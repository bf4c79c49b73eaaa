import type { Roster } from "../../config/roster.ts";
import { membersFile } from "../../config/members-file.ts";
import type { LiveRoster } from "../../config/watch-members.ts";
import { Conflict } from "../../http/errors.ts";
import { validate } from "../../http/operations/validate.ts";

interface Needs {
  readonly roster: Pick<LiveRoster, "current" | "preview" | "apply">;
  readonly pinOwners: () => ReadonlySet<string>;
  /** Called when somebody may have moved out. */
  readonly onReplaced: () => void;
}

/**
 * Replaces the roster and its file; 400 with a field such as `[2].color`, 409 `lastParent` where no parent with a
 * PIN would be left to open the house to.
 */
export const createReplaceRoster =
  ({ roster, pinOwners, onReplaced }: Needs) =>
  (lines: unknown): void => {
    const people = validate(membersFile, lines, "body");
    const owners = pinOwners();
    const hasKey = (members: Roster): boolean =>
      members.some(({ id, parent }) => parent && owners.has(id));
    if (hasKey(roster.current()) && !hasKey(roster.preview(people)))
      throw new Conflict(
        "lastParent",
        "One parent with a PIN has to stay, or nobody could change anything here.",
      );
    roster.apply(people);
    onReplaced();
  };
