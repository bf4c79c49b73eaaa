import type { ApiError } from "#client/api/api-error.ts";
import { LeftUnfinished } from "#client/ui/form/RestoredDraftNotice.tsx";
import { usePutAway } from "#client/mutations/drafts/use-saved-draft.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { choreWords } from "../messages/messages.ts";
import { chorePictureWords } from "../picture-names.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/i18n/time.ts";
import { Button } from "#client/ui/Button.tsx";
import { PictureField } from "#client/ui/form/PictureField.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { type Change, type Draft, missingOf } from "./task-draft.ts";
import { DueField } from "./DueField.tsx";
import { useMeaning } from "./task-summary.ts";
import { RoutineFields } from "./RoutineFields.tsx";
import { SharingField } from "./SharingField.tsx";
import { WhoField } from "../../members/MembersField.tsx";
import "#client/ui/form/editor.css";

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
  start: Draft;
  /** Where it lies while a wall rests: one place for what is new, and one for each task. */
  place: string;
  isNew: boolean;
  busy: boolean;
  error: ApiError | null;
  onKeep: (draft: Draft) => void;
  onDelete: (() => void) | undefined;
}) => {
  const s = useWordsOf(choreWords);
  const { t } = useText();
  const today = useToday();
  const meaning = useMeaning();
  const { draft, setDraft, renew } = usePutAway(place, start);
  const change: Change = (part) => setDraft((before) => ({ ...before, ...part }));
  const isRoutine = draft.list === "routine";
  const titleField = useFirstFocus(isNew);
  return (
    <form
      className="chore-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (missingOf(draft) === undefined && !busy) onKeep(draft);
      }}
    >
      <LeftUnfinished renew={renew} />
      <PictureField
        icon={draft.icon}
        suggestedBy={draft.title}
        words={chorePictureWords}
        onIcon={(icon) => change({ icon })}
      >
        <TextField
          label={s("title")}
          value={draft.title}
          maxLength={200}
          ref={titleField}
          enterKeyHint="done"
          onValue={(title) => change({ title })}
        />
      </PictureField>
      <WhoField
        label={s("who")}
        hint={s("whoHint")}
        memberIds={draft.memberIds}
        onMemberIds={(memberIds) => change({ memberIds })}
      />
      <SharingField draft={draft} isNew={isNew} onChange={change} />
      {isRoutine ? (
        <RoutineFields draft={draft} today={today} onChange={change} />
      ) : (
        <DueField due={draft.due} today={today} onDue={(due) => change({ due })} />
      )}
      <footer>
        <p className="chore-meaning" role="status">
          {error === null ? meaning(draft) : <b>{errorText(t, error)}</b>}
        </p>
        {onDelete === undefined ? null : (
          <Button onClick={onDelete} disabled={busy}>
            <RoomIcon name="trash" />
            {s("delete")}
          </Button>
        )}
        <button
          type="submit"
          className="button"
          data-kind="primary"
          disabled={busy || missingOf(draft) !== undefined}
        >
          {s("keep")}
        </button>
      </footer>
    </form>
  );
};
