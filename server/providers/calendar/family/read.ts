import { createHash } from "node:crypto";
import { dayAt } from "../../../clock.ts";
import type { SkipReason } from "../../../../contract/family-calendar.ts";
import { InvalidInput } from "../../../http/errors.ts";
import { cleanLine, cleanNotes } from "../ical/clean.ts";
import type { Component, ParsedCalendar, Written } from "../ical/component.ts";
import { keyOf, seriesOf } from "../ical/expand.ts";
import { type Places, type Span, spanOf, startMeant } from "../ical/moments.ts";
import type { Series } from "../ical/series.ts";
import { unescapeText } from "../ical/values.ts";
import { instantOfWall } from "../ical/walls.ts";
import type { Watch } from "../ical/watch.ts";
import { createZones, isZone } from "../ical/zones.ts";
import type { Placed, ReadCalendar, ReadSeries, SeriesChange } from "../port.ts";
import { checkRule, daysBetween, firstDay } from "./rule.ts";

export const mostEvents = 10_000;
const mostListed = 2_000;
const mostChanges = 500;
const dayMs = 86_400_000;

/** Why an event is left in its file. */
class Skip extends Error {
  override readonly name = "Skip";
  readonly reason: SkipReason;

  constructor(reason: SkipReason) {
    super(reason);
    this.reason = reason;
  }
}

const placedOf = ({ allDay, start, wall, zone, endOf }: Span): Placed => {
  const day = wall.slice(0, 10);
  if (day < "1900" || day >= "2200") throw new Skip("farAway");
  const ms = endOf(start) - start;
  return allDay
    ? { day, time: null, zone: null, length: Math.round(ms / dayMs) }
    : { day, time: wall.slice(11), zone, length: Math.round(ms / 1000) };
};

const wordsOf = ({ title, location, notes }: Component) => ({
  title: title === undefined ? "" : cleanLine(unescapeText(title)).slice(0, 200),
  location: location === undefined ? null : cleanLine(unescapeText(location)).slice(0, 300),
  notes: notes === undefined ? null : cleanNotes(unescapeText(notes)).slice(0, 4000),
});

/** Outlook says the hour again in the rule. */
const withoutClock = (rule: string): string =>
  rule
    .replaceAll(/\s/g, "")
    .split(";")
    .filter((part) => !/^BY(HOUR|MINUTE|SECOND)=\d+$/i.test(part) && part !== "")
    .join(";");

const ruleOf = ({ rules, exceptRules }: Component, at: Placed): string | null => {
  const [rule] = rules;
  if (rules.length > 1 || exceptRules.length > 0) throw new Skip("rule");
  if (rule === undefined) return null;
  try {
    return checkRule(withoutClock(rule), at);
  } catch (error) {
    if (error instanceof InvalidInput) throw new Skip("rule");
    throw error;
  }
};

/** The day that a written start means, if the series could have it then: its hour is the series' own. */
const dayOfStart = (written: Written, span: Span, places: Places) => {
  const ms = startMeant(written, span, places);
  const day = dayAt(ms, span.zone);
  const nominal = instantOfWall(Date.parse(`${day}T${span.wall.slice(11)}Z`), span.zone);
  return { ms, day, isNominal: nominal === ms };
};

const changeOf = (
  component: Component,
  originalDay: string,
  { master, at, places }: { master: Component; at: Placed; places: Places },
): SeriesChange => {
  const words = wordsOf(component);
  const before = wordsOf(master);
  const span = spanOf(component, places);
  const own = span === undefined ? undefined : placedOf(span);
  const isBare = component.end === undefined && component.duration === undefined;
  const placed =
    own !== undefined && isBare && (own.time === null) === (at.time === null)
      ? { ...own, length: at.length }
      : own;
  const isMoved =
    placed !== undefined &&
    (placed.day !== originalDay ||
      placed.time !== at.time ||
      placed.zone !== at.zone ||
      placed.length !== at.length);
  return {
    originalDay,
    ...(component.title === undefined || words.title === before.title
      ? {}
      : { title: words.title }),
    ...(component.location === undefined || words.location === before.location
      ? {}
      : { location: words.location }),
    ...(component.notes === undefined || words.notes === before.notes
      ? {}
      : { notes: words.notes }),
    ...(isMoved ? { at: placed } : {}),
  };
};

const about = ({ uid, sequence, stamp }: Component, suffix = "") => {
  const plain = `${uid}${suffix}`.toWellFormed();
  // oxlint-disable-next-line no-control-regex
  const readable = plain.length <= 400 && !/[\u0000-\u001F\u007F]/.test(plain);
  const kept = readable ? plain : createHash("sha256").update(plain).digest("hex");
  const [, day = "", time = ""] = /^(\d{8})T(\d{6})Z?$/.exec(stamp.trim()) ?? [];
  const at = Date.parse(
    `${day.replace(/(\d{4})(\d\d)/, "$1-$2-")}T${time.replace(/(\d\d)(\d\d)/, "$1:$2:")}Z`,
  );
  return {
    uid: kept,
    key: keyOf(kept),
    sequence: Math.min(Math.max(sequence, 0), 2_000_000_000),
    stampedAt: Number.isNaN(at) ? 0 : at,
  };
};

