import type { JournalEntry } from "#contract/journal.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { isLoved } from "./optimistic-entry.ts";
import { useChangeEntries } from "./use-change-entries.ts";

/** The way to give an entry somebody's heart or to take it back; a device's where nobody is known. */
export const useToggleHeart = (memberId: string | undefined): ((entry: JournalEntry) => void) => {
  const { t } = useI18n();
  const change = useChangeEntries((error) =>
    showToast({ kind: "problem", words: errorText(t, error) }),
  );
  return (entry) =>
    change(entry, {
      ...{ kind: "heart", id: entry.id, give: !isLoved(entry, memberId) },
      ...(memberId === undefined ? {} : { memberId }),
    });
};
