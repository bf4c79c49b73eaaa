import { Temporal } from "temporal-polyfill";
import { addDays, dayAt } from "#server/platform/clock.ts";
import { maxOccurrences } from "../occurrence.ts";
import type { EventComponent } from "./component.ts";
import {
  untilInstant,
  type TimeZoneContext,
  type EventSpan,
  eventSpanOf,
  referencedStart,
} from "./event-times.ts";
import { startsBetween } from "./recurrence.ts";
import { readWritten } from "./values.ts";

/** All components of a UID: the event, and the changes of single occurrences. */
export interface EventSeries {
  readonly master?: EventComponent;
  readonly overrides: readonly EventComponent[];
}

/** The requested days, as instants for timed events and as midnights of UTC for whole days; `to` is exclusive. */
export interface ExpansionBounds {
  readonly timed: { readonly from: number; readonly to: number };
  readonly days: { readonly from: number; readonly to: number };
}

/** One occurrence, in milliseconds. */
export interface FoundOccurrence {
  readonly component: EventComponent;
  readonly allDay: boolean;
  readonly start: number;
  readonly end: number;
  /** The original start of a repeated event, and whether that is a day. */
  readonly original?: { readonly at: number; readonly allDay: boolean };
}

/** Whether a span and the bounds have a moment in common; a span without length touches where it begins. */
const touches = (start: number, end: number, { from, to }: ExpansionBounds["timed"]): boolean =>
  start < to && (end > from || (end === start && start >= from));

const boundsOf = (span: EventSpan, bounds: ExpansionBounds): ExpansionBounds["timed"] =>
  span.allDay ? bounds.days : bounds.timed;

const single = (
  component: EventComponent,
  places: TimeZoneContext,
  bounds: ExpansionBounds,
): FoundOccurrence[] => {
  const span = eventSpanOf(component, places);
  if (span === undefined || component.cancelled) return [];
  const end = span.endOf(span.start);
  if (!touches(span.start, end, boundsOf(span, bounds))) return [];
  return [{ component, allDay: span.allDay, start: span.start, end }];
};

const rulesBetween = (
  rules: readonly string[],
  span: EventSpan,
  places: TimeZoneContext,
  from: number,
  to: number,
  isLate: () => boolean,
) => {
  // RFC 5545 allows one rule; a few exist in practice, a thousand are an attack.
  return rules.slice(0, 8).map((rule) => {
    if (isLate()) return { starts: [], cut: true };
    const word = /UNTIL=([^;]+)/i.exec(rule)?.[1];
    const written = word === undefined ? undefined : readWritten(word, []);
    const until = written === undefined ? {} : { until: untilInstant(written, span, places) };
    return startsBetween(rule, span, { from, to, most: maxOccurrences, ...until });
  });
};

interface Change {
  readonly component: EventComponent;
  /** The original start that it replaces. */
  readonly at: number;
}

/** The newest change for each original start. */
const changesOf = (
  overrides: readonly EventComponent[],
  span: EventSpan,
  places: TimeZoneContext,
  isLate: () => boolean,
): Map<number, Change> => {
  const changes = new Map<number, Change>();
  for (const component of overrides) {
    if (component.recurrenceId === undefined) continue;
    if (isLate()) break;
    const at = referencedStart(component.recurrenceId, span, places);
    const before = changes.get(at)?.component;
    if (before === undefined || !isNewer(before, component)) changes.set(at, { component, at });
  }
  return changes;
};

/** Whether `a` is the newer version: by SEQUENCE, then by DTSTAMP, then by position in the file. */
export const isNewer = (a: EventComponent, b: EventComponent): boolean =>
  a.sequence === b.sequence ? a.stamp > b.stamp : a.sequence > b.sequence;

const withoutMaster = (
  overrides: readonly EventComponent[],
  places: TimeZoneContext,
  bounds: ExpansionBounds,
  isLate: () => boolean,
): FoundOccurrence[] => {
  const found = new Map<number, { component: EventComponent; item: FoundOccurrence | undefined }>();
  for (const component of overrides) {
    const span = eventSpanOf(component, places);
    if (span === undefined || component.recurrenceId === undefined) continue;
    if (isLate()) break;
    const at = referencedStart(
      component.recurrenceId,
      { ...span, allDay: component.recurrenceId.time === null },
      places,
    );
    const before = found.get(at)?.component;
    if (before !== undefined && isNewer(before, component)) continue;
    const [item] = single(component, places, bounds);
    const original = { at, allDay: component.recurrenceId.time === null };
    found.set(at, { component, item: item && { ...item, original } });
  }
  return [...found.values()].flatMap(({ item }) => item ?? []);
};

