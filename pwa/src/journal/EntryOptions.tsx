import { useState } from "react";
import type { JournalEntry } from "../../../contract/journal.ts";
import { useMe } from "../../../client/family.tsx";
import { useChangeEntries } from "../../../client/journal/writes.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { journalWords } from "../../../client/text/rooms/journal/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Button } from "../../../client/ui/Button.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { Question } from "../../../client/ui/Question.tsx";
import { RoomIcon } from "../../../client/ui/RoomIcon.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { showToast } from "../../../client/ui/toasts.ts";
import { EditEntry, type EntryEdit } from "./EditEntry.tsx";

/** What its author may do with an entry: change it, with a way back, or delete it, which asks first. */
export const EntryOptions = ({
  entry,
  onClose,
}: {
  entry: JournalEntry | undefined;
  onClose: () => void;
}) => {
  const { t } = useText();
  const s = useWordsOf(journalWords);
  const me = useMe();
  const [step, setStep] = useState<"options" | "edit" | "delete">("options");
  const change = useChangeEntries((error) =>
    showToast({ kind: "problem", words: errorText(t, error) }),
  );
  const end = () => {
    setStep("options");
    onClose();
  };
  const save = (before: JournalEntry, patch: EntryEdit) => {
    const { id, text, tags, memberIds } = before;
    change(before, { kind: "edit", id, patch });
    showToast({
      kind: "done",
      words: s("saved"),
      undo: () => change(before, { kind: "edit", id, patch: { text, tags, memberIds } }),
    });
    end();
  };
  const remove = (gone: JournalEntry) => {
    change(gone, { kind: "remove", id: gone.id });
    showToast({ kind: "done", words: s("deleted") });
    end();
  };
  if (entry !== undefined && step === "delete")
    return (
      <Question
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
        <div className="entry-options">
          {entry.authorId === me?.id ? (
            <Button onClick={() => setStep("edit")}>
              <Icon name="pencil" />
              {s("edit")}
            </Button>
          ) : null}
          <Button onClick={() => setStep("delete")}>
            <RoomIcon name="trash" />
            {s("delete")}
          </Button>
        </div>
      )}
    </Sheet>
  );
};
