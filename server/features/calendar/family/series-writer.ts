import type { Clock } from "#server/platform/clock.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { newSeriesUid } from "./series-uid.ts";
import type { FamilyStore } from "./store.ts";

interface SeriesWriterDeps {
  readonly store: FamilyStore;
  readonly ical: FamilyIcal;
  readonly clock: Clock;
}

const mostChanges = 1_000;

/** Creates the writer of series, which stamps each write. */
export const createSeriesWriter = ({ store, ical, clock }: SeriesWriterDeps) => {
  const newIdentity = (splitFrom?: string) => {
    const uid = newSeriesUid(splitFrom);
    return { uid, key: ical.keyOf(uid), sequence: 0, createdAt: clock.now() };
  };
  const put = (series: FamilySeries): FamilySeries => {
    if (series.changes.length + series.except.length > mostChanges)
      throw new InvalidInput("scope", "scope: too many single times of it are changed.");
    const stamped = { ...series, stampedAt: clock.now() };
    store.put(stamped);
    return stamped;
  };
  const putNext = (series: FamilySeries): FamilySeries =>
    put({ ...series, sequence: series.sequence + 1 });

  return {
    /** The identity of a series that is added, or split off from another. */
    newIdentity,
    /** Stores a series; throws 400 `scope` where too many of its single times are changed. */
    put,
    /** Stores the next version of a series. */
    putNext,
  };
};
