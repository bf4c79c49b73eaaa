import { hasParentWithPin } from "../../config/roster.ts";
import { membersFile } from "../../config/members-file.ts";
import type { WatchedRoster } from "../../config/watch-members.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict } from "../../platform/errors.ts";
import { validate } from "../../http/operations/validate.ts";

interface ReplaceRosterDeps {
  readonly roster: Pick<WatchedRoster, "current" | "preview" | "apply">;
  readonly pinOwners: () => ReadonlySet<string>;
  /** Called when members may have been removed. */
  readonly onReplaced: () => void;
}

/**
 * Replaces the roster and its file; 400 with a field such as `[2].color`, 409 `lastParent` where no parent with a PIN
 * would be left.
 */
export const createReplaceRoster =
  ({ roster, pinOwners, onReplaced }: ReplaceRosterDeps) =>
  (lines: unknown): void => {
    const identity = validate(membersFile, lines, "body");
    const owners = pinOwners();
    if (
      hasParentWithPin(roster.current(), owners) &&
      !hasParentWithPin(roster.preview(identity), owners)
    )
      throw new Conflict("lastParent", apiSentence("lastParent"));
    roster.apply(identity);
    onReplaced();
  };
