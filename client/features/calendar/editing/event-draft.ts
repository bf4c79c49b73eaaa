import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, UnderstoodEvent } from "#contract/calendar-family.ts";
import { addDays, dayOf, instantAt, minuteOfDay } from "#client/i18n/time.ts";
import type { When } from "../move-event.ts";
import { type Repetition, repetitionOf, ruleOf } from "./repetition.ts";

/** A moment as a family says it: a day, and the minute of it (0 to 1439). */
export interface Moment {
  readonly day: string;
  readonly minute: number;
}

/** An event as it stands in the editor, in the house's time zone. */
export interface Draft {
  readonly title: string;
  /** Its picture's name, or an emoji. */
  readonly icon: string | undefined;
  readonly allDay: boolean;
  readonly from: Moment;
  /** Its day is included where it is all day. */
  readonly to: Moment;
  readonly memberIds: readonly string[];
  readonly location: string;
  readonly notes: string;
  readonly repetition: Repetition;
}

/** Changes some of a draft. */
export type Change = (part: Partial<Draft>) => void;

const usualMinutes = 60;
const minutesInDay = 1440;

/** A moment some minutes later on the clock, over midnight too. */
export const laterBy = ({ day, minute }: Moment, minutes: number): Moment => {
  const sum = minute + minutes;
  const days = Math.floor(sum / minutesInDay);
  return { day: addDays(day, days), minute: sum - days * minutesInDay };
};

const minutesOn = ({ day, minute }: Moment): number =>
  Date.parse(`${day}T00:00:00Z`) / 60_000 + minute;

/** How many minutes of the clock lie between two moments. */
const minutesFrom = (from: Moment, to: Moment): number => minutesOn(to) - minutesOn(from);

/** An empty event of a day: an hour, from `minute` on. */
export const emptyDraft = (
  day: string,
  minute: number,
  memberIds: readonly string[] = [],
): Draft => ({
  ...{ title: "", icon: undefined, allDay: false, memberIds, location: "", notes: "" },
  from: { day, minute },
  to: laterBy({ day, minute }, usualMinutes),
  repetition: { kind: "none" },
});

/** The next full hour after a minute of a day; the last one where the day is nearly over. */
export const nextHour = (minute: number): number => Math.min(23, Math.floor(minute / 60) + 1) * 60;

const morning = 9 * 60;
/** No family repeats anything more often than that. */
export const mostTimes = 999;

const placeOf = (
  { start, end, allDay }: When,
  timeZone: string,
): Pick<Draft, "allDay" | "from" | "to"> => {
  if (allDay)
    return {
      allDay,
      from: { day: start, minute: morning },
      to: { day: addDays(end, -1), minute: morning + usualMinutes },
    };
  const at = (moment: string) => ({
    day: dayOf(moment, timeZone),
    minute: minuteOfDay(moment, timeZone),
  });
  const [from, to] = [at(start), at(end)];
  // In the hour that comes twice a clock may go back in between.
  const isBackwards = minutesFrom(from, to) < 0;
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return { allDay, from, to: isBackwards ? laterBy(from, minutes) : to };
};

/** An event as it can be edited. */
export const draftOf = (event: CalendarEvent, timeZone: string): Draft => {
  const place = placeOf(event, timeZone);
  return {
    ...place,
    ...{ title: event.title, icon: event.icon, memberIds: event.memberIds },
    ...{ location: event.location ?? "", notes: event.notes ?? "" },
    repetition: repetitionOf(event.recurrence, place.from.day),
  };
};

/** What quick words would make, as it can be edited; `day` and `minute` stand for what they didn't say. */
export const draftOfUnderstood = (
  understood: UnderstoodEvent,
  { day, minute }: Moment,
  timeZone: string,
): Draft => {
  const { start, end, allDay } = understood;
  const place =
    start === undefined || end === undefined
      ? { allDay, from: { day, minute }, to: laterBy({ day, minute }, usualMinutes) }
      : placeOf({ start, end, allDay }, timeZone);
  return {
    ...place,
    ...{ title: understood.title, icon: undefined, memberIds: understood.memberIds },
    ...{ location: understood.location ?? "", notes: "" },
    repetition: repetitionOf(understood.recurrence, place.from.day),
  };
};

/** The draft with another beginning; its end follows, and so does a repetition that was to be over before. */
export const beginningAt = (draft: Draft, from: Moment): Pick<Draft, "from" | "to"> => ({
  from,
  to: laterBy(from, minutesFrom(draft.from, draft.to)),
});

