import type { NamedLists } from "#contract/lists.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import { usePendingIds } from "../../mutations/use-mutation-queue.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import {
  addListItem,
  closeListItem,
  editListItem,
  removeListItem,
  reopenListItem,
} from "./mutations.ts";
import { listsRead } from "./reads.ts";

/** The family's named lists, with the changes that are pending. */
export const useLists = (): QueryState<NamedLists> => useRead(listsRead, {});

/** The ids of those items that the server doesn't know yet, or knows otherwise. */
export const useUnsentListItems = (): ReadonlySet<string> => {
  const writes = [addListItem, closeListItem, reopenListItem, editListItem, removeListItem];
  return usePendingIds((pending) =>
    pending.flatMap((mutation) => inputOf(writes, mutation)?.id ?? []),
  );
};
