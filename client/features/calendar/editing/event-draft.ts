import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, UnderstoodEvent } from "#contract/calendar-family.ts";
import type { EventReminders } from "#contract/reminders.ts";
import { addDays, dayOf, instantAt, minuteOfDay } from "#client/i18n/time.ts";
import type { RideDraft } from "../rides/ride-draft.ts";
import type { EventPeriod } from "../changes/move-event.ts";
import type { Repetition } from "#client/recurrence/repetition.ts";
import { eventRepetitionOf, recurrenceRuleOf } from "#client/recurrence/rule-text.ts";
import { maxRepetitions } from "#client/recurrence/repetition-uses.ts";

/** A moment as a family says it: a day, and the minute of it (0 to 1439). */
export interface DraftMoment {
  readonly day: string;
  readonly minute: number;
  /** Whether it is in the second of the two hours that a clock shows alike in autumn. */
  readonly isSecondHour?: true;
}

/** An event as it stands in the editor, in the family's time zone. */
export interface EventDraft {
  readonly title: string;
  /** Its picture's name, or an emoji. */
  readonly icon: string | undefined;
  readonly allDay: boolean;
  readonly from: DraftMoment;
  /** Its day is included where it is all day. */
  readonly to: DraftMoment;
  readonly memberIds: readonly string[];
  readonly location: string;
  readonly notes: string;
  readonly repetition: Repetition;
  /** When it reminds of itself; undefined: as usual. */
  readonly reminders?: EventReminders | undefined;
  /** Who takes those who go, and who collects them. */
  readonly driver?: string | undefined;
  readonly collector?: string | undefined;
  /** The minutes to its place as they were typed; null: not known, undefined: nobody touched them. */
  readonly way?: number | null | undefined;
  /** The calendar in which it is; undefined for a new one that goes where its members' events usually go. */
  readonly feedId?: string | undefined;
}

/** Changes some of a draft. */
export type EventDraftChange = (part: Partial<EventDraft>) => void;

const usualMinutes = 60;
const minutesInDay = 1440;
const hourMs = 3_600_000;

/** A moment some minutes later on the clock, over midnight too. */
export const addMinutesTo = ({ day, minute }: DraftMoment, minutes: number): DraftMoment => {
  const sum = minute + minutes;
  const days = Math.floor(sum / minutesInDay);
  return { day: addDays(day, days), minute: sum - days * minutesInDay };
};

const minutesOn = ({ day, minute }: DraftMoment): number =>
  Date.parse(`${day}T00:00:00Z`) / 60_000 + minute;

/** How many minutes of the clock lie between two moments. */
const minutesFrom = (from: DraftMoment, to: DraftMoment): number => minutesOn(to) - minutesOn(from);

/** An empty event of a day: an hour, from `minute` on. */
export const emptyEventDraft = (
  day: string,
  minute: number,
  memberIds: readonly string[] = [],
): EventDraft => ({
  ...{ title: "", icon: undefined, allDay: false, memberIds, location: "", notes: "" },
  from: { day, minute },
  to: addMinutesTo({ day, minute }, usualMinutes),
  repetition: { kind: "none" },
});

/** The next full hour after a minute of a day; the last one where the day is nearly over. */
export const nextHour = (minute: number): number => Math.min(23, Math.floor(minute / 60) + 1) * 60;

const morning = 9 * 60;

const momentAt = (instant: string, timeZone: string): DraftMoment => {
  const [day, minute] = [dayOf(instant, timeZone), minuteOfDay(instant, timeZone)];
  const isSecondHour = Date.parse(instant) - instantAt(day, minute, timeZone) >= hourMs;
  return { day, minute, ...(isSecondHour ? { isSecondHour } : {}) };
};

const msOf = ({ day, minute, isSecondHour }: DraftMoment, timeZone: string): number => {
  const first = instantAt(day, minute, timeZone);
  const second = first + hourMs;
  return isSecondHour && minuteOfDay(second, timeZone) === minute ? second : first;
};

const placeOf = (
  { start, end, allDay }: EventPeriod,
  timeZone: string,
): Pick<EventDraft, "allDay" | "from" | "to"> => {
  if (allDay)
    return {
      allDay,
      from: { day: start, minute: morning },
      to: { day: addDays(end, -1), minute: morning + usualMinutes },
    };
  const [from, to] = [momentAt(start, timeZone), momentAt(end, timeZone)];
  // In the hour that comes twice a clock may go back in between.
  const isBackwards = minutesFrom(from, to) < 0;
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return { allDay, from, to: isBackwards ? addMinutesTo(from, minutes) : to };
};

const rideOf = ({ driver, collector }: RideDraft): Pick<CalendarEvent, "driver" | "collector"> => ({
  ...(driver === undefined ? {} : { driver }),
  ...(collector === undefined ? {} : { collector }),
});

/** An event as it can be edited. */
export const eventDraftOf = (event: CalendarEvent, timeZone: string): EventDraft => {
  const place = placeOf(event, timeZone);
  return {
    ...place,
    ...{ title: event.title, icon: event.icon, memberIds: event.memberIds },
    ...{ location: event.location ?? "", notes: event.notes ?? "", feedId: event.feedId },
    ...(event.reminders === undefined ? {} : { reminders: event.reminders }),
    ...rideOf(event),
    repetition: eventRepetitionOf(event.recurrence, place.from.day),
  };
};

