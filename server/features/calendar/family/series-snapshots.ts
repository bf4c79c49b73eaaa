import type { Clock } from "#server/platform/clock.ts";
import { occurrenceOn } from "#server/recurrence/event-placement.ts";
import { type SeriesShift, shiftBetween } from "#server/recurrence/shift-occurrence.ts";
import type { FamilySeries } from "#server/providers/calendar/port.ts";
import { seriesKeyOf } from "./event-view.ts";
import { isRecurring } from "./series-days.ts";
import type { FamilyStore } from "./store.ts";

/** A series of the family calendar as it stands; null: there is none with this key. */
export interface SeriesSnapshot {
  readonly key: string;
  readonly series: FamilySeries | null;
}

/** Keeps what events of the family calendar were, and brings them back to it within the caller's transaction. */
export const createSeriesSnapshots = (store: FamilyStore, clock: Clock) => ({
  /** What stands under an event's id; null for an id of another calendar. */
  of: (id: string): SeriesSnapshot | null => {
    const key = seriesKeyOf(id);
    return key === null ? null : { key, series: store.find(key) };
  },
  /** Makes a series what it was, as a newer version of itself; where its times go then, null where they stay. */
  bringBack: ({ key, series }: SeriesSnapshot): SeriesShift | null => {
    const now = store.find(key);
    if (series !== null) {
      const sequence = Math.max(series.sequence, now?.sequence ?? 0) + 1;
      store.put({ ...series, sequence, stampedAt: clock.now() });
    } else if (now !== null) store.remove(key);
    if (series === null || now === null) return null;
    const [from, to] = [now, series].map((each) =>
      isRecurring(each) ? occurrenceOn(each.at, each.at.day) : undefined,
    );
    return shiftBetween(from, to);
  },
});
