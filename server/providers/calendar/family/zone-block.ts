import { ruleWeekdays } from "#server/recurrence/rule-parts.ts";
import { Temporal } from "temporal-polyfill";

interface Change {
  /** The local time before the change. */
  readonly wall: Temporal.PlainDateTime;
  readonly from: number;
  readonly to: number;
}

/** 32-bit calendar programs can't represent later years; recurring changes go on by their rule. */
const lastYear = 2037;
/** Years of the same rule after which it is taken to continue. */
const yearsAlike = 8;

const two = (n: number): string => String(n).padStart(2, "0");

const offset = (seconds: number): string => {
  const size = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  return `${seconds < 0 ? "-" : "+"}${two(hours)}${two(minutes)}${rest === 0 ? "" : two(rest)}`;
};

const dateTimeText = (wall: Temporal.PlainDateTime): string =>
  wall.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");

const changesOf = (zone: string, since: number): Change[] => {
  const changes: Change[] = [];
  let at = Temporal.PlainDate.from({ year: since, month: 1, day: 1 }).toZonedDateTime(zone);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (next === null || next.year > lastYear) return changes;
    const from = next.subtract({ nanoseconds: 1 }).offsetNanoseconds / 1e9;
    const to = next.offsetNanoseconds / 1e9;
    const wall = next.toInstant().toZonedDateTimeISO("UTC").add({ seconds: from });
    if (from !== to) changes.push({ wall: wall.toPlainDateTime(), from, to });
    at = next;
  }
};

/** Rules that may produce a change: the n-th weekday of its month, or its last. */
const rulesOf = ({ wall }: Change): string[] => {
  const weekday = ruleWeekdays[wall.dayOfWeek - 1] ?? "";
  const nth = Math.ceil(wall.day / 7);
  return [
    ...(wall.day > wall.daysInMonth - 7 ? [`-1${weekday}`] : []),
    ...(nth < 5 ? [`${nth}${weekday}`] : []),
  ].map((day) => `FREQ=YEARLY;BYMONTH=${wall.month};BYDAY=${day}`);
};

const isAlike = (a: Change, b: Change): boolean =>
  a.from === b.from && a.to === b.to && a.wall.toPlainTime().equals(b.wall.toPlainTime());

const observance = ({ wall, from, to }: Change, rule?: string): string[] => {
  const kind = to > from ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${dateTimeText(wall)}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `END:${kind}`,
  ];
};

/** The latest yearly changes with a common rule, and that rule. */
const runOf = (
  last: Change,
  changes: readonly Change[],
): { run: Change[]; rule: string } | undefined => {
  const alike = changes.filter((change) => isAlike(change, last));
  return rulesOf(last)
    .map((rule) => {
      const run: Change[] = [];
      for (const change of alike.toReversed()) {
        if (change.wall.year !== last.wall.year - run.length) break;
        if (!rulesOf(change).includes(rule)) break;
        run.unshift(change);
      }
      return { run, rule };
    })
    .toSorted((a, b) => b.run.length - a.run.length)
    .find(({ run }) => run.length >= yearsAlike);
};

/** A zone's VTIMEZONE from a year on, as lines. */
export const zoneBlock = (zone: string, since: number): string[] => {
  const changes = changesOf(zone, since);
  const first = Temporal.PlainDate.from({ year: since, month: 1, day: 1 });
  const begin = first.toZonedDateTime(zone).offsetNanoseconds / 1e9;
  const runs = changes
    .filter(({ wall }) => wall.year === lastYear)
    .flatMap((last) => runOf(last, changes) ?? []);
  const ruled = new Set(runs.flatMap(({ run }) => run));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance({ wall: first.toPlainDateTime(), from: begin, to: begin }),
    ...changes.filter((change) => !ruled.has(change)).flatMap((change) => observance(change)),
    ...runs.flatMap(({ run, rule }) => run.slice(0, 1).flatMap((each) => observance(each, rule))),
    "END:VTIMEZONE",
  ];
};
