import { expect, test } from "vitest";
import { veventOf, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import { zonedProperty, nineOnMonday, readIcs } from "#tests/fixtures/calendar/read-feed.ts";
import { threadWorkMs } from "../work-clock.ts";

test("what a feed writes is plain text: parameters, escapes, markup, tricks with direction, Outlook's all-day", () => {
  const ics = icsFileOf([
    "BEGIN:VEVENT",
    "UID:a",
    "SUMMARY;LANGUAGE=de:Müll\\, Papier\\; und \\\\n \u202Egnp.exe\u0007",
    'LOCATION;X="a;b":Home',
    "DESCRIPTION:<p>Bring <b>boots</b> &amp; hats</p>\\nSecond line",
    "DTSTART;TZID=Europe/Berlin:20261102T000000",
    "DTEND;TZID=Europe/Berlin:20261103T000000",
    "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    "END:VEVENT",
    ...veventOf("b", "", [zonedProperty("DTSTART", "20261104T090000")]),
  ]);
  const [first, second] = readIcs(ics, "2026-11-01", "2026-11-30").occurrences;
  expect(first).toMatchObject({
    title: "Müll, Papier; und \\n gnp.exe",
    notes: "Bring boots & hats\n\nSecond line",
    start: "2026-11-02",
    end: "2026-11-03",
    allDay: true,
  });
  expect(second?.title).toBe("");
});

test("of a feed's words that can't be seen, or are cut within a character, nothing is left over", () => {
  const emoji = "🦊".repeat(300);
  const ics = icsFileOf([
    ...veventOf("a", "\u200B\u2800", [...nineOnMonday, "LOCATION:\u3164", "DESCRIPTION:\u200D"]),
    ...veventOf("b", `x${emoji}`, [zonedProperty("DTSTART", "20261104T090000")]),
  ]);
  const [first, second] = readIcs(ics, "2026-11-01", "2026-11-30").occurrences;
  expect(first?.title).toBe("");
  expect(first?.location ?? "").toBe("");
  expect(first?.notes ?? "").toBe("");
  expect(second?.title).toBe(`x${"🦊".repeat(249)}`);
});

test("a broken line costs nothing but itself", () => {
  const ics = icsFileOf([
    "garbage",
    "BEGIN:VEVENT",
    "UID:a",
    "DTSTART:nonsense",
    "SUMMARY:No start",
    "END:VEVENT",
    ...veventOf("__proto__", "Proto", [
      ...nineOnMonday,
      "DTSTART:20261103T090000Z",
      "__proto__:x",
      "RRULE:FREQ=NEVER",
    ]),
    ...veventOf("c", "Bad zone", [zonedProperty("DTSTART", "20261105T090000", '""')]),
    ...veventOf("d", "Zero", [
      zonedProperty("DTSTART", "20261106T090000"),
      "RRULE:FREQ=DAILY;INTERVAL=0",
      "EXDATE:x",
      "RDATE:y",
    ]),
    "BEGIN:VEVENT",
    "UID:e",
    "SUMMARY:Never ends",
  ]);
  const { occurrences, cut } = readIcs(ics, "2026-11-01", "2026-11-30");
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
  const begun = threadWorkMs();
  const { occurrences, cut } = readIcs(
    icsFileOf([
      ...veventOf("a", "Flood", [...nineOnMonday, `RRULE:${rule}`]),
      ...veventOf("b", "Dentist", nineOnMonday),
    ]),
    "2026-11-01",
    "2027-11-30",
  );
  expect(occurrences.filter(({ title }) => title === "Flood").length).toBeLessThanOrEqual(500);
  expect(occurrences.map(({ title }) => title)).toContain("Dentist");
  if (!rule.includes("INTERVAL=9999")) expect(cut).toMatch(/repeats too often/);
  expect(threadWorkMs() - begun).toBeLessThan(1_500);
});
