import { expect, test } from "vitest";
import { eventOf, icsOf } from "#tests/fixtures/calendar/family-ics.ts";
import { at, nine, read } from "#tests/fixtures/calendar/read-feed.ts";
import { workedMs } from "./work-clock.ts";

test("what a feed writes is plain text: parameters, escapes, markup, tricks with direction, Outlook's all-day", () => {
  const ics = icsOf([
    "BEGIN:VEVENT",
    "UID:a",
    "SUMMARY;LANGUAGE=de:Müll\\, Papier\\; und \\\\n \u202Egnp.exe\u0007",
    'LOCATION;X="a;b":Home',
    "DESCRIPTION:<p>Bring <b>boots</b> &amp; hats</p>\\nSecond line",
    "DTSTART;TZID=Europe/Berlin:20261102T000000",
    "DTEND;TZID=Europe/Berlin:20261103T000000",
    "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    "END:VEVENT",
    ...eventOf("b", "", [at("DTSTART", "20261104T090000")]),
  ]);
  const [first, second] = read(ics, "2026-11-01", "2026-11-30").occurrences;
  expect(first).toMatchObject({
    title: "Müll, Papier; und \\n gnp.exe",
    notes: "Bring boots & hats\n\nSecond line",
    start: "2026-11-02",
    end: "2026-11-03",
    allDay: true,
  });
  expect(second?.title).toBe("");
});

test("a broken line costs nothing but itself", () => {
  const ics = icsOf([
    "garbage",
    "BEGIN:VEVENT",
    "UID:a",
    "DTSTART:nonsense",
    "SUMMARY:No start",
    "END:VEVENT",
    ...eventOf("__proto__", "Proto", [
      ...nine,
      "DTSTART:20261103T090000Z",
      "__proto__:x",
      "RRULE:FREQ=NEVER",
    ]),
    ...eventOf("c", "Bad zone", [at("DTSTART", "20261105T090000", '""')]),
    ...eventOf("d", "Zero", [
      at("DTSTART", "20261106T090000"),
      "RRULE:FREQ=DAILY;INTERVAL=0",
      "EXDATE:x",
      "RDATE:y",
    ]),
    "BEGIN:VEVENT",
    "UID:e",
    "SUMMARY:Never ends",
  ]);
  const { occurrences, cut } = read(ics, "2026-11-01", "2026-11-30");
  expect(occurrences.map(({ title }) => title)).toEqual(["Proto", "Bad zone", "Zero"]);
  expect(cut).toMatch(/makes no sense/);
});

test.each([
  "FREQ=SECONDLY",
  "FREQ=SECONDLY;COUNT=1000000000",
  "FREQ=MINUTELY",
  "FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5",
  "FREQ=HOURLY",
  "FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYMINUTE=0,10,20,30,40,50",
  "FREQ=SECONDLY;BYMONTHDAY=31;BYMONTH=2",
  "FREQ=SECONDLY;BYSETPOS=7",
  "FREQ=YEARLY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=30",
])("a flood such as %s is dammed: at most 500, quickly, and said", (rule) => {
  const begun = workedMs();
  const { occurrences, cut } = read(
    icsOf([...eventOf("a", "Flood", [...nine, `RRULE:${rule}`]), ...eventOf("b", "Dentist", nine)]),
    "2026-11-01",
    "2027-11-30",
  );
  expect(occurrences.filter(({ title }) => title === "Flood").length).toBeLessThanOrEqual(500);
  expect(occurrences.map(({ title }) => title)).toContain("Dentist");
  if (!rule.includes("INTERVAL=9999")) expect(cut).toMatch(/repeats too often/);
  expect(workedMs() - begun).toBeLessThan(1_500);
});
