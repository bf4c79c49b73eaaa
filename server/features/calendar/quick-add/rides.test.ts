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
