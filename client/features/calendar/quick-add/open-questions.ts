import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import { dayOf, minuteOfDay } from "#client/i18n/time.ts";
import { withStart, type EventDraft, type DraftMoment } from "../editing/event-draft.ts";

/** What quick words left open. */
export type OpenQuestion = UnderstoodEvent["asks"][number];

/** What somebody chose where the words may be meant otherwise, by what it is about. */
export type ChosenAnswers = Readonly<Partial<Record<OpenQuestion["about"], string>>>;

const timeAt = ({ from }: EventDraft, moment: string, timeZone: string): DraftMoment => ({
  day: from.day,
  minute: minuteOfDay(moment, timeZone),
});

const dayAt = ({ from }: EventDraft, choice: string, timeZone: string): DraftMoment => ({
  day: choice.length === 10 ? choice : dayOf(choice, timeZone),
  minute: from.minute,
});

/** The draft as somebody settled what was asked. */
export const withAnswers = (
  draft: EventDraft,
  answers: ChosenAnswers,
  timeZone: string,
): EventDraft => {
  const { date, time, member } = answers;
  const dated =
    date === undefined ? draft : { ...draft, ...withStart(draft, dayAt(draft, date, timeZone)) };
  const timed =
    time === undefined ? dated : { ...dated, ...withStart(dated, timeAt(dated, time, timeZone)) };
  return member === undefined
    ? timed
    : { ...timed, memberIds: [...new Set([...timed.memberIds, member])] };
};

/** What is asked and can't be left as it is: there is nothing to choose from, or it makes no event. */
export const needsAnswer = ({ about, choices = [] }: OpenQuestion): boolean =>
  about === "title" ||
  about === "end" ||
  (choices.length === 0 && !["past", "member", "exception"].includes(about));
