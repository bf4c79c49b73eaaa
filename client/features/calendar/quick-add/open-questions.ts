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

/** Whether a day is asked for, of which none is likelier than others. */
export const asksForDay = ({ about, choices = [] }: OpenQuestion): boolean =>
  about === "firstDay" || about === "lastDay" || (about === "date" && choices.length === 0);

/** Whether a question leaves anything open: an hour or a day of which only one is possible is in sight, and not asked for. */
export const hasAlternatives = ({ about, choices = [] }: OpenQuestion): boolean =>
  (about !== "time" && about !== "date") || choices.length !== 1;

/** The words with a day that was asked for, said like any other: "from Monday" becomes "from Monday – 2026-12-03". */
export const withSaidDay = (line: string, day: string, { about, words }: OpenQuestion): string => {
  if (about === "date") return `${line.trim()} ${day}`;
  const at = words === undefined ? -1 : line.toLowerCase().indexOf(words.toLowerCase());
  if (words === undefined || at < 0)
    return about === "firstDay" ? `${day} – ${line.trim()}` : `${line.trim()} – ${day}`;
  const end = at + words.length;
  const said = line.slice(at, end);
  const both = about === "firstDay" ? `${day} ${said}` : `${said} – ${day}`;
  return `${line.slice(0, at)}${both}${line.slice(end)}`;
};

/** What may be left as it is shown: days that go on are one day until somebody says which is the last. */
const mayStayOpen: ReadonlySet<OpenQuestion["about"]> = new Set([
  ...(["past", "member", "exception", "firstDay", "lastDay"] as const),
  ...(["numberedWeeks", "binRule", "repetition"] as const),
]);

/** What is asked and can't be left as it is: there is nothing to choose from, or it makes no event. */
export const needsAnswer = ({ about, choices = [] }: OpenQuestion): boolean =>
  about === "title" || about === "end" || (choices.length === 0 && !mayStayOpen.has(about));
