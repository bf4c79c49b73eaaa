import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { RestoredDraftNotice } from "#client/ui/form/RestoredDraftNotice.tsx";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { minuteOfDay } from "#client/i18n/time.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { type ChosenAnswers, needsAnswer, withAnswers } from "./open-questions.ts";
import { OpenQuestions } from "./OpenQuestions.tsx";
import {
  type EventDraft,
  draftOfParsedLine,
  emptyEventDraft,
  newEventOf,
  nextHour,
} from "../editing/event-draft.ts";
import { EventPreview } from "./EventPreview.tsx";
import { maxLineLength, useParsedLine } from "./use-parsed-line.ts";
import { useEventMutations } from "../use-event-mutations.ts";
import "#client/ui/form/editor.css";
import "./quick-add-form.css";

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
  const { timeZone } = useConfig();
  const now = useNow();
  const { draft: words, setDraft: setWords, renew } = useSavedDraft("quick-event", "");
  const [answers, setAnswers] = useState<ChosenAnswers>({});
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const { add } = useEventMutations(setRefused);
  const { understood, isCurrent, error } = useParsedLine(words);
  const field = useFirstFocus();

  const from = { day, minute: nextHour(minuteOfDay(now, timeZone)) };
  const draft =
    understood === undefined
      ? { ...emptyEventDraft(from.day, from.minute), title: words.trim() }
      : withAnswers(draftOfParsedLine(understood, from, timeZone), answers, timeZone);
  const asks = understood?.asks ?? [];
  const isPlaced = understood?.start !== undefined;
  const isTooLong = words.trim().length > maxLineLength;
  const mayAdd = isCurrent && isPlaced && !asks.some(needsAnswer) && !isTooLong && !busy;
  const write = (line: string) => {
    setWords(line);
    setAnswers({});
    setRefused(undefined);
  };
  const keep = async () => {
    setBusy(true);
    const isDone = await add(newEventOf(draft, timeZone));
    setBusy(false);
    if (isDone) onDone();
  };
  const trouble = refused ?? (words.trim() === "" ? undefined : error);
  return (
    <form
      className="chore-editor quick-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayAdd) void keep();
      }}
    >
      <RestoredDraftNotice renew={renew} />
      <TextField
        label={s("quick")}
        placeholder={s("quickHint")}
        value={words}
        ref={field}
        enterKeyHint="done"
        problem={
          isTooLong
            ? s("problem.tooLong", { most: maxLineLength, count: words.trim().length })
            : undefined
        }
        onValue={write}
      />
      <div className="quick-understood" aria-live="polite">
        {understood === undefined || isTooLong ? null : (
          <>
            {isPlaced ? (
              <EventPreview event={newEventOf(draft, timeZone)} isOld={!isCurrent} />
            ) : null}
            <OpenQuestions
              asks={asks}
              answers={answers}
              large={large}
              onAnswer={(about, choice) => setAnswers({ ...answers, [about]: choice })}
              // Said like any other word, so that what else was said of the time still counts.
              onDay={(said) => write(`${words.trim()} ${said}`)}
            />
          </>
        )}
      </div>
      <footer>
        {trouble === undefined ? null : (
          <p className="field-problem" role="alert">
            {trouble.status === 0 ? s("quickOffline") : errorText(t, trouble)}
          </p>
        )}
        <Button onClick={() => onFields(draft)}>{s("fields")}</Button>
        <button type="submit" className="button" data-kind="primary" disabled={!mayAdd}>
          {s("add")}
        </button>
      </footer>
    </form>
  );
};
