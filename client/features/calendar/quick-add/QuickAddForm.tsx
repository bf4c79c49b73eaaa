import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { LeftUnfinished } from "#client/ui/form/RestoredDraftNotice.tsx";
import { usePutAway } from "#client/mutations/drafts/use-saved-draft.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { eventWords } from "../editing/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { minuteOfDay, useNow } from "#client/i18n/time.ts";
import { Button } from "#client/ui/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { type Answers, isOpen, withAnswers } from "./open-questions.ts";
import { Asks } from "./OpenQuestions.tsx";
import {
  type Draft,
  draftOfUnderstood,
  emptyDraft,
  newEventOf,
  nextHour,
} from "../editing/event-draft.ts";
import { Preview } from "./EventPreview.tsx";
import { longestLine, useUnderstood } from "./use-parsed-line.ts";
import { useWriteEvents } from "../mutations.ts";
import "#client/ui/form/editor.css";
import "./quick-add-form.css";

/** An event in one line of plain words, with what they would make; `day` is the one that the screen shows. */
export const QuickWords = ({
  day,
  large,
  onFields,
  onDone,
}: {
  day: string;
  large: boolean;
  /** All fields are wanted, with what is known so far. */
  onFields: (draft: Draft) => void;
  onDone: () => void;
}) => {
  const s = useWordsOf(eventWords);
  const { t } = useText();
  const { timeZone } = useConfig();
  const now = useNow();
  const { draft: words, setDraft: setWords, renew } = usePutAway("quick-event", "");
  const [answers, setAnswers] = useState<Answers>({});
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const { add } = useWriteEvents(setRefused);
  const { understood, isCurrent, error } = useUnderstood(words);
  const field = useFirstFocus();

  const from = { day, minute: nextHour(minuteOfDay(now, timeZone)) };
  const draft =
    understood === undefined
      ? { ...emptyDraft(from.day, from.minute), title: words.trim() }
      : withAnswers(draftOfUnderstood(understood, from, timeZone), answers, timeZone);
  const asks = understood?.asks ?? [];
  const isPlaced = understood?.start !== undefined;
  const isTooLong = words.trim().length > longestLine;
  const mayAdd = isCurrent && isPlaced && !asks.some(isOpen) && !isTooLong && !busy;
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
      <LeftUnfinished renew={renew} />
      <TextField
        label={s("quick")}
        placeholder={s("quickHint")}
        value={words}
        ref={field}
        enterKeyHint="done"
        problem={
          isTooLong
            ? s("problem.tooLong", { most: longestLine, count: words.trim().length })
            : undefined
        }
        onValue={write}
      />
      <div className="quick-understood" aria-live="polite">
        {understood === undefined || isTooLong ? null : (
          <>
            {isPlaced ? <Preview event={newEventOf(draft, timeZone)} isOld={!isCurrent} /> : null}
            <Asks
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
