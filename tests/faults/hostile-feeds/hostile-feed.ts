import type { RequestListener } from "node:http";
import { veventOf } from "../../fixtures/calendar/family-ics.ts";

/** The days that are read of every file. */
export const feedDays = { start: "2026-11-01", end: "2026-12-12" } as const;

/** One way to harm a family through its calendar. */
export interface HostileFeed {
  readonly name: string;
  /** What the source answers. */
  readonly answer: RequestListener;
  /** Titles that have to be there all the same. */
  readonly good: readonly string[];
  /** Words that the feed's sentence has to have, where nothing good can come of it. */
  readonly says?: RegExp;
}

/** An event before the harm, and one that repeats after it. */
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

/** Answers a body as any web server does. */
export const serveIcs =
  (body: () => string | Uint8Array, type = "text/calendar"): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body());
  };

const wrap = (lines: readonly string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");

/** A file with the harm between two good events, both of which have to be seen. */
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

/** The good file, which others spoil. */
export const goodFile = (): string => wrap([...eventBefore, ...eventAfter]);

/** Many of something. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A moment of 2026 and after, each another. */
export const icsMoment = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString().replaceAll(/[-:]|\.000/g, "");
