import { expect, it } from "vitest";
import { parseQuickAdd } from "./parse-event.ts";

const understand = (text: string, language: "en" | "de" = "en") =>
  parseQuickAdd(text, {
    ...{ now: Date.parse("2026-11-20T09:00:00Z"), timeZone: "Europe/Berlin", language },
    roster: [{ id: "leo", name: "Leo" }],
  });

it.each([
  ["Dentist Leo tomorrow 15:30, remind 30 min before", [{ minutes: 30 }]],
  ["Dentist Leo tomorrow 15:30 remind me 2 hours before", [{ hours: 2 }]],
  ["remind us half an hour before: Dentist Leo tomorrow 15:30", [{ minutes: 30 }]],
  [
    "Dentist Leo tomorrow 15:30 reminder 1 day and 45 minutes before",
    [{ days: 1 }, { minutes: 45 }],
  ],
  ["Dentist Leo tomorrow 15:30, 1 week before remind", [{ days: 7 }]],
] as const)("“%s” says when to be reminded", (text, before) => {
  expect(understand(text)).toMatchObject({
    ...{ title: "Dentist", memberIds: ["leo"], start: "2026-11-21T14:30:00.000Z" },
    reminders: { before },
  });
});

it.each([
  ["Zahnarzt Leo morgen 15:30, 30 min vorher erinnern", [{ minutes: 30 }]],
  ["Zahnarzt Leo morgen 15:30, erinnere mich 2 Stunden vorher", [{ hours: 2 }]],
  [
    "Zahnarzt Leo morgen 15:30 Erinnerung 1 Tag und 30 Minuten vorher",
    [{ days: 1 }, { minutes: 30 }],
  ],
  ["Zahnarzt Leo morgen 15:30 eine halbe Stunde vorher erinnern", [{ minutes: 30 }]],
] as const)("„%s“ sagt, wann erinnert wird", (text, before) => {
  expect(understand(text, "de")).toMatchObject({
    ...{ title: "Zahnarzt", memberIds: ["leo"], start: "2026-11-21T14:30:00.000Z" },
    reminders: { before },
  });
});

it("a length stays the length beside a reminder", () => {
  const { start, end, reminders } = understand(
    "Soccer tomorrow 16:00 for 45 min, remind 10 min before",
  );
  expect([start, end]).toEqual(["2026-11-21T15:00:00.000Z", "2026-11-21T15:45:00.000Z"]);
  expect(reminders).toEqual({ before: [{ minutes: 10 }] });
});

it("nobody is reminded for whom nobody said it, and not a year before", () => {
  expect(understand("Dentist tomorrow 15:30").reminders).toBeUndefined();
  expect(understand("Passport tomorrow 15:30, remind 300 days before").reminders).toBeUndefined();
});

it.each([
  ["Flight Leo tomorrow 4:30, remind 3 hours before even at night", "en"],
  ["Flight Leo tomorrow 4:30, remind 3 hours before, urgently", "en"],
  ["Flug Leo morgen 4:30, 3 Stunden vorher erinnern, auch nachts", "de"],
] as const)("“%s” rings at night too", (text, language) => {
  const { title, reminders } = understand(text, language);
  expect(title).toBe(language === "de" ? "Flug" : "Flight");
  expect(reminders).toEqual({ before: [{ hours: 3 }], urgent: true });
});
