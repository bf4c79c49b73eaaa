import { veventOf } from "../../fixtures/calendar/family-ics.ts";
import {
  eventAfter,
  eventBefore,
  goodFile,
  type HostileFeed,
  many,
  icsMoment,
  whole,
  within,
} from "./hostile-feed.ts";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const wide = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  view.setUint16(0, 0xfeff, littleEndian);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2 + 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
const single = (uid: string, index: number, more: readonly string[] = []): string[] =>
  veventOf(uid, "Harm", [`DTSTART:${icsMoment(index)}`, ...more]);
const calendar = (lines: readonly string[]): string =>
  ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n");
const filler = (index: number): string[] =>
  single(`harm${index}`, index % 50_000, [`DESCRIPTION:${"Lorem ipsum ".repeat(150)}`]);

/** Files that are too large, too deep, or no text at all. */
export const shapes: readonly HostileFeed[] = [
  within("100,000 events", () => many(100_000, (index) => single(`h${index}`, index)).flat()),
  within("50,000 times the same event", () =>
    many(50_000, (index) => single("harm", index)).flat(),
  ),
  within("10,000 events on one day, each with notes of 2 KB", () =>
    many(4_500, (index) => single(`h${index}`, 7_600, [`DESCRIPTION:${"x".repeat(2_000)}`])).flat(),
  ),
  within("nearly 10 MB of events", () => many(4_900, filler).flat()),
  whole("12 MB of events", () => calendar([...eventBefore, ...many(6_500, filler).flat()]), [
    "Dentist",
  ]),
  within("events within events, 5,000 deep", () => [
    ...many(5_000, (index) => ["BEGIN:VEVENT", `UID:harm${index}`]).flat(),
    ...many(5_000, () => "END:VEVENT"),
  ]),
  within("alarms within alarms, 50,000 deep", () => [
    ...["BEGIN:VEVENT", "UID:harm", "DTSTART:20261112T090000Z"],
    ...many(50_000, () => "BEGIN:VALARM"),
    "END:VEVENT",
  ]),
  whole("events that never end", () =>
    calendar([
      ...eventBefore.slice(0, -1),
      "BEGIN:VEVENT",
      "UID:harm",
      "BEGIN:VALARM",
      ...eventAfter,
    ]),
  ),
  whole("ends of what never began", () =>
    calendar([
      ...many(10_000, () => "END:VEVENT"),
      "END:VTIMEZONE",
      ...eventBefore,
      "END:VCALENDAR",
      ...eventAfter,
    ]),
  ),
  whole("a calendar that never ends", () => goodFile().replace("END:VCALENDAR\r\n", "")),
  whole("no line at all", () => goodFile().replaceAll("\r\n", " "), []),
  whole("lines that only return", () => goodFile().replaceAll("\r\n", "\r")),
  within("one line of 5 MB", () =>
    veventOf("harm", "H".repeat(5_000_000), ["DTSTART:20261112T090000Z"]),
  ),
  within("one line of 5 MB in 70,000 folds", () =>
    veventOf("harm", "Harm", [
      `DESCRIPTION:${"n".repeat(70)}${"\r\n nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn".repeat(69_999)}`,
    ]),
  ),
  within("100,000 parameters", () => [
    ...["BEGIN:VEVENT", "UID:harm", `SUMMARY${";X=1".repeat(100_000)}:Harm`, "END:VEVENT"],
    ...[
      "BEGIN:VEVENT",
      "UID:harm2",
      `DTSTART${';X="'.repeat(50_000)}:20261112T090000Z`,
      "END:VEVENT",
    ],
  ]),
  within("markup that never closes", () =>
    veventOf("harm", "Harm", [
      "DTSTART:20261112T090000Z",
      `DESCRIPTION:${"<a<!--<b href='".repeat(60_000)}`,
    ]),
  ),
  within("names that programs use for themselves", () =>
    ["__proto__", "constructor", "toString", "hasOwnProperty"].flatMap((name) => [
      ...veventOf(name, name, [`${name}:x`, "DTSTART:20261112T090000Z", `X-${name};${name}=1:x`]),
    ]),
  ),
  within("days that no calendar has", () =>
    [
      "00000000",
      "99999999",
      "20261399",
      "2026",
      "20261112T996199Z",
      "-20261112",
      "٢٠٢٦١١١٢",
    ].flatMap((day, index) => veventOf(`harm${index}`, "Harm", [`DTSTART:${day}`, `DTEND:${day}`])),
  ),
  within("lengths that no clock has", () =>
    ["P999999W", "PT999999999S", "-P1D", "P", "PT", "P1Y", "PT1H".repeat(5_000)].flatMap(
      (length, index) => single(`harm${index}`, 7_500, [`DURATION:${length}`]),
    ),
  ),
  within("an event of nine thousand years", () =>
    veventOf("harm", "Harm", [
      "DTSTART:10000101T000000Z",
      "DTEND:99991231T000000Z",
      "RRULE:FREQ=DAILY",
    ]),
  ),
  whole("NULs everywhere", () =>
    goodFile().replaceAll("\r\n", "\u0000\r\n\u0000").replace("Dentist", "Den\u0000tist"),
  ),
  whole("text that turns around", () =>
    goodFile().replace("Dentist", "\u202E\u2066Den\u202Dtist\u2069\u200F".replaceAll("\u200F", "")),
  ),
  whole("bytes that are no letters", () => {
    const file = bytes(
      calendar([
        ...eventBefore,
        ...veventOf("harm", "~~~~", ["DTSTART:20261112T090000Z"]),
        ...eventAfter,
      ]),
    );
    return file.map((byte, index) => (byte === 0x7e ? 0xc0 + (index % 64) : byte));
  }),
  whole("half a megabyte of noise in the middle", () => {
    const noise = new Uint8Array(500_000).map(
      (_, index) => (index * 7_919 + (index >> 3) * 31) % 256,
    );
    return Buffer.concat([
      bytes(calendar(eventBefore).replace("END:VCALENDAR\r\n", "")),
      noise,
      bytes(`\r\n${[...eventAfter, "END:VCALENDAR", ""].join("\r\n")}`),
    ]);
  }),
  whole("letters of two bytes, the small end first", () => wide(goodFile(), true)),
  whole("letters of two bytes, the big end first", () => wide(goodFile(), false)),
  whole(
    "complaints of the program that made it",
    () => `<br />\n<b>Warning</b>: deprecated\n${goodFile()}`,
  ),
];
