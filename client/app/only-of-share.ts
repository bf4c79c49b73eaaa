import { onlyOfAddedItem } from "../features/grocery/only-of-share.ts";
import { onlyOfAddedListItem } from "../features/lists/only-of-share.ts";
import type { ReviseNamed } from "../mutations/cache/settle-answer.ts";

/** What was done on this phone to what it had just added, as something done to that alone. */
export const onlyOfShare: ReviseNamed = (waiting, answered) =>
  onlyOfAddedListItem(onlyOfAddedItem(waiting, answered), answered);
