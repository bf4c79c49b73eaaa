import { veventOf } from "../../fixtures/calendar/family-ics.ts";
import { type HostileFeed, many, within } from "./hostile-feed.ts";

const observance = (kind: string, from: string, to: string, more: readonly string[]): string[] => [
  ...[`BEGIN:${kind}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...more, `END:${kind}`],
];
const zone = (tzid: string, parts: readonly string[]): string[] => [
  ...["BEGIN:VTIMEZONE", `TZID:${tzid}`, ...parts, "END:VTIMEZONE"],
];
const meeting = (uid: string, tzid: string): string[] =>
  veventOf(uid, "Harm", [`DTSTART;TZID=${tzid}:20261112T090000`, "RRULE:FREQ=DAILY;COUNT=3"]);
const since = (rule: string): string[] => ["DTSTART:16010101T000000", `RRULE:${rule}`];

/** Zones that contradict themselves, or don't exist. */
export const zones: readonly HostileFeed[] = [
  within("zones that nobody knows", () =>
    ["Nowhere/Atlantis", '""', "__proto__", "constructor", "../../etc", "%s", "\u0000"].flatMap(
      (tzid, index) => meeting(`harm${index}`, tzid),
    ),
  ),
  within("a zone's name of 100 KB", () => meeting("harm", "A".repeat(100_000))),
  within("a zone that changes its clock every second", () => [
    ...zone("Mad", [
      ...observance("STANDARD", "+0100", "+0200", since("FREQ=SECONDLY")),
      ...observance("DAYLIGHT", "+0900", "-0900", since("FREQ=MINUTELY;BYSECOND=1,2,3")),
      ...observance("DAYLIGHT", "+9999", "-9999", since("FREQ=SECONDLY;COUNT=999999999")),
    ]),
    ...meeting("harm", "Mad"),
  ]),
  within("a zone with 10,000 changes that contradict each other", () => [
    ...zone(
      "Mad",
      many(10_000, (index) =>
        observance(index % 2 ? "STANDARD" : "DAYLIGHT", "+0100", `+0${index % 10}30`, [
          `DTSTART:202${index % 8}0${(index % 9) + 1}01T000000`,
          "RRULE:FREQ=DAILY",
        ]),
      ).flat(),
    ),
    ...meeting("harm", "Mad"),
  ]),
  within("1,000 zones of one's own", () =>
    many(1_000, (index) => [
      ...zone(`Mine ${index}`, [
        ...observance(
          "STANDARD",
          "+0300",
          "+0130",
          since(`FREQ=YEARLY;BYMONTH=${(index % 12) + 1};BYDAY=-1SU`),
        ),
        ...observance("DAYLIGHT", "+0130", "+0300", since("FREQ=YEARLY;BYMONTH=5;BYDAY=2WE")),
      ]),
      ...meeting(`harm${index}`, `Mine ${index}`),
    ]).flat(),
  ),
  within("zones without an offset, a start or a name", () => [
    ...zone("", observance("STANDARD", "", "", since("FREQ=YEARLY"))),
    ...zone("Empty", []),
    ...zone("Odd", observance("STANDARD", "+1:00", "soon", ["DTSTART:noon"])),
    ...["", "Empty", "Odd"].flatMap((tzid, index) => meeting(`harm${index}`, tzid)),
  ]),
];
