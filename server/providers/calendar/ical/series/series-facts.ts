import { familyRuleOf } from "../../family/family-rule.ts";
import type { FeedOccurrence } from "../../occurrence.ts";
import { eventSpanOf, type TimeZoneContext } from "../zones/event-times.ts";
import type { EventSeries } from "./series.ts";

/** What a family's program may do with a series, as far as the file says so. */
export type SeriesFacts = Pick<FeedOccurrence, "rule" | "isFixed">;

/** Tells what may be done with a series. */
export const seriesFacts = (
  { master, overrides }: EventSeries,
  places: TimeZoneContext,
): SeriesFacts => {
  // Most events of a large calendar are there once.
  if (master?.rules.length === 0 && overrides.length === 0) return {};
  const span = master === undefined ? undefined : eventSpanOf(master, places);
  const isFixed = span === undefined || overrides.some((each) => each.thisAndFuture);
  if (master === undefined || span === undefined) return { isFixed: true };
  const { allDay, zone, wall } = span;
  const day = wall.slice(0, 10);
  const at = allDay
    ? { day, time: null, zone: null, length: 1 }
    : { day, time: wall.slice(11), zone, length: 0 };
  const rule = master.rules.length === 0 ? null : familyRuleOf(master, at);
  return { ...(rule === null ? {} : { rule }), ...(isFixed ? { isFixed } : {}) };
};
