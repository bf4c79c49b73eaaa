import type { Task } from "#contract/tasks.ts";
import { type Repetition, withoutEnding } from "#client/recurrence/repetition.ts";
import { choreRepetitionOf, recurrenceRuleOf } from "#client/recurrence/rule-text.ts";

/** How a task spells its repetition: one of both, or neither. */
export type RepetitionFields = Pick<Task, "recurrence" | "repeatAfterDays">;

/** Spells a repetition; `weekly` needs a day. */
export const repetitionFieldsOf = (repetition: Repetition): RepetitionFields => {
  if (repetition.kind === "afterDone") return { repeatAfterDays: repetition.days };
  const recurrence = recurrenceRuleOf(repetition);
  return recurrence === undefined ? {} : { recurrence };
};

/** Reads what a task spells; what the editor can't express comes back as it is. */
export const taskRepetitionOf = ({ recurrence, repeatAfterDays }: RepetitionFields): Repetition =>
  repeatAfterDays === undefined
    ? choreRepetitionOf(recurrence)
    : { kind: "afterDone", days: repeatAfterDays };

/** A repetition as drafts had it before chores and events shared an editor. */
type EarlierRepetition =
  | { readonly kind: "once" | "daily" | "weekdays" }
  | { readonly kind: "weekly"; readonly days: readonly number[]; readonly every: number }
  | { readonly kind: "monthly"; readonly day: number };

/** The repetition of a draft that is stored on the device, also where an earlier version stored it. */
export const storedRepetitionOf = (stored: Repetition | EarlierRepetition): Repetition => {
  if ("ending" in stored) return stored;
  const ending = withoutEnding;
  switch (stored.kind) {
    case "once":
      return { kind: "none" };
    case "daily":
    case "weekdays":
      return { kind: stored.kind, every: 1, ending };
    case "weekly":
      return { ...stored, ending };
    case "monthly":
      return { kind: "monthly", every: 1, by: stored.day, ending };
    default:
      return stored;
  }
};