const startOf = (component: Component, places: Places): Span => {
  const span = spanOf(component, places);
  if (span === undefined) throw new Skip("noStart");
  if (component.cancelled) throw new Skip("cancelled");
  return span;
};

const once = (component: Component, places: Places, suffix = ""): ReadSeries => ({
  ...about(component, suffix),
  ...wordsOf(component),
  at: placedOf(startOf(component, places)),
  ...{ rule: null, added: [], except: [], changes: [] },
});

const repeated = (master: Component, overrides: readonly Component[], places: Places) => {
  const span = startOf(master, places);
  const written = placedOf(span);
  const rule = ruleOf(master, written);
  const first = rule === null ? written.day : (firstDay(rule, written.day) ?? written.day);
  const at = { ...written, day: first };
  const added = new Set<string>();
  const except = new Set<string>();
  const changes = new Map<string, SeriesChange>();
  // DTSTART counts also where the rule wouldn't make it.
  if (first !== written.day) added.add(written.day);
  if (master.added.length + master.except.length > mostListed) throw new Skip("tooMuch");
  if (overrides.length > mostChanges) throw new Skip("tooMuch");
  for (const each of master.added) {
    const { day, isNominal } = dayOfStart(each.start, span, places);
    added.add(day);
    const own = spanOf(each, places);
    const isPeriod = each.end !== undefined || each.duration !== undefined;
    if (own !== undefined && !span.allDay && (isPeriod || !isNominal)) {
      const placed = placedOf(own);
      const length = isPeriod ? placed.length : at.length;
      changes.set(day, { originalDay: day, at: { ...placed, length } });
    }
  }
  for (const each of master.except) {
    const { day, isNominal } = dayOfStart(each, span, places);
    if (isNominal) except.add(day);
  }
  const isDay = (day: string): boolean =>
    added.has(day) ||
    day === at.day ||
    (rule !== null && daysBetween(rule, at.day, { start: day, end: day }, 1).length > 0);
  const newestFirst = overrides.toSorted(
    (a, b) => b.sequence - a.sequence || (a.stamp < b.stamp ? 1 : -1),
  );
  const seen = new Set<string>();
  for (const override of newestFirst) {
    if (override.recurrenceId === undefined) continue;
    if (override.thisAndFuture) throw new Skip("rule");
    const { day } = dayOfStart(override.recurrenceId, span, places);
    if (seen.has(day)) continue;
    seen.add(day);
    if (override.cancelled) {
      except.add(day);
      continue;
    }
    if (!isDay(day)) added.add(day);
    except.delete(day);
    const change = changeOf(override, day, { master, at, places });
    if (Object.keys(change).length > 1) changes.set(day, change);
  }
  return {
    ...about(master),
    ...wordsOf(master),
    ...{ at, rule },
    added: [...added].toSorted(),
    except: [...except].toSorted(),
    changes: [...changes.values()],
  };
};

const readSeries = ({ master, overrides }: Series, places: Places): ReadSeries[] =>
  master === undefined
    ? // Single times of a series whose rest is somebody else's.
      overrides.map((each) => once(each, places, `/${each.recurrenceId?.day}`))
    : [
        master.rules.length + master.added.length + overrides.length === 0
          ? once(master, places)
          : repeated(master, overrides, places),
      ];

/** A parsed file as events to be kept, and what is left in it and why. */
export const readCalendar = (
  parsed: ParsedCalendar,
  familyZone: string,
  now: number,
  watch: Watch,
): ReadCalendar => {
  if (parsed.cut !== undefined) return { ok: false, reason: "tooMuch" };
  if (parsed.components.length > mostEvents) return { ok: false, reason: "tooMany" };
  const zones = createZones(parsed.timezones, now, familyZone);
  const named = parsed.tzid === undefined ? undefined : zones(parsed.tzid);
  const floating = named !== undefined && isZone(named) ? named : familyZone;
  const series: ReadSeries[] = [];
  const skipped: { title: string; reason: SkipReason }[] = [];
  for (const [index, each] of seriesOf(parsed.components).entries()) {
    watch.begins("series", index);
    if (watch.isLate()) return { ok: false, reason: "tooMuch" };
    try {
      series.push(...readSeries(each, { zones, floating }));
    } catch (error) {
      if (!(error instanceof Skip)) throw error;
      const [title] = [each.master, ...each.overrides].flatMap((one) => one?.title ?? []);
      skipped.push({
        title: title === undefined ? "" : cleanLine(unescapeText(title)).slice(0, 200),
        reason: error.reason,
      });
    }
  }
  watch.begins("done", 0);
  return { ok: true, series, skipped };
};
