import type { RefObject } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { MembersField } from "../../members/MembersField.tsx";
import { RestoredDraftNotice } from "#client/ui/form/RestoredDraftNotice.tsx";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import { eventMessages } from "./messages/messages.ts";
import { eventPictureNames } from "./picture-names.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { PictureField } from "#client/ui/form/PictureField.tsx";
import { TextArea } from "#client/ui/form/TextArea.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import {
  type EventDraftChange,
  type EventDraft,
  isReady,
  isTooLong,
  maxTextLengths,
  repetitionProblemOf,
} from "./event-draft.ts";
import { useFieldAsItIs } from "./use-field-as-it-is.ts";
import { CalendarField } from "./CalendarField.tsx";
import { DraftClashes } from "../rides/DraftClashes.tsx";
import { RideFields } from "../rides/RideFields.tsx";
import { useWay } from "../rides/use-way.ts";
import { RemindersField } from "../reminders/RemindersField.tsx";
import { RepeatField } from "./RepeatField.tsx";
import { WhenFields } from "./WhenFields.tsx";
import { eventRefusalText } from "./refusal-text.ts";
import * as styles from "#client/ui/form/editor.module.css";

type TextOfEvent = keyof typeof maxTextLengths;

/** Says of each text of a draft by how much it is too long; undefined where it isn't. */
const useLengthProblem = (draft: EventDraft) => {
  const s = useMessages(eventMessages);
  return (field: TextOfEvent) =>
    isTooLong(draft, field)
      ? s("problem.tooLong", { most: maxTextLengths[field], count: draft[field].trim().length })
      : undefined;
};

const PictureAndTitle = ({
  draft,
  fieldRef,
  problem,
  onChange,
}: {
  draft: EventDraft;
  fieldRef: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
  onChange: EventDraftChange;
}) => {
  const s = useMessages(eventMessages);
  return (
    <PictureField icon={draft.icon} words={eventPictureNames} onIcon={(icon) => onChange({ icon })}>
      <TextField
        label={s("title")}
        value={draft.title}
        ref={fieldRef}
        enterKeyHint="done"
        problem={problem}
        onValue={(title) => onChange({ title })}
      />
    </PictureField>
  );
};

const RepetitionProblem = ({ draft }: { draft: EventDraft }) => {
  const s = useMessages(eventMessages);
  const problem = repetitionProblemOf(draft);
  return problem === undefined ? null : (
    <Notice kind="problem" role="alert">
      {s(`problem.${problem}`)}
    </Notice>
  );
};

const PlaceAndNotes = ({
  draft,
  problemOf,
  onChange,
}: {
  draft: EventDraft;
  problemOf: (field: TextOfEvent) => string | undefined;
  onChange: EventDraftChange;
}) => {
  const s = useMessages(eventMessages);
  return (
    <>
      <TextField
        label={s("location")}
        value={draft.location}
        problem={problemOf("location")}
        onValue={(location) => onChange({ location })}
      />
      <TextArea
        label={s("notes")}
        rows={2}
        value={draft.notes}
        problem={problemOf("notes")}
        onValue={(notes) => onChange({ notes })}
      />
    </>
  );
};

const WhoField = ({ draft, onChange }: { draft: EventDraft; onChange: EventDraftChange }) => {
  const s = useMessages(eventMessages);
  return (
    <MembersField
      label={s("who")}
      nobodyHint={s("everyone")}
      memberIds={draft.memberIds}
      onMemberIds={(memberIds) => onChange({ memberIds })}
    />
  );
};

const EventFormFooter = ({
  isNew,
  busy,
  error,
  maySave,
  onDelete,
}: {
  isNew: boolean;
  busy: boolean;
  error: ApiError | undefined;
  maySave: boolean;
  onDelete: (() => void) | undefined;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  return (
    <footer>
      {error === undefined ? null : (
        <Notice kind="problem" role="alert">
          {eventRefusalText(t, s, error)}
        </Notice>
      )}
      {onDelete === undefined ? null : (
        <Button onClick={onDelete} disabled={busy}>
          <FeatureIcon name="trash" />
          {s("delete")}
        </Button>
      )}
      <Button type="submit" kind="primary" disabled={busy || !maySave}>
        {isNew ? s("add") : s("keep")}
      </Button>
    </footer>
  );
};

/** What a family writes of an event; `large` for a wall without a keyboard. */
export const EventForm = ({
  before,
  start = before,
  place,
  isNew,
  large,
  busy,
  error,
  replaces,
  onKeep,
  onDelete,
}: {
  /** The event as it is, or an empty one. */
  before: EventDraft;
  /** What is known of it already. */
  start?: EventDraft;
  /** Where it lies while a wall rests: one place for what is new, and one for each event. */
  place: string;
  isNew: boolean;
  large: boolean;
  busy: boolean;
  error: ApiError | undefined;
  /** The id of the event that is changed. */
  replaces?: string;
  onKeep: (draft: EventDraft) => void;
  onDelete: ((draft: EventDraft) => void) | undefined;
}) => {
  const { draft, setDraft, renew, others } = useSavedDraft(place, before, { now: start });
  const fieldAsItIs = useFieldAsItIs(before);
  const change: EventDraftChange = (part) => setDraft((now) => ({ ...now, ...part }));
  const problemOf = useLengthProblem(draft);
  const { way, keepWay } = useWay(draft);
  // What has its name already needs no keyboard over its other fields.
  const titleField = useFirstFocus(isNew && start.title === "");
  return (
    <form
      className={styles.choreEditor}
      data-part="chore-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady(draft) || busy) return;
        keepWay();
        onKeep(draft);
      }}
    >
      <RestoredDraftNotice renew={renew} others={others.map(fieldAsItIs)} />
      <PictureAndTitle
        draft={draft}
        fieldRef={titleField}
        problem={problemOf("title")}
        onChange={change}
      />
      <WhenFields draft={draft} large={large} onChange={change} />
      <WhoField draft={draft} onChange={change} />
      <CalendarField feedId={draft.feedId} isNew={isNew} onChange={change} />
      <RepeatField draft={draft} large={large} onChange={change} />
      <RepetitionProblem draft={draft} />
      <RemindersField
        allDay={draft.allDay}
        reminders={draft.reminders}
        onReminders={(reminders) => change({ reminders })}
      />
      <PlaceAndNotes draft={draft} problemOf={problemOf} onChange={change} />
      {draft.allDay ? null : (
        <RideFields draft={{ ...draft, way }} location={draft.location} onChange={change} />
      )}
      <DraftClashes {...{ draft, way, replaces }} />
      <EventFormFooter
        {...{ isNew, busy, error }}
        maySave={isReady(draft)}
        onDelete={onDelete && (() => onDelete(draft))}
      />
    </form>
  );
};
