import type { JournalEntry } from "#contract/journal.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { useMe } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { entryTitle } from "./entry-title.ts";
import { journalMessages } from "./messages/messages.ts";
import { editEntry, heartEntry, removeEntry } from "./mutations.ts";
import type { JournalChange } from "./optimistic-entry.ts";

type WordsOfEntry = Pick<JournalEntry, "text" | "tags" | "memberIds" | "authorId" | "date">;

/** The way to change entries; each change shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content. */
export const useChangeEntries = (onFailed: (error: ApiError) => void) => {
  const { enqueue } = useMutationQueue();
  const s = useMessages(journalMessages);
  const { dateLong } = useI18n();
  const me = useMe();
  const send = (change: JournalChange, title: string, was: WordsOfEntry) => {
    switch (change.kind) {
      case "heart": {
        const { kind: _, ...heart } = change;
        return enqueue(heartEntry, { ...heart, title, byId: me?.id }).answer;
      }
      case "edit":
        return enqueue(editEntry, { id: change.id, patch: change.patch, title, was }).answer;
      case "remove":
        return enqueue(removeEntry, { id: change.id, title, byId: me?.id }).answer;
    }
  };
  return (
    { id, ...entry }: WordsOfEntry & Pick<JournalEntry, "id">,
    change: JournalChange,
  ): void => {
    if (isSampleId(id)) return onFailed(sampleContentError());
    const { text, tags, memberIds, authorId, date } = entry;
    const title = entryTitle(text, `${s("photos")}, ${dateLong(date)}`);
    send(change, title, { text, tags, memberIds, authorId, date }).catch((error: unknown) =>
      onFailed(apiErrorOf(error)),
    );
  };
};
