import { taskRepetitionOf } from "../editing/repetition.ts";
import type { TaskDraft } from "../editing/task-draft.ts";
import type { NamedOwner } from "./todo-owners.ts";
import { readTodoWords } from "./todo-words.ts";

/** A new to-do with what its title says of whose it is, by when and how often; a day or a repetition that somebody chose stays, and the title with it. */
export const draftOfWords = (
  draft: TaskDraft,
  today: string,
  family: readonly NamedOwner[],
): TaskDraft => {
  const isChosen = draft.due !== undefined || draft.repetition.kind !== "none";
  if (draft.list !== "todo" || isChosen) return draft;
  const { title, due, recurrence, memberIds } = readTodoWords(draft.title, today, family);
  return {
    ...draft,
    title,
    due,
    ...(recurrence === undefined ? {} : { repetition: taskRepetitionOf({ recurrence }) }),
    ...(memberIds === undefined ? {} : { memberIds }),
  };
};
