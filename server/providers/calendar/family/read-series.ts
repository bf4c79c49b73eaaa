import { dayAt } from "#server/platform/clock.ts";
import type { EventComponent, WrittenTime } from "../ical/text/component.ts";
import {
  type TimeZoneContext,
  type EventSpan,
  eventSpanOf,
  referencedStart,
} from "../ical/zones/event-times.ts";
import { instantOfWallTime } from "../ical/zones/instant-of-wall-time.ts";
import type { ReadSeries, SeriesChange } from "../port.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import {
  eventIdentity,
  eventPlacement,
  eventRule,
  SkippedEvent,
  eventText,
} from "./read-event-fields.ts";
import { ruleDaysBetween, firstRuleDay } from "./rule.ts";

const mostListed = 2_000;
const mostChanges = 500;

/**
 * The day of a RECURRENCE-ID or EXDATE, if the series can have an occurrence then: the hour has to be the series'
 * own.
 */
const dayOfStart = (written: WrittenTime, span: EventSpan, places: TimeZoneContext) => {
  const ms = referencedStart(written, span, places);
  const day = dayAt(ms, span.zone);
  const nominal = instantOfWallTime(Date.parse(`${day}T${span.wall.slice(11)}Z`), span.zone);
  return { ms, day, isNominal: nominal === ms };
};

const changeOf = (
  component: EventComponent,
  originalDay: string,
  { master, at, places }: { master: EventComponent; at: EventPlacement; places: TimeZoneContext },
): SeriesChange => {
  const words = eventText(component);
  const before = eventText(master);
  const span = eventSpanOf(component, places);
  const own = span === undefined ? undefined : eventPlacement(span);
  const isBare = component.end === undefined && component.duration === undefined;
  const placed =
    own !== undefined && isBare && (own.time === null) === (at.time === null)
      ? { ...own, length: at.length }
      : own;
  const isMoved =
    placed !== undefined &&
    (placed.day !== originalDay ||
      placed.time !== at.time ||
      placed.zone !== at.zone ||
      placed.length !== at.length);
  return {
    originalDay,
    ...(component.title === undefined || words.title === before.title
      ? {}
      : { title: words.title }),
    ...(component.location === undefined || words.location === before.location
      ? {}
      : { location: words.location }),
    ...(component.notes === undefined || words.notes === before.notes
      ? {}
      : { notes: words.notes }),
    ...(component.icon === undefined || words.icon === before.icon ? {} : { icon: words.icon }),
    ...(isMoved ? { at: placed } : {}),
  };
};

const startOf = (component: EventComponent, places: TimeZoneContext): EventSpan => {
  const span = eventSpanOf(component, places);
  if (span === undefined) throw new SkippedEvent("noStart");
  if (component.cancelled) throw new SkippedEvent("cancelled");
  return span;
};

/** Reads an event without repetition. */
export const readSingleEvent = (
  component: EventComponent,
  places: TimeZoneContext,
  suffix = "",
): ReadSeries => ({
  ...eventIdentity(component, suffix),
  ...eventText(component),
  at: eventPlacement(startOf(component, places)),
  ...{ rule: null, added: [], except: [], changes: [] },
});

/** Reduces COUNT by one for DTSTART, which counts as the first even where the rule doesn't produce it. */
const oneLess = (rule: string): string =>
  rule.replace(/COUNT=(\d+)/, (_whole, count: string) => `COUNT=${Math.max(1, Number(count) - 1)}`);

/** A series without its single occurrences, which the file's dates refer to. */
interface SeriesFrame {
  readonly master: EventComponent;
  readonly span: EventSpan;
  readonly at: EventPlacement;
  readonly rule: string | null;
  readonly places: TimeZoneContext;
}

/** The days that differ from the rule, as read so far. */
interface SingleDays {
  readonly added: Set<string>;
  readonly except: Set<string>;
  readonly changes: Map<string, SeriesChange>;
}

/** Reads RDATE: an added day, which may have its own hour and length. */
const readAddedDays = ({ master, span, at, places }: SeriesFrame, days: SingleDays): void => {
  for (const each of master.added) {
    const { day, isNominal } = dayOfStart(each.start, span, places);
    days.added.add(day);
    const own = eventSpanOf(each, places);
    const isPeriod = each.end !== undefined || each.duration !== undefined;
    if (own !== undefined && !span.allDay && (isPeriod || !isNominal)) {
      const placed = eventPlacement(own);
      const length = isPeriod ? placed.length : at.length;
      days.changes.set(day, { originalDay: day, at: { ...placed, length } });
    }
  }
};

/** Reads EXDATE. */
const readExceptDays = ({ master, span, places }: SeriesFrame, days: SingleDays): void => {
  for (const each of master.except) {
    const { day, isNominal } = dayOfStart(each, span, places);
    if (isNominal) days.except.add(day);
  }
};

/** Reads the changes of single occurrences; of several for one day the newest counts. */
const readOverrides = (
  frame: SeriesFrame,
  overrides: readonly EventComponent[],
  { added, except, changes }: SingleDays,
): void => {
  const { span, at, rule, places } = frame;
  const isDay = (day: string): boolean =>
    added.has(day) ||
    day === at.day ||
    (rule !== null && ruleDaysBetween(rule, at.day, { start: day, end: day }, 1).length > 0);
  const newestFirst = overrides.toSorted(
    (a, b) => b.sequence - a.sequence || (a.stamp < b.stamp ? 1 : -1),
  );
  const seen = new Set<string>();
  for (const override of newestFirst) {
    if (override.recurrenceId === undefined) continue;
    if (override.thisAndFuture) throw new SkippedEvent("rule");
    const { day } = dayOfStart(override.recurrenceId, span, places);
    if (seen.has(day)) continue;
    seen.add(day);
    if (override.cancelled) {
      except.add(day);
      continue;
    }
    if (!isDay(day)) added.add(day);
    except.delete(day);
    const change = changeOf(override, day, frame);
    if (Object.keys(change).length > 1) changes.set(day, change);
  }
};

/** Reads a series with the changes of its single occurrences. */
export const readRepeatedEvent = (
  master: EventComponent,
  overrides: readonly EventComponent[],
  places: TimeZoneContext,
): ReadSeries => {
  const span = startOf(master, places);
  const written = eventPlacement(span);
  const whole = eventRule(master, written);
  const first = whole === null ? written.day : (firstRuleDay(whole, written.day) ?? written.day);
  const rule = whole !== null && first !== written.day ? oneLess(whole) : whole;
  const at = { ...written, day: first };
  const frame: SeriesFrame = { master, span, at, rule, places };
  const days: SingleDays = { added: new Set(), except: new Set(), changes: new Map() };
  // DTSTART is an occurrence even where the rule doesn't produce it.
  if (first !== written.day) days.added.add(written.day);
  if (master.added.length + master.except.length > mostListed) throw new SkippedEvent("tooMuch");
  if (overrides.length > mostChanges) throw new SkippedEvent("tooMuch");
  readAddedDays(frame, days);
  readExceptDays(frame, days);
  readOverrides(frame, overrides, days);
  return {
    ...eventIdentity(master),
    ...eventText(master),
    ...{ at, rule },
    added: [...days.added].toSorted(),
    except: [...days.except].toSorted(),
    changes: [...days.changes.values()].toSorted((a, b) =>
      a.originalDay < b.originalDay ? -1 : 1,
    ),
  };
};
