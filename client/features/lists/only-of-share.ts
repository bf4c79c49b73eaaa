import type { ReviseNamed } from "../../mutations/cache/settle-answer.ts";
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
 * theirs stays as it was, and other words are another item.
 */
export const onlyOfAddedListItem: ReviseNamed = (waiting, { definition, answer }) => {
  const was = answerTo("POST /api/lists/{id}/items", definition, answer)?.was;
  if (was === undefined) return waiting;
  const { key } = (was.checked ? closeListItem : reopenListItem).operation;
  if (inputOf(removeListItem, waiting) !== undefined) return { ...waiting, key };
  const edit = inputOf(editListItem, waiting);
  if (edit === undefined) return waiting;
  return { ...waiting, key: addListItem.operation.key, input: { ...edit, id: waiting.id } };
};
