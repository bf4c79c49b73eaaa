import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { instantOfWallTime } from "../zones/instant-of-wall-time.ts";
import { threadWorkMs } from "../work-clock.ts";

/** Milliseconds since 1970, both included, and the largest number of starts. */
export interface RuleWindow {
  readonly from: number;
  readonly to: number;
  readonly most: number;
  /** The rule's UNTIL as an instant, where it has one. */
  readonly until?: number;
  /** The time limit in milliseconds; the library can't be stopped within a step. */
  readonly mostMs?: number;
}

/** The starts of a rule in order; `cut` where there would be more. */
export interface RuleStarts {
  readonly starts: readonly number[];
  readonly cut: boolean;
}

const parts = new Set([
  "FREQ",
  "INTERVAL",
  "COUNT",
  "BYSECOND",
  "BYMINUTE",
  "BYHOUR",
  "BYDAY",
  "BYMONTHDAY",
  "BYYEARDAY",
  "BYWEEKNO",
  "BYMONTH",
  "BYSETPOS",
  "WKST",
]);

/** Removes duplicates from a list. */
const distinct = (list: string): string =>
  list.includes(",") ? [...new Set(list.split(","))].slice(0, 366).join(",") : list;

/** A rule's parts by name, without unknown ones and without UNTIL, which is passed as an instant. */
const readParts = (rule: string): Map<string, string> =>
  new Map(
    rule
      .replaceAll(/\s/g, "")
      .replace(/^RRULE:/i, "")
      .toUpperCase()
      .split(";", 40)
      .map((part): [string, string] => {
        const [name = "", ...value] = part.split("=");
        return [name, distinct(value.join("="))];
      })
      .filter(([name, value]) => parts.has(name) && value !== ""),
  );

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const listed = (rule: ReadonlyMap<string, string>, name: string): number =>
  rule.get(name)?.split(",").length ?? 1;

/** The length of time to expand in one step, so that a flood is noticed before it fills the memory. */
const strideOf = (rule: ReadonlyMap<string, string>): number => {
  const freq = rule.get("FREQ");
  const perDay = listed(rule, "BYHOUR") * listed(rule, "BYMINUTE") * listed(rule, "BYSECOND");
  if (freq === "SECONDLY") return 15 * minute;
  if (freq === "MINUTELY") return listed(rule, "BYSECOND") > 1 ? 15 * minute : 12 * hour;
  if (freq === "HOURLY") return perDay > 1 ? 12 * hour : 30 * day;
  return perDay > 1 ? Math.max(day, Math.floor(1_000 / perDay) * day) : Number.POSITIVE_INFINITY;
};

/** The usual time limit; a family's own rules take a millisecond or two. */
const usualMs = 150;

const repeatsWithinDays = (rule: ReadonlyMap<string, string>): boolean =>
  /^(SECONDLY|MINUTELY|HOURLY)$/.test(rule.get("FREQ") ?? "");

const clockParts = ["BYHOUR", "BYMINUTE", "BYSECOND"];

const open = (
  rule: ReadonlyMap<string, string>,
  dtstart: Temporal.ZonedDateTime,
  until: number | undefined,
): RRuleTemporal => {
  const isSubDaily = repeatsWithinDays(rule);
  return new RRuleTemporal({
    rruleString: [...rule].map(([name, value]) => `${name}=${value}`).join(";"),
    dtstart,
    maxIterations: isSubDaily ? 3_000 : 30_000,
    // A rule with at most one start a day can't produce a flood. The library computes such rules with whole numbers,
    // ten times as fast, but only where this limit isn't set.
    ...(isSubDaily || clockParts.some((part) => rule.has(part))
      ? { maxCandidateEvaluations: 200_000 }
      : {}),
    cache: false,
    ...(until === undefined
      ? {}
      : {
          until: Temporal.Instant.fromEpochMilliseconds(until).toZonedDateTimeISO(
            dtstart.timeZoneId,
          ),
        }),
  });
};

