import { useState } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { useMe } from "#client/context/family.ts";
import { changeOfEntry } from "#client/features/journal/change-of-entry.ts";
import { useChangeEntries } from "#client/features/journal/use-change-entries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EditEntry, type EntryEdit } from "./EditEntry.tsx";

type Step = "options" | "edit" | "delete";

/** Changes and deletes an entry, says so, and then calls `onDone`. */
const useAuthorActions = (onDone: () => void) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const change = useChangeEntries((error) =>
    showToast({ kind: "problem", words: errorText(t, error) }),
  );
  return {
    save: (before: JournalEntry, edit: EntryEdit) => {
      const { id } = before;
      const changed = changeOfEntry(before, edit);
      onDone();
      if (changed === undefined) return;
      change(before, { kind: "edit", id, patch: changed.patch });
      showToast({
        kind: "done",
        words: s("saved"),
        // What was written on another phone since stays.
        undo: () => change(before, { kind: "edit", id, patch: changed.back }),
      });
    },
    remove: (gone: JournalEntry) => {
      change(gone, { kind: "remove", id: gone.id });
      showToast({ kind: "done", words: s("deleted") });
      onDone();
    },
  };
};

const EntryOptions = ({
  isAuthor,
  onStep,
}: {
  isAuthor: boolean;
  onStep: (step: "edit" | "delete") => void;
}) => {
  const s = useMessages(journalMessages);
  return (
    <Stack gap={2}>
      {isAuthor ? (
        <Button onClick={() => onStep("edit")}>
          <Icon name="pencil" />
          {s("edit")}
        </Button>
      ) : null}
      <Button onClick={() => onStep("delete")}>
        <FeatureIcon name="trash" />
        {s("delete")}
      </Button>
    </Stack>
  );
};

/** What its author may do with an entry: change it, with a way back, or delete it, which asks first. */
export const EntryActions = ({
  entry,
  onClose,
}: {
  entry: JournalEntry | undefined;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const me = useMe();
  const [step, setStep] = useState<Step>("options");
  const end = () => {
    setStep("options");
    onClose();
  };
  const { save, remove } = useAuthorActions(end);
  if (entry !== undefined && step === "delete")
    return (
      <ConfirmDialog
        open
        title={s("deleteAsk")}
        words={s("deleteWords")}
        yes={s("delete")}
        onYes={() => remove(entry)}
        onNo={end}
      />
    );
  const isEdit = step === "edit";
  return (
    <Sheet
      open={entry !== undefined}
      title={s(isEdit ? "editTitle" : "options")}
      closeLabel={t("action.close")}
      onClose={end}
    >
      {entry === undefined ? null : isEdit ? (
        <EditEntry entry={entry} onSave={(patch) => save(entry, patch)} />
      ) : (
        <EntryOptions isAuthor={entry.authorId === me?.id} onStep={setStep} />
      )}
    </Sheet>
  );
};
