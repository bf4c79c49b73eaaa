import type { ReviseNamed } from "../../mutations/cache/settle-answer.ts";
import { renamed } from "../../mutations/cache/rename.ts";
import { answerTo, inputOf } from "../../mutations/define-mutation.ts";
import { addItem, editItem, removeItem } from "./mutations.ts";

/**
 * What was done on this phone to a row of the list that it had just added, as something done to what it added alone: the
 * row may have become one with somebody else's, which was never seen here. Other words or another amount are an addition
 * that takes the place of the first, and what was done after them is done to that.
 */
export const reviseGroceryAfterMerge: ReviseNamed = ({ definition, input, answer }) => {
  const item = answerTo("POST /api/grocery", definition, answer);
  const added = inputOf(addItem, { key: definition.operation.key, input });
  if (item === undefined || added === undefined) return (waiting) => waiting;
  const { id, amount, was } = item;
  const share = { id, ...(amount && { amount }), ...(was && { was }) };
  let replacing: string | undefined;
  return (waiting) => {
    if (replacing !== undefined && waiting.id !== replacing)
      return { ...waiting, input: renamed(waiting.input, id, replacing) };
    const removed = inputOf(removeItem, waiting);
    if (removed !== undefined)
      return {
        ...waiting,
        key: "POST /api/grocery/take-back",
        input: { title: removed.name, added: [share] },
      };
    const edit = inputOf(editItem, waiting);
    const isOfWords = edit?.name !== undefined || edit?.amount !== undefined;
    if (!isOfWords || was?.checked !== false) return waiting;
    replacing = waiting.id;
    const { amount: before, replaces: _, ...rest } = added;
    const after = edit.amount === undefined ? before : edit.amount;
    const edited = { ...rest, id: waiting.id, name: edit.name ?? added.name, replaces: share };
    const whole = { ...edited, ...(after && { amount: after }) };
    return { ...waiting, key: addItem.operation.key, input: whole };
  };
};