const expand = (
  read: ReadonlyMap<string, string>,
  dtstart: Temporal.ZonedDateTime,
  window: RuleWindow,
): RuleStarts => {
  const begun = threadWorkMs();
  const starts: number[] = [];
  const first = dtstart.epochMilliseconds;
  if (first >= window.from && first <= window.to) starts.push(first);
  const end = Math.min(window.to, window.until ?? window.to);
  try {
    let recurrence = open(read, dtstart, window.until);
    const count = Number(read.get("COUNT") ?? 0);
    if (count > 0 && recurrence.between(new Date(first), new Date(first), true).length === 0) {
      // DTSTART is COUNT's first even where the rule doesn't produce it; the library counts it only for some rules.
      if (count === 1) return { starts, cut: false };
      recurrence = open(new Map([...read, ["COUNT", String(count - 1)]]), dtstart, window.until);
    }
    const stride = strideOf(read);
    let from = Math.max(window.from, first);
    while (from <= end) {
      const to = Math.min(end, from + stride - 1);
      for (const start of recurrence.between(new Date(from), new Date(to), true))
        if (start.epochMilliseconds !== first) starts.push(start.epochMilliseconds);
      if (starts.length > window.most) return { starts: starts.slice(0, window.most), cut: true };
      if (to < end && threadWorkMs() - begun > (window.mostMs ?? usualMs))
        return { starts, cut: true };
      from = to + 1;
    }
    return { starts, cut: false };
  } catch {
    // The library rejects rules without meaning or end; the event itself is still valid.
    return { starts, cut: true };
  }
};

/**
 * Moves the start of an uncounted weekly or daily rule forward in step, so that years of lessons needn't be expanded.
 */
const nearer = (
  rule: ReadonlyMap<string, string>,
  dtstart: Temporal.ZonedDateTime,
  from: number,
): Temporal.ZonedDateTime => {
  const days = { WEEKLY: 7, DAILY: 1 }[rule.get("FREQ") ?? ""] ?? 0;
  const interval = Number(rule.get("INTERVAL") ?? 1);
  if (days === 0 || rule.has("COUNT") || !Number.isInteger(interval) || interval < 1)
    return dtstart;
  const steps = Math.floor((from - dtstart.epochMilliseconds) / (days * interval * day)) - 1;
  return steps > 0 ? dtstart.add({ days: steps * days * interval }) : dtstart;
};

/** The start of a rule: a local time, and its zone. */
export interface RuleBegin {
  /** `YYYY-MM-DDTHH:MM:SS`, as written, even where a clock change skips it. */
  readonly wall: string;
  readonly zone: string;
}

/**
 * The starts of a rule between two instants, including DTSTART as COUNT's first whether or not the rule produces it.
 * A rule that is invalid or takes too long yields what is known and `cut`.
 */
export const startsBetween = (
  rule: string,
  { wall, zone }: RuleBegin,
  window: RuleWindow,
): RuleStarts => {
  const read = readParts(rule);
  const plain = Temporal.PlainDateTime.from(wall);
  if (repeatsWithinDays(read)) return expand(read, plain.toZonedDateTime(zone), window);
  if (zone === "UTC")
    return expand(read, nearer(read, plain.toZonedDateTime(zone), window.from), window);
  // The library skips a day whose hour a clock change skips; RFC 5545 (3.3.10) means the hour after it, and so does a
  // family. So the library computes local times, which are resolved here.
  const wallAt = (ms: number): number =>
    Temporal.Instant.fromEpochMilliseconds(ms)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toZonedDateTime("UTC").epochMilliseconds;
  const { from, to, until, ...rest } = window;
  const earliest = wallAt(from) - hour;
  const { starts, cut } = expand(read, nearer(read, plain.toZonedDateTime("UTC"), earliest), {
    ...rest,
    from: earliest,
    to: wallAt(to) + hour,
    ...(until === undefined ? {} : { until: wallAt(until) }),
  });
  return {
    cut,
    starts: starts.map((ms) => instantOfWallTime(ms, zone)).filter((ms) => ms >= from && ms <= to),
  };
};
