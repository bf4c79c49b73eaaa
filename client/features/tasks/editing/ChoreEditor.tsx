import type { RefObject } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { RestoredDraftNotice } from "#client/ui/form/RestoredDraftNotice.tsx";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { taskMessages } from "../messages/messages.ts";
import { chorePictureNames } from "../picture-names.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useFamily } from "#client/context/family.ts";
import { draftOfWords } from "../todo-words/draft-of-words.ts";
import { useToday } from "#client/context/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { PictureField } from "#client/ui/form/PictureField.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { type TaskDraftChange, type TaskDraft, missingFieldOf } from "./task-draft.ts";
import { DueField } from "./DueField.tsx";
import { useTaskSummary } from "./task-summary.ts";
import { RoutineFields } from "./RoutineFields.tsx";
import { storedRepetitionOf } from "./repetition.ts";
import { SharingField } from "./SharingField.tsx";
import { MembersField } from "../../members/MembersField.tsx";
import * as styles from "#client/ui/form/editor.module.css";

const PictureAndTitle = ({
  draft,
  fieldRef,
  onChange,
}: {
  draft: TaskDraft;
  fieldRef: RefObject<HTMLInputElement | null>;
  onChange: TaskDraftChange;
}) => {
  const s = useMessages(taskMessages);
  return (
    <PictureField
      icon={draft.icon}
      suggestedBy={draft.title}
      words={chorePictureNames}
      onIcon={(icon) => onChange({ icon })}
    >
      <TextField
        label={s("title")}
        value={draft.title}
        maxLength={200}
        ref={fieldRef}
        enterKeyHint="done"
        onValue={(title) => onChange({ title })}
      />
    </PictureField>
  );
};

const ChoreEditorFooter = ({
  draft,
  typed,
  busy,
  error,
  onDelete,
}: {
  draft: TaskDraft;
  /** The title as it stands in its field: what of it is no title is said. */
  typed: string;
  busy: boolean;
  error: ApiError | null;
  onDelete: (() => void) | undefined;
}) => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const meaning = useTaskSummary();
  return (
    <footer>
      <p className={styles.choreMeaning} role="status">
        {error === null ? (
          draft.title === typed.trim() ? (
            meaning(draft)
          ) : (
            `${draft.title} · ${meaning(draft)}`
          )
        ) : (
          <b>{errorText(t, error)}</b>
        )}
      </p>
      {onDelete === undefined ? null : (
        <Button onClick={onDelete} disabled={busy}>
          <FeatureIcon name="trash" />
          {s("delete")}
        </Button>
      )}
      <Button type="submit" kind="primary" disabled={busy || missingFieldOf(draft) !== undefined}>
        {s("keep")}
      </Button>
    </footer>
  );
};

/** A chore or to-do, from its title to what it means in one line. */
export const ChoreEditor = ({
  start,
  place,
  isNew,
  busy,
  error,
  onKeep,
  onDelete,
}: {
  start: TaskDraft;
  /** The key of its draft on the device: one for what is new, and one for each task. */
  place: string;
  isNew: boolean;
  busy: boolean;
  error: ApiError | null;
  onKeep: (draft: TaskDraft) => void;
  onDelete: (() => void) | undefined;
}) => {
  const s = useMessages(taskMessages);
  const today = useToday();
  const { draft: saved, setDraft, renew, others } = useSavedDraft(place, start);
  const family = useFamily();
  const draft = { ...saved, repetition: storedRepetitionOf(saved.repetition) };
  const meant = isNew ? draftOfWords(draft, today, family) : draft;
  const change: TaskDraftChange = (part) => setDraft((before) => ({ ...before, ...part }));
  const isRoutine = draft.list === "routine";
  const titleField = useFirstFocus(isNew);
  return (
    <form
      className={styles.choreEditor}
      data-part="chore-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (missingFieldOf(meant) === undefined && !busy) onKeep(meant);
      }}
    >
      <RestoredDraftNotice renew={renew} others={others.map(() => "")} />
      <PictureAndTitle draft={draft} fieldRef={titleField} onChange={change} />
      <MembersField
        label={s("who")}
        nobodyHint={s("whoHint")}
        memberIds={draft.memberIds}
        onMemberIds={(memberIds) => change({ memberIds })}
      />
      <SharingField draft={draft} isNew={isNew} onChange={change} />
      {isRoutine ? (
        <RoutineFields draft={draft} today={today} onChange={change} />
      ) : (
        <DueField due={draft.due} today={today} onDue={(due) => change({ due })} />
      )}
      <ChoreEditorFooter draft={meant} typed={draft.title} {...{ busy, error, onDelete }} />
    </form>
  );
};
