import { type SubmitEvent, useState } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { maxEntryLength } from "#client/features/journal/writing/entry-draft.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { TextArea } from "#client/ui/form/TextArea.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useHoldUpdate } from "../../update/use-update.ts";
import { EntryMembersField } from "./EntryMembersField.tsx";
import { TagField } from "./TagField.tsx";
import * as styles from "./journal.module.css";

/** What is changed of an entry. */
export interface EntryEdit {
  readonly text: string;
  readonly tags: string[];
  readonly memberIds: string[];
}

/** Changes one's own entry; its pictures stay. */
export const EditEntry = ({
  entry,
  onSave,
}: {
  entry: JournalEntry;
  onSave: (edit: EntryEdit) => void;
}) => {
  const s = useMessages(journalMessages);
  const [text, setText] = useState(entry.text);
  const [tags, setTags] = useState<readonly string[]>(entry.tags);
  const [memberIds, setMemberIds] = useState<readonly string[]>(entry.memberIds);
  useHoldUpdate();
  const isEmpty = text.trim() === "" && entry.photos.length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isEmpty) onSave({ text: text.trim(), tags: [...tags], memberIds: [...memberIds] });
  };
  return (
    <Stack as="form" gap={6} className={styles.write} onSubmit={submit}>
      <TextArea label={s("what")} value={text} onValue={setText} maxLength={maxEntryLength} />
      <EntryMembersField chosen={memberIds} onChoose={setMemberIds} />
      <TagField chosen={tags} onChoose={setTags} />
      <Button type="submit" kind="primary" disabled={isEmpty}>
        {s("save")}
      </Button>
    </Stack>
  );
};