/** The draft made all day, or given hours again. */
export const allDayOf = ({ from, to }: Draft, allDay: boolean): Pick<Draft, "allDay" | "to"> => {
  // What is over at midnight isn't on the next day.
  if (allDay && to.minute === 0 && to.day > from.day)
    return { allDay, to: laterBy(to, -minutesInDay) };
  const isBackwards = !allDay && minutesFrom(from, to) <= 0;
  return { allDay, to: isBackwards ? laterBy(from, usualMinutes) : to };
};

/** The longest that texts may be. */
export const longest = { title: 200, location: 300, notes: 4000 } as const;

const isNear = (day: string): boolean => /^(19|20|21)\d\d-\d\d-\d\d$/.test(day);
const longestMinutes = 3_700 * minutesInDay;

/** What is wrong with the time of a draft. */
export const whenProblemOf = ({ allDay, from, to }: Draft): "year" | "end" | "long" | undefined => {
  if (!isNear(from.day) || !isNear(to.day)) return "year";
  const minutes = minutesFrom(from, to);
  if (allDay ? to.day < from.day : minutes < 0) return "end";
  return minutes >= longestMinutes ? "long" : undefined;
};

/** What is wrong with the repetition of a draft. */
export const repetitionProblemOf = ({
  from,
  repetition,
}: Draft): "year" | "until" | "count" | undefined => {
  if (repetition.kind === "none" || repetition.kind === "other") return undefined;
  const { ending } = repetition;
  if (ending.kind === "until" && !isNear(ending.day)) return "year";
  if (ending.kind === "until" && ending.day < from.day) return "until";
  const isCount = ending.kind !== "count" || (ending.count >= 1 && ending.count <= mostTimes);
  return isCount ? undefined : "count";
};

/** Whether a text is longer than the calendar takes. */
export const isTooLong = (draft: Draft, field: keyof typeof longest): boolean =>
  draft[field].trim().length > longest[field];

/** Whether a draft can be saved: it has a name, and nothing is wrong with it. */
export const isReady = (draft: Draft): boolean =>
  draft.title.trim() !== "" &&
  !(["title", "location", "notes"] as const).some((field) => isTooLong(draft, field)) &&
  whenProblemOf(draft) === undefined &&
  repetitionProblemOf(draft) === undefined;

const whenOf = ({ allDay, from, to }: Draft, timeZone: string): When => {
  if (allDay) return { start: from.day, end: addDays(to.day, 1), allDay };
  const at = ({ day, minute }: Moment) => instantAt(day, minute, timeZone);
  const [start, end] = [at(from), at(to)];
  // What begins in an hour that the clock skips begins later, and is as long as it was meant to be.
  const over = end < start ? start + minutesFrom(from, to) * 60_000 : end;
  return { start: new Date(start).toISOString(), end: new Date(over).toISOString(), allDay };
};

/** The event that a draft makes. */
export const newEventOf = (draft: Draft, timeZone: string): NewEvent => {
  const [location, notes] = [draft.location.trim(), draft.notes.trim()];
  const recurrence = ruleOf(draft.repetition, draft.from.day);
  return {
    ...{ title: draft.title.trim(), memberIds: [...draft.memberIds] },
    ...whenOf(draft, timeZone),
    ...(location === "" ? {} : { location }),
    ...(notes === "" ? {} : { notes }),
    ...(draft.icon === undefined ? {} : { icon: draft.icon }),
    ...(recurrence === undefined ? {} : { recurrence }),
  };
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an edit changed, and nothing else; the house moves an untouched rule along with its event. */
export const patchOf = (before: Draft, draft: Draft, timeZone: string): EventPatch => {
  const text = (field: "location" | "notes") =>
    draft[field].trim() === before[field].trim() ? {} : { [field]: draft[field].trim() || null };
  const isPlaced = isSame(
    [before.allDay, before.from, before.to],
    [draft.allDay, draft.from, draft.to],
  );
  const { repetition } = draft;
  return {
    ...(draft.title.trim() === before.title ? {} : { title: draft.title.trim() }),
    ...(isSame(before.memberIds, draft.memberIds) ? {} : { memberIds: [...draft.memberIds] }),
    ...text("location"),
    ...text("notes"),
    ...(draft.icon === before.icon ? {} : { icon: draft.icon ?? null }),
    ...(isPlaced ? {} : whenOf(draft, timeZone)),
    ...(isSame(before.repetition, repetition)
      ? {}
      : { recurrence: ruleOf(repetition, draft.from.day) ?? null }),
  };
};
