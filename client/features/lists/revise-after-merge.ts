import type { ReviseNamed } from "../../mutations/cache/settle-answer.ts";
import { renamed } from "../../mutations/cache/rename.ts";
import { answerTo, inputOf } from "../../mutations/define-mutation.ts";
import {
  addListItem,
  closeListItem,
  editListItem,
  removeListItem,
  reopenListItem,
} from "./mutations.ts";

/**
 * What was done on this phone to something that it had just put on a list, where that has become one with somebody else's:
 * taken off, theirs is as it was; other words are another item, and what was done after them is done to that.
 */
export const reviseListAfterMerge: ReviseNamed = ({ definition, answer }) => {
  const item = answerTo("POST /api/lists/{id}/items", definition, answer);
  const was = item?.was;
  if (item === undefined || was === undefined) return (waiting) => waiting;
  const { key } = (was.checked ? closeListItem : reopenListItem).operation;
  let renaming: string | undefined;
  return (waiting) => {
    if (renaming !== undefined && waiting.id !== renaming)
      return { ...waiting, input: renamed(waiting.input, item.id, renaming) };
    if (inputOf(removeListItem, waiting) !== undefined) return { ...waiting, key };
    const edit = inputOf(editListItem, waiting);
    if (edit === undefined) return waiting;
    renaming = waiting.id;
    return { ...waiting, key: addListItem.operation.key, input: { ...edit, id: waiting.id } };
  };
};
