import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import { dayOf, minuteOfDay } from "#client/i18n/time.ts";
import { beginningAt, type Draft, type Moment } from "../editing/event-draft.ts";

/** What quick words left open. */
export type Ask = UnderstoodEvent["asks"][number];

/** What somebody chose where the words may be meant otherwise, by what it is about. */
export type Answers = Readonly<Partial<Record<Ask["about"], string>>>;

const timeAt = ({ from }: Draft, moment: string, timeZone: string): Moment => ({
  day: from.day,
  minute: minuteOfDay(moment, timeZone),
});

const dayAt = ({ from }: Draft, choice: string, timeZone: string): Moment => ({
  day: choice.length === 10 ? choice : dayOf(choice, timeZone),
  minute: from.minute,
});

/** The draft as somebody settled what was asked. */
export const withAnswers = (draft: Draft, answers: Answers, timeZone: string): Draft => {
  const { date, time, member } = answers;
  const dated =
    date === undefined ? draft : { ...draft, ...beginningAt(draft, dayAt(draft, date, timeZone)) };
  const timed =
    time === undefined ? dated : { ...dated, ...beginningAt(dated, timeAt(dated, time, timeZone)) };
  return member === undefined
    ? timed
    : { ...timed, memberIds: [...new Set([...timed.memberIds, member])] };
};

/** What is asked and can't be left as it is: there is nothing to choose from, or it makes no event. */
export const isOpen = ({ about, choices = [] }: Ask): boolean =>
  about === "title" ||
  about === "end" ||
  (choices.length === 0 && about !== "past" && about !== "member");
