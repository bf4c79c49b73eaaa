import { taskRepetitionOf } from "../editing/repetition.ts";
import type { TaskDraft } from "../editing/task-draft.ts";
import type { NamedOwner } from "./todo-owners.ts";
import { readTodoWords } from "./todo-words.ts";

/** A new to-do with what its title says of whose it is, by when and how often; a day that somebody chose stays, and the title with it. */
export const draftOfWords = (
  draft: TaskDraft,
  today: string,
  family: readonly NamedOwner[],
): TaskDraft => {
  if (draft.list !== "todo" || draft.due !== undefined) return draft;
  const { title, due, recurrence, memberIds } = readTodoWords(draft.title, today, family);
  return {
    ...draft,
    title,
    due,
    ...(recurrence === undefined ? {} : { repetition: taskRepetitionOf({ recurrence }) }),
    ...(memberIds === undefined ? {} : { memberIds }),
  };
};
