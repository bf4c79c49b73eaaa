import type { RequestListener } from "node:http";
import { veventOf } from "../../fixtures/calendar/family-ics.ts";

/** The days that are read of every file. */
export const feedDays = { start: "2026-11-01", end: "2026-12-12" } as const;

/** One attack through a calendar. */
export interface HostileFeed {
  readonly name: string;
  /** The source's answer. */
  readonly answer: RequestListener;
  /** Titles that have to be shown nevertheless. */
  readonly good: readonly string[];
  /** What the feed's error has to say, where nothing can be shown. */
  readonly says?: RegExp;
}

/** An event before the attack, and one that repeats after it. */
export const eventBefore = veventOf("dentist@good", "Dentist", [
  "DTSTART:20261110T090000Z",
  "DTEND:20261110T093000Z",
]);
export const eventAfter = veventOf("piano@good", "Piano", [
  "DTSTART;TZID=Europe/Berlin:20261006T170000",
  "DTEND;TZID=Europe/Berlin:20261006T174500",
  "RRULE:FREQ=WEEKLY",
]);
export const titlesAround: readonly string[] = ["Dentist", "Piano"];

/** Serves a body as any web server does. */
export const serveIcs =
  (body: () => string | Uint8Array, type = "text/calendar"): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body());
  };

const wrap = (lines: readonly string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");

/** A file with the attack between two good events, both of which have to be shown. */
export const within = (name: string, harm: () => readonly string[]): HostileFeed => ({
  name,
  answer: serveIcs(() => wrap([...eventBefore, ...harm(), ...eventAfter])),
  good: titlesAround,
});

/** A file as it is. */
export const whole = (
  name: string,
  body: () => string | Uint8Array,
  good: readonly string[] = titlesAround,
): HostileFeed => ({ name, answer: serveIcs(body), good });

/** The good file, which others damage. */
export const goodFile = (): string => wrap([...eventBefore, ...eventAfter]);

/** An array of `count` items. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A different moment from 2026 on for each index. */
export const icsMoment = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString().replaceAll(/[-:]|\.000/g, "");
