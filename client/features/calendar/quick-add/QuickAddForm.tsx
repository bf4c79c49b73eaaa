import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { RestoredDraftNotice } from "#client/ui/form/RestoredDraftNotice.tsx";
import { errorText } from "#client/i18n/error-text.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { OpenQuestions } from "./OpenQuestions.tsx";
import { withSaidDay } from "./open-questions.ts";
import type { EventDraft } from "../editing/event-draft.ts";
import { EventPreview } from "./EventPreview.tsx";
import { EventOrFact } from "./facts/EventOrFact.tsx";
import { quickFactMessages } from "./facts/messages/messages.ts";
import { useQuickFact } from "./facts/use-quick-fact.ts";
import { maxLineLength } from "./use-parsed-line.ts";
import { useQuickEvent } from "./use-quick-event.ts";
import * as editorStyles from "#client/ui/form/editor.module.css";
import * as styles from "./quick-add-form.module.css";

/** What the words mean so far, and what they leave open. */
const Understood = ({
  quick,
  large,
}: {
  quick: ReturnType<typeof useQuickEvent>;
  large: boolean;
}) => (
  <>
    {quick.isPlaced ? <EventPreview event={quick.event()} isOld={!quick.isCurrent} /> : null}
    <OpenQuestions
      asks={quick.asks}
      answers={quick.answers}
      large={large}
      onAnswer={quick.answer}
      // Said like any other word, so that what else was said of the time still counts.
      onDay={(said, ask) => quick.write(withSaidDay(quick.words, said, ask))}
    />
  </>
);

/** What the words mean, as an event or as what else they say. */
const Meaning = ({
  quick,
  other,
  large,
}: {
  quick: ReturnType<typeof useQuickEvent>;
  other: ReturnType<typeof useQuickFact>;
  large: boolean;
}) => {
  if (quick.understood === undefined || quick.isTooLong) return null;
  const event = <Understood quick={quick} large={large} />;
  if (other.fact === undefined) return event;
  return (
    <EventOrFact
      fact={other.fact}
      quick={other}
      isOld={!quick.isCurrent}
      large={large}
      onDay={(said, ask) => quick.write(withSaidDay(quick.words, said, ask))}
    >
      {event}
    </EventOrFact>
  );
};

/** Leads on to all fields, or keeps what the words mean: an event, or what else they say, which a parent writes down. */
const Actions = ({
  quick,
  other,
  onFields,
}: {
  quick: ReturnType<typeof useQuickEvent>;
  other: ReturnType<typeof useQuickFact>;
  onFields: (draft: EventDraft) => void;
}) => {
  const s = useMessages(eventMessages);
  const f = useMessages(quickFactMessages);
  const isEvent = other.meant === "event";
  const mayGoOn = isEvent
    ? quick.mayAdd
    : other.meant === "fact" && quick.isCurrent && other.isSettled;
  const fields = () => onFields(quick.draft);
  if (quick.isUnread)
    return (
      <Button type="submit" kind="primary">
        {s("fields")}
      </Button>
    );
  return (
    <>
      {other.meant === "fact" ? null : <Button onClick={fields}>{s("fields")}</Button>}
      <Button type="submit" kind="primary" disabled={!mayGoOn}>
        {isEvent ? s("add") : f("continue")}
      </Button>
    </>
  );
};

/** A line of plain words, an event or what else it says, with what it would make; `day` is the one that the screen shows. */
export const QuickAddForm = ({
  day,
  large,
  onFields,
  onFact,
  onDone,
}: {
  day: string;
  large: boolean;
  /** All fields are wanted, with what is known so far. */
  onFields: (draft: EventDraft) => void;
  /** What isn't an event is to be kept. */
  onFact: (fact: UnderstoodFact) => void;
  onDone: () => void;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const quick = useQuickEvent(day, onDone);
  const { mayAdd, isTooLong, trouble } = quick;
  const other = useQuickFact(quick.understood?.fact, quick.words.trim());
  const field = useFirstFocus();
  return (
    <form
      className={`${editorStyles.choreEditor} ${styles.quickWords}`}
      data-part="chore-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (quick.isUnread) return onFields(quick.draft);
        if (other.meant === "event" && mayAdd) void quick.save();
        if (other.meant !== "fact" || other.fact === undefined) return;
        if (quick.isCurrent && other.isSettled) onFact(other.fact);
        return undefined;
      }}
    >
      <RestoredDraftNotice renew={quick.renew} />
      <TextField
        label={s("quick")}
        placeholder={s("quickHint")}
        value={quick.words}
        ref={field}
        enterKeyHint="done"
        problem={
          isTooLong
            ? s("problem.tooLong", { most: maxLineLength, count: quick.words.trim().length })
            : undefined
        }
        onValue={quick.write}
      />
      <Stack gap={4} className={styles.quickUnderstood} aria-live="polite">
        <Meaning {...{ quick, other, large }} />
      </Stack>
      <footer>
        {trouble === undefined ? null : (
          <Notice kind="problem" role="alert">
            {trouble.status === 0 ? s("quickOffline") : errorText(t, trouble)}
          </Notice>
        )}
        <Actions {...{ quick, other, onFields }} />
      </footer>
    </form>
  );
};
