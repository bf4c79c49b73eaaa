import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { addDays } from "../../../clock.ts";
import type { FamilySeries, Placed, SeriesChange, WrittenCalendar } from "../port.ts";
import { zoneBlock } from "./zone-block.ts";

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(controls, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

const mostBytes = 75;
const encoder = new TextEncoder();

/** At most 75 bytes a line, never in the middle of a letter. */
const fold = (line: string): string => {
  if (line.length * 3 <= mostBytes || encoder.encode(line).length <= mostBytes) return line;
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > mostBytes) {
      lines.push(current);
      current = " ";
      bytes = 1;
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join("\r\n");
};

const compact = (spelled: string): string => spelled.replaceAll(/[-:]/g, "");

const utc = (ms: number): string => `${compact(new Date(ms).toISOString().slice(0, 19))}Z`;

type Standing = Pick<Placed, "day" | "time" | "zone">;

const moment = (name: string, { day, time, zone }: Standing): string => {
  if (time === null || zone === null) return `${name};VALUE=DATE:${compact(day)}`;
  const wall = `${compact(day)}T${compact(time)}`;
  return zone === "UTC" ? `${name}:${wall}Z` : `${name};TZID=${zone}:${wall}`;
};

/** An end that comes twice on the wall, in the night when the clock goes back, is written in UTC where the second is meant. */
const endOf = ({ day, time, zone, length }: Placed): string[] => {
  if (time === null || zone === null)
    return [moment("DTEND", { day: addDays(day, length), time, zone })];
  // An event without length has no end in iCalendar.
  if (length === 0) return [];
  const end = Temporal.PlainDateTime.from(`${day}T${time}`)
    .toZonedDateTime(zone)
    .add({ seconds: length });
  const wall = end.toPlainDateTime();
  return wall.toZonedDateTime(zone).epochMilliseconds === end.epochMilliseconds
    ? [
        moment("DTEND", {
          day: wall.toPlainDate().toString(),
          time: wall.toPlainTime().toString({ smallestUnit: "second" }),
          zone,
        }),
      ]
    : [`DTEND:${utc(end.epochMilliseconds)}`];
};

/** UNTIL as RFC 5545 wants it: a date for whole days, else UTC. */
const ruleOf = (rule: string, { time, zone }: Placed): string => {
  const [, year = "", month = "", day = ""] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule) ?? [];
  if (year === "" || time === null || zone === null) return rule;
  const end = Temporal.PlainDateTime.from(`${year}-${month}-${day}T23:59:59`);
  return rule.replace(/UNTIL=\d{8}/, `UNTIL=${utc(end.toZonedDateTime(zone).epochMilliseconds)}`);
};

const words = ({
  title,
  location,
  notes,
}: Pick<FamilySeries, "title" | "location" | "notes">): string[] => [
  `SUMMARY:${text(title)}`,
  ...(location === null || location === "" ? [] : [`LOCATION:${text(location)}`]),
  ...(notes === null || notes === "" ? [] : [`DESCRIPTION:${text(notes)}`]),
];

const eventOf = (series: FamilySeries, lines: readonly string[]): string[] => [
  "BEGIN:VEVENT",
  `UID:${series.uid}`,
  `DTSTAMP:${utc(series.stampedAt)}`,
  `CREATED:${utc(series.createdAt)}`,
  `SEQUENCE:${series.sequence}`,
  ...lines,
  "END:VEVENT",
];

const changeOf = (series: FamilySeries, change: SeriesChange): string[] => {
  const at = change.at ?? { ...series.at, day: change.originalDay };
  return eventOf(series, [
    moment("RECURRENCE-ID", { ...series.at, day: change.originalDay }),
    ...words({ ...series, ...change }),
    moment("DTSTART", at),
    ...endOf(at),
  ]);
};

const linesOf = (series: FamilySeries): string[] => {
  const { at, rule, added, except, changes } = series;
  const days = (name: string, list: readonly string[]): string[] =>
    list.map((day) => moment(name, { ...at, day }));
  return [
    ...eventOf(series, [
      ...words(series),
      moment("DTSTART", at),
      ...endOf(at),
      ...(rule === null ? [] : [`RRULE:${ruleOf(rule, at)}`]),
      ...days("RDATE", added),
      ...days("EXDATE", except),
    ]),
    ...changes.flatMap((change) => changeOf(series, change)),
  ];
};

/** Every zone that a timed event is in, and the first year in which one is. */
const zonesOf = (all: readonly FamilySeries[]): Map<string, number> => {
  const zones = new Map<string, number>();
  for (const { at, changes } of all)
    for (const { zone, day } of [at, ...changes.flatMap((change) => change.at ?? [])]) {
      if (zone === null || zone === "UTC") continue;
      const year = Number(day.slice(0, 4)) - 1;
      zones.set(zone, Math.min(zones.get(zone) ?? year, year));
    }
  return zones;
};

/** The family calendar as an iCalendar file (RFC 5545); the same events give the same bytes. */
export const writeCalendar = (all: readonly FamilySeries[]): WrittenCalendar => {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Family Wall//Family calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Family Wall",
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...[...zonesOf(all)].toSorted().flatMap(([zone, since]) => zoneBlock(zone, since)),
    ...all.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  const bytes = encoder.encode(`${lines.map(fold).join("\r\n")}\r\n`);
  return { bytes, hash: createHash("sha256").update(bytes).digest("hex") };
};
