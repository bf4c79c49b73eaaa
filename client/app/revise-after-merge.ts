import { reviseGroceryAfterMerge } from "../features/grocery/revise-after-merge.ts";
import { reviseListAfterMerge } from "../features/lists/revise-after-merge.ts";
import type { ReviseNamed } from "../mutations/cache/settle-answer.ts";

/** What was done on this phone to what it had just added, as something done to that alone. */
export const reviseAfterMerge: ReviseNamed = (answered) => {
  const [ofGrocery, ofList] = [reviseGroceryAfterMerge(answered), reviseListAfterMerge(answered)];
  return (waiting) => ofList(ofGrocery(waiting));
};