/** What quick words would make, as it can be edited; `day` and `minute` stand for what they didn't say. */
export const draftOfParsedLine = (
  understood: UnderstoodEvent,
  { day, minute }: DraftMoment,
  timeZone: string,
): EventDraft => {
  const { start, end, allDay } = understood;
  const place =
    start === undefined || end === undefined
      ? { allDay, from: { day, minute }, to: addMinutesTo({ day, minute }, usualMinutes) }
      : placeOf({ start, end, allDay }, timeZone);
  return {
    ...place,
    ...{ title: understood.title, icon: undefined, memberIds: understood.memberIds },
    ...{ location: understood.location ?? "", notes: understood.notes ?? "" },
    ...(understood.wayMinutes === undefined ? {} : { way: understood.wayMinutes }),
    ...(understood.reminders === undefined ? {} : { reminders: understood.reminders }),
    ...rideOf(understood),
    repetition: eventRepetitionOf(understood.recurrence, place.from.day),
  };
};

/** The draft with another beginning; its end follows, and so does a repetition that was to be over before. */
export const withStart = (
  draft: EventDraft,
  from: DraftMoment,
): Pick<EventDraft, "from" | "to"> => ({
  from,
  to: addMinutesTo(from, minutesFrom(draft.from, draft.to)),
});

/** The draft made all day, or given hours again. */
export const withAllDay = (
  { from, to }: EventDraft,
  allDay: boolean,
): Pick<EventDraft, "allDay" | "to"> => {
  // What is over at midnight isn't on the next day.
  if (allDay && to.minute === 0 && to.day > from.day)
    return { allDay, to: addMinutesTo(to, -minutesInDay) };
  const isBackwards = !allDay && minutesFrom(from, to) <= 0;
  return { allDay, to: isBackwards ? addMinutesTo(from, usualMinutes) : to };
};

/** The longest that texts may be. */
export const maxTextLengths = { title: 200, location: 300, notes: 4000 } as const;

const isNear = (day: string): boolean => /^(19|20|21)\d\d-\d\d-\d\d$/.test(day);
const longestMinutes = 3_700 * minutesInDay;

/** What is wrong with the time of a draft. */
export const timeProblemOf = ({
  allDay,
  from,
  to,
}: EventDraft): "year" | "end" | "long" | undefined => {
  if (!isNear(from.day) || !isNear(to.day)) return "year";
  const minutes = minutesFrom(from, to);
  if (allDay ? to.day < from.day : minutes < 0) return "end";
  return minutes >= longestMinutes ? "long" : undefined;
};

/** What is wrong with the repetition of a draft. */
export const repetitionProblemOf = ({
  from,
  repetition,
}: EventDraft): "year" | "until" | "count" | undefined => {
  if (!("ending" in repetition)) return undefined;
  const { ending } = repetition;
  if (ending.kind === "until" && !isNear(ending.day)) return "year";
  if (ending.kind === "until" && ending.day < from.day) return "until";
  const isCount = ending.kind !== "count" || (ending.count >= 1 && ending.count <= maxRepetitions);
  return isCount ? undefined : "count";
};

/** Whether a text is longer than the calendar takes. */
export const isTooLong = (draft: EventDraft, field: keyof typeof maxTextLengths): boolean =>
  draft[field].trim().length > maxTextLengths[field];

/** Whether a draft can be saved: it has a name, and nothing is wrong with it. */
export const isReady = (draft: EventDraft): boolean =>
  draft.title.trim() !== "" &&
  !(["title", "location", "notes"] as const).some((field) => isTooLong(draft, field)) &&
  timeProblemOf(draft) === undefined &&
  repetitionProblemOf(draft) === undefined;

const whenOf = ({ allDay, from, to }: EventDraft, timeZone: string): EventPeriod => {
  if (allDay) return { start: from.day, end: addDays(to.day, 1), allDay };
  const [start, end] = [msOf(from, timeZone), msOf(to, timeZone)];
  // What begins in an hour that the clock skips begins later, and is as long as it was meant to be.
  const over = end < start ? start + minutesFrom(from, to) * 60_000 : end;
  return { start: new Date(start).toISOString(), end: new Date(over).toISOString(), allDay };
};

/** The event that a draft makes. */
export const newEventOf = (draft: EventDraft, timeZone: string): NewEvent => {
  const [location, notes] = [draft.location.trim(), draft.notes.trim()];
  const recurrence = recurrenceRuleOf(draft.repetition, draft.from.day);
  return {
    ...{ title: draft.title.trim(), memberIds: [...draft.memberIds] },
    ...whenOf(draft, timeZone),
    ...(location === "" ? {} : { location }),
    ...(notes === "" ? {} : { notes }),
    ...(draft.icon === undefined ? {} : { icon: draft.icon }),
    ...(draft.reminders === undefined ? {} : { reminders: draft.reminders }),
    ...rideOf(draft),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(draft.feedId === undefined ? {} : { feedId: draft.feedId }),
  };
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an edit changed, and nothing else; the server moves an untouched rule along with its event. */
export const eventPatchOf = (
  before: EventDraft,
  draft: EventDraft,
  timeZone: string,
): EventPatch => {
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
    ...(isSame(before.reminders, draft.reminders) ? {} : { reminders: draft.reminders ?? null }),
    ...(draft.driver === before.driver ? {} : { driver: draft.driver ?? null }),
    ...(draft.collector === before.collector ? {} : { collector: draft.collector ?? null }),
    ...(isPlaced ? {} : whenOf(draft, timeZone)),
    ...(draft.feedId === undefined || draft.feedId === before.feedId
      ? {}
      : { feedId: draft.feedId }),
    ...(isSame(before.repetition, repetition)
      ? {}
      : { recurrence: recurrenceRuleOf(repetition, draft.from.day) ?? null }),
  };
};
