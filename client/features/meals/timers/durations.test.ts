import { describe, expect, it } from "vitest";
import { durationsIn, timerLabelOf } from "./durations.ts";

const minutesIn = (text: string) => durationsIn(text).map(({ seconds }) => seconds / 60);

describe("a step offers a timer for each time that it names", () => {
  it.each([
    ["Simmer for 20 minutes.", [20]],
    ["Simmer for twenty minutes.", [20]],
    ["Bake 20–25 min until golden", [20]],
    ["Rest for half an hour.", [30]],
    ["Leave to prove for 1 ½ hours", [90]],
    ["Leave to prove for 1 1/2 hours", [90]],
    ["Roast 1 hour and 20 minutes", [80]],
    ["Boil for 30 seconds, then wait 5 minutes.", [0.5, 5]],
    ["A 10-minute rest", [10]],
    ["20 Minuten köcheln lassen.", [20]],
    ["Etwa 1,5 Std. gehen lassen", [90]],
    ["1 Std. und 20 Min. backen", [80]],
    ["Eine halbe Stunde ruhen lassen", [30]],
    ["Anderthalb Stunden schmoren", [90]],
    ["In zehn bis zwölf Minuten gar", [10]],
  ])("%s", (text, expected) => {
    expect(minutesIn(text)).toEqual(expected);
  });

  it.each([
    "Add 500 g flour and 2 eggs.",
    "Serve in minutes.",
    "Heat the oven to 200 °C.",
    "Soak for 48 hours.",
    "Minutensteaks anbraten",
    "Cook in a 5 mint sauce",
  ])("but none where there is none: %s", (text) => {
    expect(minutesIn(text)).toEqual([]);
  });
});

describe("a timer is called after what it is for", () => {
  it.each([
    ["Add the stock. Simmer the sauce for about 20 minutes, stirring.", "Simmer the sauce"],
    ["Die Sauce ca. 20 Minuten köcheln lassen.", "Die Sauce köcheln lassen"],
    ["Cut the beans, steam them for 10 minutes", "Steam them"],
    ["20 minutes.", ""],
  ])("%s", (text, name) => {
    const [first] = durationsIn(text);
    expect(first && timerLabelOf(text, first)).toBe(name);
  });

  it("and a long name ends at a word", () => {
    const text = "Let the carefully kneaded dough for the sourdough bread rest for 2 hours";
    const [first] = durationsIn(text);
    expect(first && timerLabelOf(text, first)).toBe("Let the carefully kneaded dough for…");
  });
});
