import { truncateText } from "#server/platform/plain-text.ts";
import type { SkipReason } from "#contract/calendar-family.ts";
import { cleanLine } from "../ical/text/clean-text.ts";
import type { ParsedCalendar } from "../ical/text/component.ts";
import { groupSeries } from "../ical/series/expand.ts";
import type { TimeZoneContext } from "../ical/zones/event-times.ts";
import type { EventSeries } from "../ical/series/series.ts";
import { unescapeText } from "../ical/text/values.ts";
import type { WorkLimit } from "../ical/work-limit.ts";
import { createZones, isZone } from "../ical/zones/zones.ts";
import type { ReadCalendar, ReadSeries } from "../port.ts";
import { checkDates, SkippedEvent } from "./read-event-fields.ts";
import { readSingleEvent, readRepeatedEvent } from "./read-series.ts";

const mostEvents = 10_000;

const readSeries = ({ master, overrides }: EventSeries, places: TimeZoneContext): ReadSeries[] => {
  for (const each of master === undefined ? overrides : [master, ...overrides])
    checkDates(each, places);
  // Single times of a series whose rest is somebody else's.
  if (master === undefined)
    return overrides.map((each) => readSingleEvent(each, places, `/${each.recurrenceId?.day}`));
  return [
    master.rules.length + master.added.length + overrides.length === 0
      ? readSingleEvent(master, places)
      : readRepeatedEvent(master, overrides, places),
  ];
};

/** Converts a parsed file into series, and lists the events that are skipped and why. */
export const readCalendar = (
  parsed: ParsedCalendar,
  familyZone: string,
  now: number,
  watch: WorkLimit,
): ReadCalendar => {
  if (parsed.cut !== undefined) return { ok: false, reason: "tooMuch" };
  if (parsed.components.length > mostEvents) return { ok: false, reason: "tooMany" };
  const zones = createZones(parsed.timezones, now, familyZone);
  const named = parsed.tzid === undefined ? undefined : zones(parsed.tzid);
  const floating = named !== undefined && isZone(named) ? named : familyZone;
  const series: ReadSeries[] = [];
  const skipped: { title: string; reason: SkipReason }[] = [];
  for (const [index, each] of groupSeries(parsed.components).entries()) {
    watch.begins("series", index);
    if (watch.isLate()) return { ok: false, reason: "tooMuch" };
    try {
      series.push(...readSeries(each, { zones, floating }));
    } catch (error) {
      // A RangeError: a day that no calendar of the language has.
      if (!(error instanceof SkippedEvent || error instanceof RangeError)) throw error;
      const [title] = [each.master, ...each.overrides].flatMap((one) => one?.title ?? []);
      skipped.push({
        title: title === undefined ? "" : truncateText(cleanLine(unescapeText(title)), 200),
        reason: error instanceof SkippedEvent ? error.reason : "farAway",
      });
    }
  }
  watch.begins("done", 0);
  return { ok: true, series, skipped };
};
