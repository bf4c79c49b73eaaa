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
import type { EventDraft } from "../editing/event-draft.ts";
import { EventPreview } from "./EventPreview.tsx";
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
      onDay={(said) => quick.write(`${quick.words.trim()} ${said}`)}
    />
  </>
);

/** An event in one line of plain words, with what they would make; `day` is the one that the screen shows. */
export const QuickAddForm = ({
  day,
  large,
  onFields,
  onDone,
}: {
  day: string;
  large: boolean;
  /** All fields are wanted, with what is known so far. */
  onFields: (draft: EventDraft) => void;
  onDone: () => void;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const quick = useQuickEvent(day, onDone);
  const { draft, mayAdd, isTooLong, trouble } = quick;
  const field = useFirstFocus();
  return (
    <form
      className={`${editorStyles.choreEditor} ${styles.quickWords}`}
      data-part="chore-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayAdd) void quick.save();
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
        {quick.understood === undefined || isTooLong ? null : (
          <Understood quick={quick} large={large} />
        )}
      </Stack>
      <footer>
        {trouble === undefined ? null : (
          <Notice kind="problem" role="alert">
            {trouble.status === 0 ? s("quickOffline") : errorText(t, trouble)}
          </Notice>
        )}
        <Button onClick={() => onFields(draft)}>{s("fields")}</Button>
        <Button type="submit" kind="primary" disabled={!mayAdd}>
          {s("add")}
        </Button>
      </footer>
    </form>
  );
};
