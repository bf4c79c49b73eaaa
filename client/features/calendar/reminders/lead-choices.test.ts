import { expect, it } from "vitest";
import { chosenLeads, leadChoices, leadKey } from "./lead-choices.ts";

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
