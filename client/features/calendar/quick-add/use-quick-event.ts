import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useConfig } from "#client/context/config.ts";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import { minuteOfDay } from "#client/i18n/time.ts";
import { useNow } from "#client/platform/clock.ts";
import { type ChosenAnswers, hasAlternatives, needsAnswer, withAnswers } from "./open-questions.ts";
import {
  draftOfParsedLine,
  emptyEventDraft,
  newEventOf,
  nextHour,
} from "../editing/event-draft.ts";
import { maxLineLength, useParsedLine } from "./use-parsed-line.ts";
import { withLeaving } from "../rides/places.ts";
import { useWay } from "../rides/use-way.ts";
import { useEventMutations } from "../changes/use-event-mutations.ts";

/** An event that is being written in one line: its words, what they mean so far, and whether they are enough. */
export const useQuickEvent = (day: string, onDone: () => void) => {
  const { timeZone } = useConfig();
  const now = useNow();
  const { draft: words, setDraft: setWords, renew } = useSavedDraft("quick-event", "");
  const [answers, setAnswers] = useState<ChosenAnswers>({});
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const { add } = useEventMutations(setRefused);
  const { understood, isCurrent, error } = useParsedLine(words);
  const from = { day, minute: nextHour(minuteOfDay(now, timeZone)) };
  const draft =
    understood === undefined
      ? { ...emptyEventDraft(from.day, from.minute), title: words.trim() }
      : withAnswers(draftOfParsedLine(understood, from, timeZone), answers, timeZone);
  const { way, keepWay } = useWay(draft);
  const asks = (understood?.asks ?? []).filter(hasAlternatives);
  const isPlaced = understood?.start !== undefined;
  const isTooLong = words.trim().length > maxLineLength;
  const mayAdd = isCurrent && isPlaced && !asks.some(needsAnswer) && !isTooLong && !busy;
  const write = (line: string) => {
    setWords(line);
    setAnswers({});
    setRefused(undefined);
  };
  const save = async () => {
    setBusy(true);
    keepWay();
    const isDone = await add(newEventOf(draft, timeZone));
    setBusy(false);
    if (isDone) onDone();
  };
  const trouble = refused ?? (words.trim() === "" ? undefined : error);
  /** Nobody understands the words out of reach: they are its title, and the rest is filled in. */
  const isUnread = trouble?.status === 0 && !isCurrent;
  const asTitle = { ...emptyEventDraft(from.day, from.minute), title: words.trim() };
  return {
    ...{ words, write, renew },
    ...{ understood, isCurrent, isPlaced, isTooLong, asks, answers },
    answer: (about: keyof ChosenAnswers, choice: string) =>
      setAnswers({ ...answers, [about]: choice }),
    draft: isUnread ? asTitle : draft,
    isUnread,
    event: () => withLeaving(newEventOf(draft, timeZone), way),
    ...{ mayAdd, save, trouble },
  };
};
