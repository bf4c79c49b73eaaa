import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { readIcs } from "#tests/fixtures/calendar/read-feed.ts";
import { readWithIcalJs } from "#tests/fixtures/calendar/read-with-ical-js.ts";

afterEach(() => vi.unstubAllEnvs());

const days = ["2026-10-19", "2026-11-01"] as const;

const fileOf = (name: string): string =>
  readFileSync(
    new URL(`../../../../tests/fixtures/calendar/feeds/${name}.ics`, import.meta.url),
    "utf8",
  );

interface Feed {
  readonly name?: string;
  /** The events of the two weeks around the end of summer time, for a family in Berlin. */
  readonly says: readonly string[];
  /** Why a second library may read it differently; without a reason it has to agree. */
  readonly disputed?: string;
}

const corpus: Readonly<Record<string, Feed>> = {
  google: {
    name: "Family",
    says: [
      "2026-10-19 2026-10-31 Herbstferien",
      "2026-10-20T16:00Z 2026-10-20T17:00Z Handball Leo (moved)",
      "2026-10-24T08:00Z 2026-10-24T09:30Z Brunch",
    ],
  },
  icloud: {
    name: "Home",
    says: [
      "2026-10-20T19:00Z 2026-10-20T19:30Z Orthodontist check",
      "2026-10-28T15:30Z 2026-10-28T16:00Z Orthodontist check",
      "2026-11-01T00:00Z 2026-11-01T09:00Z Halloween party",
    ],
  },
  outlook: {
    name: "Calendar",
    says: [
      "2026-10-20T14:00Z 2026-10-20T14:45Z Team meeting",
      "2026-10-23 2026-10-27 Urlaub, endlich",
      "2026-10-27T13:00Z 2026-10-27T13:45Z Team meeting",
      "2026-10-28T16:00Z 2026-10-28T16:30Z Call Seattle",
    ],
    disputed: "Exchange names the moved occurrence by midnight, and whole days by their midnights",
  },
  nextcloud: {
    name: "Familie (Oma)",
    says: [
      "2026-10-22T17:30Z 2026-10-22T19:00Z Chor",
      "2026-10-24T20:00Z 2026-10-25T05:00Z Nachtdienst",
    ],
  },
  school: {
    name: "Goethe-Gymnasium",
    says: [
      "2026-10-12 2026-10-20 Klassenfahrt",
      "2026-10-20T17:30Z 2026-10-20T19:00Z Elternabend Klasse 5b, bitte pünktlich; Raum 12",
      "2026-10-21T12:00Z 2026-10-21T12:00Z Sprechstunde",
      "2026-10-26T12:30Z 2026-10-26T14:00Z AG Schach",
      "2026-10-30 2026-10-31 Studientag (unterrichtsfrei)",
    ],
  },
  "football-club": {
    name: "U9 Rovers",
    says: [
      "2026-10-21T16:00Z 2026-10-21T17:15Z Training",
      "2026-10-23T16:00Z 2026-10-23T17:15Z Training",
      "2026-10-24T12:00Z 2026-10-24T13:00Z Rovers – United (home)",
      "2026-10-28T17:00Z 2026-10-28T18:15Z Training",
      "2026-10-30T17:00Z 2026-10-30T18:15Z Training",
    ],
    disputed: "one match is in it three times, and the last day of training ends at its midnight",
  },
  "waste-collection": {
    says: [
      "2026-10-19 2026-10-20 Restmüll",
      "2026-10-21 2026-10-22 Papier",
      "2026-10-29 2026-10-30 Biotonne (verschoben)",
    ],
    disputed: "where only RDATE repeats an event it forgets the first day",
  },
  birthdays: {
    name: "Birthdays",
    says: ["2026-10-22 2026-10-23 🎂 Opa", "2026-10-30 2026-10-31 🎂 Tante Łucja"],
  },
  mosque: {
    name: "مواعيد المسجد",
    says: [
      ...[19, 20, 21, 22].map((day) => `2026-10-${day}T21:00Z 2026-10-${day}T21:30Z قيام الليل`),
      "2026-10-23T09:30Z 2026-10-23T10:15Z صلاة الجمعة",
      ...[23, 24, 25, 26, 27, 28].map(
        (day) => `2026-10-${day}T21:00Z 2026-10-${day}T21:30Z قيام الليل`,
      ),
      "2026-10-29T22:00Z 2026-10-29T22:30Z قيام الليل",
      "2026-10-30T10:30Z 2026-10-30T11:15Z صلاة الجمعة",
      "2026-10-30T22:00Z 2026-10-30T22:30Z قيام الليل",
      "2026-10-31T22:00Z 2026-10-31T22:30Z قيام الليل",
      "2026-11-01T22:00Z 2026-11-01T22:30Z قيام الليل",
    ],
  },
  moodle: {
    says: [
      "2026-10-18T22:00Z 2026-10-23T21:59Z Reading week",
      '2026-10-23T21:59Z 2026-10-23T21:59Z Homework "Fractions" is due',
      "2026-10-26T14:00Z 2026-10-26T15:30Z Parents' café",
    ],
  },
};

const shortInstant = (moment: string): string => moment.replace(":00.000Z", "Z");

test.each(Object.entries(corpus))("the feed of %s says what the family knows", (file, feed) => {
  const text = fileOf(file);
  for (const ending of ["\n", "\r\n"]) {
    const { name, occurrences, cut } = readIcs(text.replaceAll(/\r?\n/g, ending), ...days);
    expect([name, cut]).toEqual([feed.name, undefined]);
    expect(
      occurrences.map(
        ({ title, start, end }) => `${shortInstant(start)} ${shortInstant(end)} ${title}`,
      ),
    ).toEqual(feed.says);
  }
});

test.each([
  ["Pacific/Kiritimati", -840],
  ["America/Los_Angeles", 420],
  ["Africa/Cairo", -180],
])("a server whose own clock is in %s reads every feed the same", (zone, offset) => {
  vi.stubEnv("TZ", zone);
  expect(new Date(2026, 9, 20).getTimezoneOffset()).toBe(offset);
  for (const [file, { says }] of Object.entries(corpus))
    expect(
      readIcs(fileOf(file), ...days).occurrences.map(
        ({ title, start, end }) => `${shortInstant(start)} ${shortInstant(end)} ${title}`,
      ),
    ).toEqual(says);
});

test.each(Object.entries(corpus).filter(([, { disputed }]) => disputed === undefined))(
  "a second program reads the feed of %s the same",
  (file) => {
    const text = fileOf(file);
    const ours = readIcs(text, ...days).occurrences.map(({ start, title }) => `${start} ${title}`);
    expect(readWithIcalJs(text, ...days, "Europe/Berlin")).toEqual(ours.toSorted());
  },
);
