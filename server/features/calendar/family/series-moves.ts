import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget, EventPatch } from "#contract/calendar-family.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { addDays } from "#server/platform/clock.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { Roster } from "#server/config/roster.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { placementOnDay } from "#server/recurrence/event-placement.ts";
import { changedFields } from "./changed-fields.ts";
import { editWholeSeries } from "./edit-all.ts";
import { editOccurrence } from "./edit-one.ts";
import { resolveEditScope } from "./edit-scope.ts";
import { seriesKeyOf, viewSeries } from "./event-view.ts";
import { hasAnyDay, hasDayBefore, ruleDaysUpTo } from "./series-days.ts";
import { seenEvent } from "./seen-event.ts";
import { beginSeriesAt, endSeriesBefore } from "./split-series.ts";
import type { FamilyStore } from "./store.ts";
import { maxFamilyEvents, withoutDay } from "./write-events.ts";

interface SeriesMovesDeps {
  readonly store: FamilyStore;
  readonly ical: FamilyIcal;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** What a move does in the family calendar: its series before and after (null: none), and the part that moves. */
export interface FamilySeriesMove {
  readonly before: FamilySeries | null;
  readonly after: FamilySeries | null;
  readonly moved: FamilySeries;
}

/** Whether a move gave the family calendar something; else it took something away. */
export const isArrival = ({ after, moved }: FamilySeriesMove): boolean =>
  after !== null && after.key === moved.key;

const factsOf = ({ sequence: _sequence, stampedAt: _stamp, ...facts }: FamilySeries): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two versions of a series say the same; null: there is none. */
const isSameSeries = (a: FamilySeries | null, b: FamilySeries | null): boolean =>
  a === null || b === null ? a === b : factsOf(a) === factsOf(b);

/** Creates what says what a move of an event out of the family calendar does, with what is changed along. */
const createLeaving =
  (
    { ical, roster, timeZone }: Pick<SeriesMovesDeps, "ical" | "roster" | "timeZone">,
    series: {
      readonly findSeries: (id: string) => FamilySeries | null;
      /** A series under an identity of its own. */
      readonly named: (series: FamilySeries, uid: string) => FamilySeries;
    },
  ) =>
  (id: string, which: EditTarget, given: EventPatch, newUid: () => string): FamilySeriesMove => {
    const before = series.findSeries(id);
    if (before === null) throw new NotFound("event of the family calendar");
    const { scope, day } = resolveEditScope(before, which, ical);
    const seen = seenEvent(before, which, { ical, roster });
    const edit = { patch: changedFields(given, seen), zone: timeZone(), rules: ical };
    if (scope === "one") {
      const { changes, ...edited } = editOccurrence(before, day, edit);
      const {
        originalDay: _day,
        at,
        ...own
      } = changes.find((change) => change.originalDay === day) ?? { originalDay: day };
      const once = { ...edited, ...own, at: at ?? placementOnDay(before.at, day), rule: null };
      const moved = series.named({ ...once, added: [], except: [], changes: [] }, newUid());
      const left = withoutDay(before, day);
      return { before, after: hasAnyDay(left, ical) ? left : null, moved };
    }
    if (scope === "all" || !hasDayBefore(before, day, ical))
      return { before, after: null, moved: editWholeSeries(before, day, edit) };
    const onwards = editWholeSeries(beginSeriesAt(before, day, ical), day, edit);
    return { before, after: endSeriesBefore(before, day), moved: series.named(onwards, newUid()) };
  };

/** Creates what finds events of the family calendar. */
const createSeriesLookups = ({
  store,
  ical,
  roster,
}: Pick<SeriesMovesDeps, "store" | "ical" | "roster">) => {
  const findSeries = (id: string): FamilySeries | null => {
    const key = seriesKeyOf(id);
    return key === null ? null : store.find(key);
  };

  const withKey = (key: string): CalendarEvent | null => {
    const series = store.find(key);
    return series === null ? null : viewSeries(series, roster());
  };

  return {
    findSeries,
    /** An event of the family calendar as it is before an edit; 404 where there is none. */
    seen: (id: string, which: EditTarget): CalendarEvent => {
      const found = findSeries(id);
      if (found === null) throw new NotFound("event of the family calendar");
      return seenEvent(found, which, { ical, roster });
    },
    /** The days of a series before one of them. */
    daysBefore: (moved: FamilySeries, day: string): readonly string[] =>
      day <= moved.at.day ? [] : ruleDaysUpTo(moved, addDays(day, -1), ical),
    /** The keys of all events. */
    keys: (): string[] => store.all().map(({ key }) => key),
    /** Whether there is such a series. */
    has: (id: string): boolean => findSeries(id) !== null,
    /** The event with a key as it is answered; null where there is none. */
    withKey,
    /** The event with a UID as it is answered; null where there is none. */
    withUid: (uid: string) => withKey(ical.keyOf(uid)),
  };
};

/** Creates what stores a move in the family calendar, and takes it back. */
const createMoveWrites = ({
  store,
  ical,
  clock,
}: Pick<SeriesMovesDeps, "store" | "ical" | "clock">) => {
  const keyOf = ({ before, after, moved }: FamilySeriesMove): string =>
    (before ?? after ?? moved).key;
  const now = (move: FamilySeriesMove): FamilySeries | null => store.find(keyOf(move));

  const requireRoom = (key: string): void => {
    if (store.find(key) === null && store.count() >= maxFamilyEvents)
      throw new HttpError(413, apiSentence("tooLarge.familyCalendar"), { code: "tooLarge" });
  };
  const put = (series: FamilySeries): void => {
    const known = store.find(series.key);
    const sequence = Math.max(series.sequence, known?.sequence ?? 0) + 1;
    store.put({ ...series, sequence, stampedAt: clock.now() });
  };
  const set = (key: string, series: FamilySeries | null): void => {
    if (series === null) store.remove(key);
    else put(series);
  };
  /** A series under an identity of its own where another has its key. */
  const named = (series: FamilySeries, uid: string): FamilySeries => ({
    ...{ ...series, uid, key: ical.keyOf(uid), sequence: 0, createdAt: clock.now() },
  });

  return {
    named,
    /** Whether the family calendar is as a move left it. */
    isAsLeft: (move: FamilySeriesMove): boolean => isSameSeries(now(move), move.after),
    apply: (move: FamilySeriesMove): void => {
      if (move.after !== null) requireRoom(keyOf(move));
      set(keyOf(move), move.after);
    },
    /**
     * Takes back what a move did, also into a full calendar; what was changed since stays, and what had left is an event
     * again beside it.
     */
    revert: (move: FamilySeriesMove): void => {
      if (isSameSeries(now(move), move.after)) set(keyOf(move), move.before);
      else if (move.before !== null) put(named(move.moved, `${crypto.randomUUID()}@family-wall`));
    },
    /** Does again what was taken back; false where the family changed it since. */
    applyAgain: (move: FamilySeriesMove): boolean => {
      if (!isSameSeries(now(move), move.before)) return false;
      set(keyOf(move), move.after);
      return true;
    },
  };
};

/** Moves events out of the family calendar and into it; each function works within the caller's transaction. */
export const createSeriesMoves = ({ store, ical, roster, clock, timeZone }: SeriesMovesDeps) => {
  const { findSeries, ...found } = createSeriesLookups({ store, ical, roster });
  const { named, ...writes } = createMoveWrites({ store, ical, clock });
  const leaving = createLeaving({ ical, roster, timeZone }, { findSeries, named });

  return {
    ...found,
    /** What a move of an event out of the family calendar does, with what is changed along; nothing is stored. */
    leaving,
    /** Reads an object of an account as an event of the family calendar; 409 `notForFamily` where that lacks what it needs. */
    read: async (ics: string, memberIds: readonly string[]): Promise<FamilySeries> => {
      const read = await ical.read(new TextEncoder().encode(ics), timeZone());
      const [only, second] = read.ok && read.skipped.length === 0 ? read.series : [];
      if (only === undefined || second !== undefined)
        throw new Conflict("notForFamily", apiSentence("notForFamily"));
      return { ...only, memberIds: knownMembers(roster(), memberIds), createdAt: clock.now() };
    },
    /** What a move of an event into the family calendar does. */
    arriving: (series: FamilySeries, newUid: () => string): FamilySeriesMove => {
      const moved = store.find(series.key) === null ? series : named(series, newUid());
      return { before: null, after: moved, moved };
    },
    /** What takes a move back. */
    inverseOf: (move: FamilySeriesMove): FamilySeriesMove => ({
      ...{ before: move.after, after: move.before },
      moved: move.after ?? move.moved,
    }),
    /** Whether what left a series from a day on is as it was there: nothing was changed along. */
    isPartAsItWas: ({ before, after, moved }: FamilySeriesMove): boolean => {
      if (before === null) return false;
      const { day } = moved.at;
      const { key, uid, createdAt } = moved;
      const part = { ...beginSeriesAt(before, day, ical), ...{ key, uid, createdAt } };
      return isSameSeries(endSeriesBefore(before, day), after) && isSameSeries(part, moved);
    },
    ...writes,
    view: (series: FamilySeries) => viewSeries(series, roster()),
    /** An event as an object of a calendar server. */
    object: ical.writeObject,
  };
};
export type SeriesMoves = ReturnType<typeof createSeriesMoves>;
