import type { JournalEntry } from "#contract/journal.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { editEntry, heartEntry, removeEntry } from "./mutations.ts";
import type { JournalChange } from "./optimistic-entry.ts";

/** The way to change entries; each change shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content. */
export const useChangeEntries = (onFailed: (error: ApiError) => void) => {
  const { enqueue } = useMutationQueue();
  const send = (change: JournalChange, title: string) => {
    switch (change.kind) {
      case "heart": {
        const { kind: _, ...heart } = change;
        return enqueue(heartEntry, { ...heart, title }).answer;
      }
      case "edit":
        return enqueue(editEntry, { id: change.id, patch: change.patch, title }).answer;
      case "remove":
        return enqueue(removeEntry, { id: change.id, title }).answer;
    }
  };
  return (entry: Pick<JournalEntry, "id" | "text">, change: JournalChange): void => {
    if (isSampleId(entry.id)) return onFailed(sampleContentError());
    send(change, entry.text.slice(0, 60)).catch((error: unknown) => onFailed(apiErrorOf(error)));
  };
};
