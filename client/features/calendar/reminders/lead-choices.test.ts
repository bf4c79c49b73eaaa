import { expect, it } from "vitest";
import { chosenLeads, leadChoices, leadKey, typedLead, withLead } from "./lead-choices.ts";

it("offers what was chosen elsewhere too, once", () => {
  const choices = leadChoices(false, [{ minutes: 45 }, { minutes: 30 }]);
  expect(choices).toContainEqual({ minutes: 45 });
  expect(choices.filter((lead) => "minutes" in lead && lead.minutes === 30)).toHaveLength(1);
});

it("offers times of people for whole days", () => {
  expect(leadChoices(true, []).every((lead) => "days" in lead && lead.at !== undefined)).toBe(true);
});

it("takes five at most", () => {
  const choices = leadChoices(false, []);
  expect(chosenLeads(choices, choices.map(leadKey))).toHaveLength(5);
});

it("takes any number of minutes, hours or days up to 28 days, and nothing else", () => {
  expect(typedLead("25", "minutes", false)).toEqual({ minutes: 25 });
  expect(typedLead(" 3 ", "hours", false)).toEqual({ hours: 3 });
  expect(typedLead("10", "days", false)).toEqual({ days: 10 });
  expect(typedLead("3", "days", true)).toEqual({ days: 3, at: "18:00" });
  expect(typedLead("0", "days", true)).toEqual({ days: 0, at: "08:00" });
  for (const [typed, unit] of [
    ...([
      ["", "minutes"],
      ["-5", "minutes"],
      ["1.5", "hours"],
      ["soon", "days"],
    ] as const),
    ...([
      ["29", "days"],
      ["0", "hours"],
      ["40321", "minutes"],
      ["673", "hours"],
    ] as const),
  ])
    expect(typedLead(typed, unit, false), `${typed} ${unit}`).toBeUndefined();
});

it("takes the same time once", () => {
  expect(withLead([{ minutes: 25 }], { minutes: 25 })).toEqual([{ minutes: 25 }]);
  expect(withLead([{ minutes: 25 }], { hours: 3 })).toHaveLength(2);
});
