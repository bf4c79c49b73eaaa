import { createHash } from "node:crypto";
import { addDays, startOfDay } from "../../../clock.ts";
import { type Expanded, maxEvents, type Occurrence } from "../occurrence.ts";
import type { DayRange } from "../port.ts";
import type { Component, ParsedCalendar } from "./component.ts";
import { type Places, spell } from "./moments.ts";
import { type Bounds, type Found, isNewer, occurrencesOf, type Series } from "./series.ts";
import { createZones, isZone } from "./zones.ts";

const keyOf = (uid: string): string =>
  createHash("sha256").update(uid).digest("base64url").slice(0, 16);

const compact = (spelled: string): string => spelled.replaceAll(/[-:]|\.000/g, "");

const occurrenceOf = (
  { component, allDay, start, end, original }: Found,
  master: Component | undefined,
): Occurrence => {
  const seriesKey = keyOf(component.uid);
  const occurrence = original === undefined ? undefined : spell(original.at, original.allDay);
  const location = component.location ?? master?.location;
  const notes = component.notes ?? master?.notes;
  return {
    key: occurrence === undefined ? seriesKey : `${seriesKey}-${compact(occurrence)}`,
    ...(occurrence === undefined ? {} : { seriesKey, occurrence }),
    title: component.title ?? master?.title ?? "",
    start: spell(start, allDay),
    end: spell(end, allDay),
    allDay,
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    recurring: occurrence !== undefined,
  };
};

const seriesOf = (components: readonly Component[]): Series[] => {
  const byUid = new Map<string, { master?: Component; overrides: Component[] }>();
  for (const component of components) {
    const series = byUid.get(component.uid) ?? { overrides: [] };
    byUid.set(component.uid, series);
    if (component.recurrenceId !== undefined) series.overrides.push(component);
    else if (series.master === undefined || !isNewer(series.master, component))
      series.master = component;
  }
  return [...byUid.values()];
};

/** A look at the written days alone, which is enough for most of a large calendar. */
const isFarAway = ({ master, overrides }: Series, first: string, last: string): boolean => {
  if (master?.start === undefined || overrides.length > 0) return false;
  if (master.start.day > last) return master.added.length === 0;
  if (master.rules.length > 0 || master.added.length > 0 || master.duration !== undefined)
    return false;
  return (master.end?.day ?? master.start.day) < first && master.start.day < first;
};

/** Prepares a parsed file for many ranges: what belongs together is found once. */
export const createExpansion = (calendar: ParsedCalendar) => {
  const series = seriesOf(calendar.components);
  const written = calendar.tzid;

  /** Every occurrence that touches the days, sorted by start; stops where `isLate` says so. */
  return ({ start, end }: DayRange, familyZone: string, isLate: () => boolean): Expanded => {
    const from = startOfDay(start, familyZone);
    const zones = createZones(calendar.timezones, from, familyZone);
    const named = written === undefined ? undefined : zones(written);
    const places: Places = {
      zones,
      floating: named !== undefined && isZone(named) ? named : familyZone,
    };
    const after = addDays(end, 1);
    const bounds: Bounds = {
      timed: { from, to: startOfDay(after, familyZone) },
      days: { from: startOfDay(start, "UTC"), to: startOfDay(after, "UTC") },
    };
    const [first, last] = [addDays(start, -3), addDays(end, 3)];
    const found: { start: number; occurrence: Occurrence }[] = [];
    const cuts = new Set(calendar.cut === undefined ? [] : [calendar.cut]);
    // Single events first: they cost nothing, and a flood of rules must not push them out.
    const near = series.filter((each) => !isFarAway(each, first, last));
    const cheap = (each: Series): number =>
      (each.master?.rules.length ?? 0) + each.overrides.length;
    for (const each of near.toSorted((a, b) => cheap(a) - cheap(b))) {
      if (isLate()) {
        cuts.add("The calendar is too much work: some repeating events are missing.");
        break;
      }
      const { found: some, cut } = occurrencesOf(each, places, bounds);
      if (cut)
        cuts.add(
          "An event repeats too often, or by a rule that makes no sense: not all of it is shown.",
        );
      for (const item of some)
        found.push({ start: item.start, occurrence: occurrenceOf(item, each.master) });
    }
    found.sort((a, b) => a.start - b.start);
    if (found.length > maxEvents)
      cuts.add(`The calendar has too many events: only the first ${maxEvents} are shown.`);
    const occurrences = found.slice(0, maxEvents).map(({ occurrence }) => occurrence);
    return {
      ...(calendar.name ? { name: calendar.name } : {}),
      occurrences,
      ...(cuts.size === 0 ? {} : { cut: [...cuts].join(" ") }),
    };
  };
};
export type Expansion = ReturnType<typeof createExpansion>;
