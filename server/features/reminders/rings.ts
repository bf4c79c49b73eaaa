import type { CalendarEvent } from "#contract/calendar.ts";
import { type QuietHours, type QuietNight, quietNightsBetween } from "../../jobs/quiet-hours.ts";
import { eventKey, momentMs } from "./event-key.ts";
import { ringTimes } from "./outside-quiet-hours.ts";
import { dueInstants, type HouseRules, type Span } from "./who-is-reminded.ts";

/** One reminder of an event for one member, or for the walls; all instants in milliseconds since 1970. */
export interface Ring {
  readonly event: CalendarEvent;
  readonly key: string;
  readonly startsAt: number;
  readonly target: string;
  /** Its time, by which reminders of the same event follow each other. */
  readonly dueAt: number;
  /** When it may ring: the later time is for whoever couldn't be told at the first. */
  readonly times: readonly number[];
  /** From when nobody wants to hear of it any more. */
  readonly until: number;
}

interface RingRules extends Omit<HouseRules, "span"> {
  /** The quiet hours of a member, or of the walls. */
  readonly quietHours: (target: string) => QuietHours;
}

const minute = 60_000;
/** The shortest time for which an event counts as going on. */
const shortest = 5 * minute;
/** Quiet hours last less than a day; what would ring within them comes earlier by no more than that. */
const longestShift = 25 * 60 * minute;

/**
 * The reminders of an event that may ring within a span: until the event begins, or until it is over for those that are
 * due while it goes on. Urgent ones ring at their time, the others outside the quiet hours of whom they are for.
 */
const ringsOf = (
  event: CalendarEvent,
  house: HouseRules,
  { from, to }: Span,
  nightsOf: (target: string) => readonly QuietNight[],
): readonly Ring[] => {
  const { allDay, start, end } = event;
  const startsAt = momentMs(start, allDay, house.timeZone);
  const endsAt = Math.max(momentMs(end, allDay, house.timeZone), startsAt + shortest);
  if (endsAt <= from) return [];
  const key = eventKey(event);
  return [...dueInstants(event, house)].flatMap(([target, instants]) =>
    instants
      .filter((dueAt) => dueAt < endsAt && dueAt > from - longestShift && dueAt < to + longestShift)
      .flatMap((dueAt): Ring[] => {
        const until = dueAt < startsAt ? startsAt : endsAt;
        const isUrgent = event.reminders?.urgent === true;
        const nights = nightsOf(target);
        const times = isUrgent ? [dueAt] : ringTimes(dueAt, { until, nights });
        const isWithin = until > from && times.some((at) => at >= from && at < to);
        return isWithin ? [{ event, key, startsAt, target, dueAt, times, until }] : [];
      }),
  );
};

/** The reminders of events that may ring within a span. */
export const ringsWithin = (
  events: readonly CalendarEvent[],
  house: RingRules,
  span: Span,
): readonly Ring[] => {
  const wide = { from: span.from - longestShift, to: span.to + longestShift };
  const known = new Map<string, readonly QuietNight[]>();
  const nightsOf = (target: string): readonly QuietNight[] => {
    const nights =
      known.get(target) ?? quietNightsBetween(wide.from, wide.to, house.quietHours(target));
    known.set(target, nights);
    return nights;
  };
  const rules = { ...house, span: wide };
  return events.flatMap((event) => ringsOf(event, rules, span, nightsOf));
};

/** Told to ring, one for each event and target: the latest, where several were missed. */
export const dueRings = (
  rings: readonly Ring[],
  {
    now,
    from,
    sentUntil,
  }: {
    readonly now: number;
    /** What was to ring until then rings no more. */
    readonly from: number;
    /** The `dueAt` of what was sent last; null where nothing was. */
    readonly sentUntil: (ring: Ring) => number | null;
  },
): readonly Ring[] => {
  const latest = new Map<string, Ring>();
  for (const ring of rings) {
    const isTime = ring.times.some((at) => at > from && at <= now) && now < ring.until;
    if (!isTime || ring.dueAt <= (sentUntil(ring) ?? Number.NEGATIVE_INFINITY)) continue;
    const group = JSON.stringify([ring.key, ring.startsAt, ring.target]);
    const before = latest.get(group);
    if (before === undefined || before.dueAt < ring.dueAt) latest.set(group, ring);
  }
  return [...latest.values()];
};

/** When the next reminder may ring; null where none is in sight. */
export const nextRingAt = (rings: readonly Ring[], now: number): number | null => {
  const next = rings.flatMap(({ times }) => times).filter((at) => at > now);
  return next.length === 0 ? null : next.reduce((a, b) => Math.min(a, b));
};
