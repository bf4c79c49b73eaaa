import { veventOf } from "../../fixtures/calendar/family-ics.ts";
import { type HostileFeed, many, icsMoment, within } from "./hostile-feed.ts";

const repeating = (name: string, rule: string, begin = "DTSTART:20261101T090000Z"): HostileFeed =>
  within(name, () => veventOf("harm", "Harm", [begin, "DURATION:PT30M", `RRULE:${rule}`]));

const upTo = (most: number): string => many(most, (index) => index).join(",");
/** The library counts such a rule from its first day, and can't be stopped meanwhile. */
const uncountable = (uid: string): string[] =>
  veventOf(uid, "Harm", ["DTSTART:19500101T090000Z", "RRULE:FREQ=DAILY;COUNT=29000"]);

/** Rules that never end, never begin, or mean nothing. */
export const rules: readonly HostileFeed[] = [
  repeating("every second", "FREQ=SECONDLY"),
  repeating("every second, a thousand million times", "FREQ=SECONDLY;COUNT=1000000000"),
  repeating("every second of every minute", `FREQ=MINUTELY;BYSECOND=${upTo(60)}`),
  repeating(
    "every second of a year",
    `FREQ=YEARLY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)}`,
  ),
  repeating("every hour at a place it never has", "FREQ=HOURLY;INTERVAL=5;BYHOUR=1,2,3;BYSETPOS=3"),
  repeating("every second of a day that doesn't exist", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31"),
  repeating("daily on 30 February", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
  within("29,000 days to count", () => uncountable("harm")),
  within("five events of 29,000 days", () =>
    many(5, (index) => uncountable(`harm${index}`)).flat(),
  ),
  repeating("100,000 days to count", "FREQ=DAILY;COUNT=100000", "DTSTART:19000101T090000Z"),
  repeating(
    "10,000 BYDAYs",
    `FREQ=YEARLY;BYDAY=${many(10_000, (index) => `${(index % 53) + 1}MO`).join(",")}`,
  ),
  repeating(
    "10,000 BYYEARDAYs",
    `FREQ=YEARLY;BYYEARDAY=${many(10_000, (index) => (index % 366) + 1).join(",")}`,
  ),
  repeating("until the year 9999", "FREQ=HOURLY;UNTIL=99991231T235959Z"),
  repeating("since the year 1", "FREQ=DAILY", "DTSTART:00010101T090000Z"),
  repeating("since the year 99999", "FREQ=DAILY", "DTSTART:999990101T090000Z"),
  repeating("an interval of a thousand million", "FREQ=DAILY;INTERVAL=1000000000"),
  repeating("no interval at all", "FREQ=DAILY;INTERVAL=0"),
  repeating("an interval backwards", "FREQ=DAILY;INTERVAL=-7;COUNT=-3"),
  repeating("words that mean nothing", "FREQ=SOMETIMES;COUNT=many;BYDAY=XX;;=;A=B=C"),
  repeating("a rule of 200 KB", `FREQ=DAILY;X-${"A".repeat(200_000)}=1`),
  within("1,000 rules in one event", () =>
    veventOf("harm", "Harm", [
      "DTSTART:20200101T090000Z",
      ...many(1_000, (index) => `RRULE:FREQ=DAILY;INTERVAL=${(index % 9) + 1}`),
    ]),
  ),
  within("3,000 events of every second", () =>
    many(3_000, (index) =>
      veventOf(`harm${index}`, "Harm", [`DTSTART:${icsMoment(index)}`, "RRULE:FREQ=SECONDLY"]),
    ).flat(),
  ),
  within("10,000 exceptions on lines of their own", () =>
    veventOf("harm", "Harm", [
      "DTSTART:20260101T000000Z",
      "RRULE:FREQ=HOURLY",
      ...many(10_000, (index) => `EXDATE:${icsMoment(index)}`),
    ]),
  ),
  within("10,000 exceptions on one line", () =>
    veventOf("harm", "Harm", [
      "DTSTART:20260101T000000Z",
      "RRULE:FREQ=DAILY",
      `EXDATE:${many(10_000, icsMoment).join(",")}`,
    ]),
  ),
  within("100,000 days added", () =>
    veventOf("harm", "Harm", [
      "DTSTART:20260101T000000Z",
      ...many(
        100,
        (line) => `RDATE:${many(1_000, (index) => icsMoment(line * 10 + index)).join(",")}`,
      ),
    ]),
  ),
  within("20,000 periods added", () =>
    veventOf("harm", "Harm", [
      "DTSTART:20260101T000000Z",
      ...many(
        20,
        () =>
          `RDATE;VALUE=PERIOD:${many(1_000, (index) => `${icsMoment(index)}/P999999W`).join(",")}`,
      ),
    ]),
  ),
  within("20,000 changes of one event", () => [
    ...veventOf("harm", "Harm", ["DTSTART:20260101T000000Z", "RRULE:FREQ=HOURLY"]),
    ...many(20_000, (index) =>
      veventOf("harm", "Harm", [
        `RECURRENCE-ID:${icsMoment(index)}`,
        `DTSTART:${icsMoment(index + 1)}`,
      ]),
    ).flat(),
  ]),
  within("2,000 changes of all that follows", () => [
    ...veventOf("harm", "Harm", ["DTSTART:20260101T000000Z", "RRULE:FREQ=DAILY"]),
    ...many(2_000, (index) =>
      veventOf("harm", "Harm", [
        `RECURRENCE-ID;RANGE=THISANDFUTURE:${icsMoment(index * 24)}`,
        `DTSTART:${icsMoment(index * 24 + (index % 2000))}`,
      ]),
    ).flat(),
  ]),
];
