import { expect, it } from "vitest";
import { parseQuickAdd } from "./parse-event.ts";

const roster = [
  { id: "leo", name: "Leo", kid: true },
  { id: "mom", name: "Mama" },
  { id: "dad", name: "Papa" },
  { id: "father", name: "Dad" },
];

const understand = (text: string, language: "en" | "de" = "en") =>
  parseQuickAdd(text, {
    ...{ now: Date.parse("2026-11-20T09:00:00Z"), timeZone: "Europe/Berlin", language, roster },
  });

it("“Every Tuesday football 16-17 Leo, Dad drives, remind 30 min before” is a ride and a reminder", () => {
  expect(
    understand("Every Tuesday football 16-17 Leo, Dad drives, remind 30 min before"),
  ).toMatchObject({
    ...{ title: "Football", memberIds: ["leo"], driver: "father" },
    ...{ start: "2026-11-24T15:00:00.000Z", end: "2026-11-24T16:00:00.000Z" },
    ...{ recurrence: "FREQ=WEEKLY;BYDAY=TU", reminders: { before: [{ minutes: 30 }] } },
  });
});

it("„Jeden Dienstag Fußball 16-17 Leo, Papa fährt, Mama holt ab, 30 min vorher erinnern“ nennt beide", () => {
  expect(
    understand(
      "Jeden Dienstag Fußball 16-17 Leo, Papa fährt, Mama holt ab, 30 min vorher erinnern",
      "de",
    ),
  ).toMatchObject({
    ...{ title: "Fußball", memberIds: ["leo"], driver: "dad", collector: "mom" },
    reminders: { before: [{ minutes: 30 }] },
  });
});

it.each([
  ["Piano Leo tomorrow 15:00, Dad drives and picks him up", "father", "father"],
  ["Piano Leo tomorrow 15:00, Dad takes him, Mama picks up", "father", "mom"],
  ["Klavier Leo morgen 15:00 Papa bringt ihn, Mama holt ihn ab", "dad", "mom"],
  ["Klavier Leo morgen 15:00, Papa fährt und holt ab", "dad", "dad"],
] as const)("“%s” says who takes and who collects", (text, driver, collector) => {
  const { title, memberIds, ...found } = understand(text, text.startsWith("K") ? "de" : "en");
  expect({ title, memberIds }).toEqual({ title: title.slice(0, 7).trim(), memberIds: ["leo"] });
  expect(found).toMatchObject({ driver, collector });
});

it("leaves a child's words where they are: no child drives", () => {
  const found = understand("Race tomorrow 15:00 Leo drives");
  expect(found.driver).toBeUndefined();
  expect(found.title).toContain("drives");
});

it.each([
  [
    "Every Tuesday football 16-17 Leo @Sports hall, 20 min drive, Dad drives, bring shin guards, remind 30 min before",
    { title: "Football", location: "Sports hall", wayMinutes: 20, notes: "Bring: shin guards" },
  ],
  [
    "Jeden Dienstag Fußball 16-17 Leo @Sporthalle, 20 min Fahrt, Papa fährt, Schienbeinschoner mitbringen",
    {
      ...{ title: "Fußball", location: "Sporthalle", wayMinutes: 20, driver: "dad" },
      notes: "Mitbringen: Schienbeinschoner",
    },
  ],
  ["Piano Leo tomorrow 15:00, way 1 hour", { title: "Piano", wayMinutes: 60 }],
  ["Klavier Leo morgen 15 Uhr, Weg: 1 Stunde", { title: "Klavier", wayMinutes: 60 }],
  [
    "Swimming Leo tomorrow 15:00 bring: towel and 2 euros",
    { title: "Swimming", notes: "Bring: towel and 2 euros" },
  ],
  [
    "Schwimmen Leo morgen 15 Uhr, mitbringen: Handtuch",
    { title: "Schwimmen", notes: "Mitbringen: Handtuch" },
  ],
])("“%s” says how far it is and what to bring", (text, meant) => {
  const found = understand(text, /morgen|jeden/i.test(text) ? "de" : "en");
  expect(found).toMatchObject({ ...meant, memberIds: ["leo"] });
});

it.each([
  ["Bring Leo to school tomorrow 8:00", "Bring Leo to school"],
  ["Drive to grandma tomorrow 8:00", "Drive to grandma"],
  ["Drive 20 hours to Rome tomorrow", "Drive"],
  ["Drive 2 hours to Rome tomorrow", "Drive"],
  ["1 hour walk with Leo tomorrow 15:00", "Walk"],
])("“%s” is what the event is, neither a way nor something to bring", (text, begin) => {
  const { title, notes, wayMinutes } = understand(text);
  expect([title.startsWith(begin.slice(0, 5)), notes, wayMinutes]).toEqual([
    ...[true, undefined, undefined],
  ]);
});
