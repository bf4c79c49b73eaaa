import type { JournalEntry } from "#contract/journal.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useEntryTime } from "../use-entry-time.ts";
import { EntryCard } from "./EntryCard.tsx";

/** An entry in full over a list that shows it in short. */
export const EntrySheet = ({
  entry,
  onClose,
}: {
  entry: JournalEntry | undefined;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  const when = useEntryTime();
  return (
    <Sheet
      open={entry !== undefined}
      title={entry === undefined ? "" : when(entry)}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {entry === undefined ? null : <EntryCard entry={entry} />}
    </Sheet>
  );
};
