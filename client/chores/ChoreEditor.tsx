import type { ApiError } from "../api-error.ts";
import { LeftUnfinished } from "../drafts/LeftUnfinished.tsx";
import { usePutAway } from "../drafts/use-put-away.ts";
import { errorText } from "../text/error-text.ts";
import { choreWords } from "../text/rooms/chores/words.ts";
import { chorePictureWords } from "../text/rooms/pictures/chores.ts";
import { useText } from "../text/use-text.ts";
import { useWordsOf } from "../text/words-of.ts";
import { useToday } from "../time.ts";
import { Button } from "../ui/Button.tsx";
import { PictureField } from "../ui/form/PictureField.tsx";
import { TextField } from "../ui/form/TextField.tsx";
import { useFirstFocus } from "../ui/form/use-first-focus.ts";
import { RoomIcon } from "../ui/RoomIcon.tsx";
import { type Change, type Draft, missingOf } from "./draft.ts";
import { DueField } from "./DueField.tsx";
import { useMeaning } from "./meaning.ts";
import { RoutineFields } from "./RoutineFields.tsx";
import { SharingField } from "./SharingField.tsx";
import { WhoField } from "./WhoField.tsx";
import "./chore-editor.css";

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
