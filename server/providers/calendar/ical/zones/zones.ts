import { Temporal } from "temporal-polyfill";
import type { Observance, TimezoneComponent } from "../text/component.ts";
import { windowsZone } from "../text/node-ical.ts";
import { startsBetween } from "../series/rule-starts.ts";
import { threadWorkMs } from "../work-clock.ts";

const known = new Map<string, boolean>();

/** Whether this machine knows the IANA name, or a link to one. */
export const isZone = (name: string): boolean => {
  const before = known.get(name);
  if (before !== undefined) return before;
  let valid = true;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
  } catch {
    valid = false;
  }
  if (known.size < 1_000) known.set(name, valid);
  return valid;
};

const offsetMs = (text: string): number | undefined => {
  const match = /^([+-])(\d{2}):?(\d{2}):?(\d{2})?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, sign, hours, minutes, seconds] = match;
  const total = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds ?? 0) * 1_000;
  return sign === "-" ? -total : total;
};

interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** The starts of an observance, around the years in question. */
const changesOf = (observance: Observance, from: number, to: number): Change[] => {
  const before = offsetMs(observance.offsetFrom);
  const after = offsetMs(observance.offsetTo);
  if (before === undefined || after === undefined) return [];
  const wall = `${observance.start.day}T${observance.start.time ?? "00:00:00"}`;
  const start = { wall, zone: "UTC" };
  const walls = new Set([Date.parse(`${wall}Z`)]);
  for (const rule of observance.rules.slice(0, 4))
    for (const at of startsBetween(rule, start, { from, to, most: mostChanges, mostMs: 250 })
      .starts)
      walls.add(at);
  for (const { start: extra } of observance.added.slice(0, mostChanges))
    walls.add(Date.parse(`${extra.day}T${extra.time ?? "00:00:00"}Z`));
  return [...walls].map((ms) => ({ at: ms - before, before, after }));
};

/** A zone's rule produces two a year. */
const mostChanges = 100;
/** Two years have four changes; more contradict each other. */
const mostRecent = 12;
/** The most blocks of a file that are compared; unknown blocks are rare, a hundred are an attack. */
const mostFits = 6;
const fitMs = 400;

const offsetAt = (zone: string, at: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000;

const hour = 3_600_000;
const year = 366 * 24 * hour;

/**
 * The IANA zone with the block's clock changes, within two years of `around`; a fixed offset where the block has
 * none.
 */
const fit = (
  { observances }: TimezoneComponent,
  around: number,
  likely: readonly string[],
): string | undefined => {
  const begun = threadWorkMs();
  const changes = observances
    .flatMap((observance) =>
      threadWorkMs() - begun > fitMs
        ? []
        : changesOf(observance, around - 2 * year, around + 2 * year),
    )
    .toSorted((a, b) => a.at - b.at);
  const recent = changes
    .filter(({ at, before, after }) => Math.abs(at - around) < 2 * year && before !== after)
    .slice(0, mostRecent);
  const last = changes.findLast(({ at }) => at <= around) ?? changes[0];
  if (last === undefined) return undefined;
  if (recent.length === 0) {
    const { sign, hours, minutes } = Temporal.Duration.from({ milliseconds: last.after }).round({
      largestUnit: "hours",
    });
    const two = (n: number): string => String(Math.abs(n)).padStart(2, "0");
    return `${sign < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
  }
  const score = (zone: string): number =>
    recent.filter(
      ({ at, before, after }) =>
        offsetAt(zone, at - hour / 2) === before && offsetAt(zone, at + hour / 2) === after,
    ).length;
  let best: { zone: string; score: number } | undefined;
  for (const zone of [...likely, ...Intl.supportedValuesOf("timeZone")]) {
    const reached = score(zone);
    if (reached === recent.length) return zone;
    if (reached > (best?.score ?? 0)) best = { zone, score: reached };
  }
  return best?.zone;
};

/** The last parts of names such as `/mozilla.org/20050126_1/Europe/Berlin`. */
const tails = (tzid: string): string[] => {
  const words = tzid.split("/").filter(Boolean);
  return [words.slice(-3).join("/"), words.slice(-2).join("/")];
};

/** Resolves TZIDs to zones; undefined where neither the file nor this machine knows one. */
export const createZones = (
  timezones: readonly TimezoneComponent[],
  around: number,
  familyZone: string,
) => {
  const found = new Map<string, string | undefined>();
  const blocks = new Map<string, TimezoneComponent>();
  for (const timezone of timezones) {
    const name = timezone.tzid.replaceAll('"', "").trim();
    if (!blocks.has(name)) blocks.set(name, timezone);
  }
  let fits = 0;
  const fitted = (block: TimezoneComponent): string | undefined => {
    fits += 1;
    return fits > mostFits ? undefined : fit(block, around, [familyZone]);
  };
  const find = (tzid: string): string | undefined => {
    const block = blocks.get(tzid);
    if (/^(UTC|GMT|Z|tzone:\/\/Microsoft\/Utc)$/i.test(tzid)) return "UTC";
    // Short names such as EST are links to zones without summer time; the file's block is more exact.
    const isPlace = tzid.includes("/") || block === undefined;
    if (isPlace && isZone(tzid)) return tzid;
    const named =
      tails(tzid).find((tail) => tail.includes("/") && isZone(tail)) ?? windowsZone(tzid);
    if (named !== undefined && isZone(named)) return named;
    const fitting = block === undefined ? undefined : fitted(block);
    if (fitting !== undefined) return fitting;
    if (isZone(tzid)) return tzid;
    const [, sign, hours, minutes = "00"] =
      /(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?\b/.exec(tzid) ?? [];
    return sign === undefined || hours === undefined
      ? undefined
      : `${sign}${hours.padStart(2, "0")}:${minutes}`;
  };
  return (tzid: string): string | undefined => {
    if (!found.has(tzid)) found.set(tzid, find(tzid));
    return found.get(tzid);
  };
};
export type Zones = ReturnType<typeof createZones>;
