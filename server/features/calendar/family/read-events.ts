import { isSupportedRule } from "#server/recurrence/validate-recurrence.ts";
import { LRUCache } from "lru-cache";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { OutOfRangeItem } from "#contract/health.ts";
import type { Roster } from "#server/config/roster.ts";
import type {
  DayRange,
  FamilyIcal,
  FamilySeries,
  WrittenCalendar,
} from "#server/providers/calendar/port.ts";
import type { FamilyStore } from "./store.ts";
import { viewOccurrence } from "./event-view.ts";

interface FamilyEventsDeps {
  readonly store: FamilyStore;
  readonly ical: FamilyIcal;
  readonly roster: () => Roster;
  readonly timeZone: () => string;
}

interface Snapshot {
  readonly version: number;
  readonly written: WrittenCalendar;
  readonly byKey: ReadonlyMap<string, FamilySeries>;
  /** The series that can't even be written. */
  readonly unwritable: readonly FamilySeries[];
  /** The series whose rule isn't one of whole days, or can't be counted. */
  readonly unsupported: readonly FamilySeries[];
}

/** Whether a series can be written; one that can't is from a database that something else wrote. */
const isWritable = (ical: FamilyIcal, series: FamilySeries): boolean => {
  try {
    ical.write([series]);
    return true;
  } catch {
    return false;
  }
};

/** Writes every series that can be. */
const writeSeries = (
  ical: FamilyIcal,
  all: readonly FamilySeries[],
): Pick<Snapshot, "written" | "unwritable"> => {
  try {
    return { written: ical.write(all), unwritable: [] };
  } catch {
    const tried = Map.groupBy(all, (series) => isWritable(ical, series));
    return { written: ical.write(tried.get(true) ?? []), unwritable: tried.get(false) ?? [] };
  }
};

/** An event without a rule that nobody here can have written: it is shown on its first day. */
const withoutRule = (series: FamilySeries): FamilySeries => ({ ...series, rule: null });

const isRuleSupported = ({ rule }: FamilySeries): boolean => rule === null || isSupportedRule(rule);

const clipped = ({ uid }: FamilySeries): OutOfRangeItem => ({
  ...{ id: uid, field: "RRULE", effect: "clipped", part: "family" },
});

const leftOut = ({ uid }: FamilySeries): OutOfRangeItem => ({
  ...{ id: uid, field: "DTSTART", effect: "leftOut", part: "family" },
});

/**
 * Reads the family calendar, by days for screens and as a file for other programs; both are computed once per change.
 */
export const createFamilyEvents = ({ store, ical, roster, timeZone }: FamilyEventsDeps) => {
  let last: Snapshot | null = null;
  let outOfRange: readonly OutOfRangeItem[] = [];
  const answers = new LRUCache<string, readonly CalendarEvent[]>({ max: 12 });

  const now = (): Snapshot => {
    const version = store.version();
    if (last?.version === version) return last;
    answers.clear();
    const stored = store.all();
    const all = stored.map((series) => (isRuleSupported(series) ? series : withoutRule(series)));
    last = {
      unsupported: stored.filter((series) => !isRuleSupported(series)),
      ...{ version, ...writeSeries(ical, all) },
      byKey: new Map(all.map((series) => [series.key, series])),
    };
    return last;
  };

  return {
    isEmpty: store.isEmpty,
    /** The events that lie out of range, as of the last read. */
    outOfRange: (): OutOfRangeItem[] => [
      ...(last?.unwritable ?? []).map(leftOut),
      ...(last?.unsupported ?? []).map(clipped),
      ...outOfRange,
    ],
    /** The file and its hash. */
    file: (): WrittenCalendar => now().written,
    /** Every event that touches the days, sorted by start; the same array while nothing changed. */
    between: async (range: DayRange): Promise<readonly CalendarEvent[]> => {
      if (store.isEmpty()) return [];
      const { version, written, byKey } = now();
      const members = roster();
      const zone = timeZone();
      const colors = members.map(({ id, color }) => [id, color]);
      const key = JSON.stringify([version, range, zone, colors]);
      const before = answers.get(key);
      if (before !== undefined) return before;
      const { occurrences, outOfRange: named = [] } = await ical.expand(written, range, zone);
      outOfRange = named.map(({ uid, field, effect }) => ({
        ...{ id: uid, field, effect, part: "family" },
      }));
      const events = occurrences.flatMap((occurrence) => {
        const series = byKey.get(occurrence.seriesKey ?? occurrence.key);
        return series === undefined ? [] : [viewOccurrence(occurrence, series, members)];
      });
      answers.set(key, events);
      return events;
    },
  };
};
export type FamilyEvents = ReturnType<typeof createFamilyEvents>;
