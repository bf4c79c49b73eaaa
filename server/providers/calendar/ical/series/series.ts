import { Temporal } from "temporal-polyfill";
import { maxOccurrences } from "../../occurrence.ts";
import type { EventComponent } from "../text/component.ts";
import {
  type TimeZoneContext,
  type EventSpan,
  eventSpanOf,
  referencedStart,
} from "../zones/event-times.ts";
import { seriesStarts, type StartWindow } from "./series-starts.ts";

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

const boundsOf = (
  { allDay }: Pick<EventSpan, "allDay">,
  bounds: ExpansionBounds,
): ExpansionBounds["timed"] => (allDay ? bounds.days : bounds.timed);

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

/** A change of an occurrence and all after it: its span, and by how much it moves them. */
interface Shift extends Change {
  readonly span: EventSpan;
  readonly by: Temporal.Duration;
}

/** The changes of this and all future occurrences, in the order of time. */
const shiftsOf = (
  changes: Iterable<Change>,
  span: EventSpan,
  places: TimeZoneContext,
): readonly Shift[] =>
  [...changes]
    .filter(({ component }) => component.thisAndFuture)
    .toSorted((a, b) => a.at - b.at)
    .map((change) => {
      const moved = eventSpanOf(change.component, places) ?? span;
      const by = wallOf(change.at, span).until(wallOf(moved.start, span));
      return { ...change, span: moved, by };
    });

/** The window of original starts whose occurrences can touch the requested days. */
const startWindow = (
  asked: ExpansionBounds["timed"],
  span: EventSpan,
  shifts: readonly Shift[],
): StartWindow => {
  let farthest = 0;
  let length = span.endOf(span.start) - span.start;
  for (const { at, span: moved } of shifts) {
    farthest = Math.max(farthest, Math.abs(moved.start - at));
    length = Math.max(length, moved.endOf(moved.start) - moved.start);
  }
  // One hour more for the clock change that makes a nominal day longer.
  return { from: asked.from - length - farthest - 3_600_000, to: asked.to + farthest - 1 };
};

/** An occurrence at an original start that nothing but a shift changes. */
const plainOccurrence = (
  master: EventComponent,
  span: EventSpan,
  at: number,
  end: number | undefined,
  shift: Shift | undefined,
): FoundOccurrence => {
  const original = { at, allDay: span.allDay };
  if (shift === undefined)
    return {
      component: master,
      allDay: span.allDay,
      start: at,
      end: end ?? span.endOf(at),
      original,
    };
  const start = wallOf(at, span).add(shift.by).toZonedDateTime(span.zone).epochMilliseconds;
  return {
    component: shift.component,
    allDay: shift.span.allDay,
    start,
    end: shift.span.endOf(start),
    original,
  };
};

/** A changed occurrence; without an end of its own it is as long as the original. */
const changedOccurrence = (
  { component, at }: Change,
  span: EventSpan,
  places: TimeZoneContext,
): FoundOccurrence => {
  const own = eventSpanOf(component, places) ?? { ...span, start: at };
  const bare =
    component.end === undefined && component.duration === undefined && own.allDay === span.allDay;
  return {
    component,
    allDay: own.allDay,
    start: own.start,
    end: bare ? own.start + (span.endOf(at) - at) : own.endOf(own.start),
    original: { at, allDay: span.allDay },
  };
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
  const shifts = shiftsOf(changes.values(), span, places);
  const window = startWindow(boundsOf(span, bounds), span, shifts);
  const { starts, ends, cut } = seriesStarts(master, span, places, window, isLate);

  const found: FoundOccurrence[] = [];
  const add = (occurrence: FoundOccurrence): void => {
    const { component, start, end } = occurrence;
    if (!component.cancelled && touches(start, end, boundsOf(occurrence, bounds)))
      found.push(occurrence);
  };
  for (const at of starts) {
    if (changes.has(at)) continue;
    const shift = shifts.findLast((each) => each.at <= at);
    add(plainOccurrence(master, span, at, ends.get(at), shift));
  }
  for (const change of changes.values()) add(changedOccurrence(change, span, places));
  const most = found.length > maxOccurrences;
  const limited = most
    ? found.toSorted((a, b) => a.start - b.start).slice(0, maxOccurrences)
    : found;
  return { found: limited, cut: most || isLate() || cut };
};