/** The local time that an occurrence has by its series, even where a clock change skips that hour. */
const wallOf = (ms: number, { zone, wall }: EventSpan): Temporal.PlainDateTime => {
  const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  const meant = local.toPlainDateTime().withPlainTime(wall.slice(11));
  return meant.toZonedDateTime(zone).epochMilliseconds === ms ? meant : local.toPlainDateTime();
};

/** Every occurrence of a UID that touches the bounds, unordered; `cut` where there would be more. */
export const occurrencesOf = (
  { master, overrides }: EventSeries,
  places: TimeZoneContext,
  bounds: ExpansionBounds,
  isLate: () => boolean,
): { found: FoundOccurrence[]; cut: boolean } => {
  if (master === undefined)
    return { found: withoutMaster(overrides, places, bounds, isLate), cut: isLate() };
  const span = eventSpanOf(master, places);
  if (span === undefined || master.cancelled) return { found: [], cut: false };
  const repeats = master.rules.length + master.added.length + overrides.length > 0;
  if (!repeats) return { found: single(master, places, bounds), cut: false };

  const changes = changesOf(overrides, span, places, isLate);
  const onwards = [...changes.values()]
    .filter(({ component }) => component.thisAndFuture)
    .toSorted((a, b) => a.at - b.at);
  const shifts = new Map(
    onwards
      .map((change) => [change, eventSpanOf(change.component, places) ?? span] as const)
      .map(([change, moved]) => {
        const by = wallOf(change.at, span).until(wallOf(moved.start, span));
        return [change, { moved, by }] as const;
      }),
  );
  let farthest = 0;
  let length = span.endOf(span.start) - span.start;
  for (const [change, { moved }] of shifts) {
    farthest = Math.max(farthest, Math.abs(moved.start - change.at));
    length = Math.max(length, moved.endOf(moved.start) - moved.start);
  }
  const asked = boundsOf(span, bounds);
  // One hour more for the clock change that makes a nominal day longer.
  const from = asked.from - length - farthest - 3_600_000;
  const to = asked.to + farthest - 1;

  const ruled = rulesBetween(master.rules, span, places, from, to, isLate);
  const ends = new Map<number, number>();
  const starts = new Set(ruled.flatMap((rule) => rule.starts));
  if (span.start >= from && span.start <= to) starts.add(span.start);
  const [first, last] = [addDays(dayAt(from, "UTC"), -2), addDays(dayAt(to, "UTC"), 2)];
  const isNear = ({ day }: { day: string }): boolean => day >= first && day <= last;
  for (const added of master.added) {
    if (!isNear(added.start)) continue;
    const at = referencedStart(added.start, span, places);
    if (at < from || at > to) continue;
    starts.add(at);
    const own =
      added.end === undefined && added.duration === undefined
        ? undefined
        : eventSpanOf(added, places);
    if (own !== undefined && !span.allDay) ends.set(at, own.endOf(at));
  }
  for (const { starts: excepted } of rulesBetween(
    master.exceptRules,
    span,
    places,
    from,
    to,
    isLate,
  ))
    for (const at of excepted) if (at !== span.start) starts.delete(at);
  for (const written of master.except)
    if (isNear(written)) starts.delete(referencedStart(written, span, places));

  const found: FoundOccurrence[] = [];
  const add = (
    component: EventComponent,
    of: EventSpan,
    start: number,
    end: number,
    at: number,
  ): void => {
    if (!component.cancelled && touches(start, end, boundsOf(of, bounds)))
      found.push({
        component,
        allDay: of.allDay,
        start,
        end,
        original: { at, allDay: span.allDay },
      });
  };
  for (const at of starts) {
    if (changes.has(at)) continue;
    const change = onwards.findLast((each) => each.at <= at);
    const shift = change && shifts.get(change);
    if (change === undefined || shift === undefined) {
      add(master, span, at, ends.get(at) ?? span.endOf(at), at);
      continue;
    }
    const start = wallOf(at, span).add(shift.by).toZonedDateTime(span.zone).epochMilliseconds;
    add(change.component, shift.moved, start, shift.moved.endOf(start), at);
  }
  for (const { component, at } of changes.values()) {
    const own = eventSpanOf(component, places) ?? { ...span, start: at };
    const bare =
      component.end === undefined && component.duration === undefined && own.allDay === span.allDay;
    add(
      component,
      own,
      own.start,
      bare ? own.start + (span.endOf(at) - at) : own.endOf(own.start),
      at,
    );
  }
  const most = found.length > maxOccurrences;
  const limited = most
    ? found.toSorted((a, b) => a.start - b.start).slice(0, maxOccurrences)
    : found;
  return { found: limited, cut: most || isLate() || ruled.some((rule) => rule.cut) };
};
