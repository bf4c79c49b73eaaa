import { createHash } from "node:crypto";
import { addDays } from "#server/platform/clock.ts";
import { instantOfWallTime } from "../ical/zones/instant-of-wall-time.ts";
import type { FamilySeries, SeriesChange, WrittenCalendar } from "../port.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { foldLine } from "./fold-line.ts";
import { zoneBlock } from "./zone-block.ts";

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(controls, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

const compact = (instantText: string): string => instantText.replaceAll(/[-:]/g, "");

const utc = (ms: number): string => `${compact(new Date(ms).toISOString().slice(0, 19))}Z`;

type Standing = Pick<EventPlacement, "day" | "time" | "zone">;

const moment = (name: string, { day, time, zone }: Standing): string => {
  if (time === null || zone === null) return `${name};VALUE=DATE:${compact(day)}`;
  const wall = `${compact(day)}T${compact(time)}`;
  return zone === "UTC" ? `${name}:${wall}Z` : `${name};TZID=${zone}:${wall}`;
};

/** A local time as milliseconds, as if it were UTC. */
const wallMs = (day: string, time: string): number => Date.parse(`${day}T${time}Z`);

/** DTEND; in UTC where the clock changes in between, because the local time of the end may occur twice. */
const endOf = ({ day, time, zone, length }: EventPlacement): string[] => {
  if (time === null || zone === null)
    return [moment("DTEND", { day: addDays(day, length), time, zone })];
  // In iCalendar, an event without length has no DTEND.
  if (length === 0) return [];
  const wall = wallMs(day, time);
  const end = instantOfWallTime(wall, zone) + length * 1000;
  const [endDay = "", rest = ""] = new Date(wall + length * 1000).toISOString().split("T");
  return instantOfWallTime(wall + length * 1000, zone) === end
    ? [moment("DTEND", { day: endDay, time: rest.slice(0, 8), zone })]
    : [`DTEND:${utc(end)}`];
};

/** The RRULE with UNTIL as RFC 5545 wants it: a date for whole days, else UTC. */
const ruleOf = (rule: string, { time, zone }: EventPlacement): string =>
  time === null || zone === null
    ? rule
    : rule.replace(
        /UNTIL=(\d{4})(\d\d)(\d\d)/,
        (_whole, year: string, month: string, day: string) =>
          `UNTIL=${utc(instantOfWallTime(wallMs(`${year}-${month}-${day}`, "23:59:59"), zone))}`,
      );

type Words = Pick<FamilySeries, "title" | "location" | "notes" | "icon">;

/** The text properties; a changed occurrence also states which of its series' properties it lacks. */
const words = ({ title, location, notes, icon }: Words, series?: Words): string[] => [
  `SUMMARY:${text(title)}`,
  ...(location !== null || (series?.location ?? null) !== null
    ? [`LOCATION:${text(location ?? "")}`]
    : []),
  ...(notes !== null || (series?.notes ?? null) !== null
    ? [`DESCRIPTION:${text(notes ?? "")}`]
    : []),
  ...(icon !== null || (series?.icon ?? null) !== null
    ? [`X-FAMILY-WALL-PICTURE:${text(icon ?? "")}`]
    : []),
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
    ...words({ ...series, ...change }, series),
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

/** Every zone of a timed event, with the first year in which it is used. */
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
    ...[...zonesOf(all)].flatMap(([zone, since]) => zoneBlock(zone, since)),
    ...all.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  const bytes = new TextEncoder().encode(`${lines.map(foldLine).join("\r\n")}\r\n`);
  return { bytes, hash: createHash("sha256").update(bytes).digest("hex") };
};

const withoutPicture = (series: FamilySeries): FamilySeries => ({
  ...series,
  icon: null,
  changes: series.changes.map(({ icon: _icon, ...change }) => change),
});

/** A series as an object of a calendar server (RFC 4791): one event with its changed times and its zones, no METHOD. */
export const writeCalendarObject = (series: FamilySeries): string => {
  const plain = withoutPicture(series);
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Family Wall//EN"],
    ...[...zonesOf([plain])].flatMap(([zone, since]) => zoneBlock(zone, since)),
    ...linesOf(plain),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
};
