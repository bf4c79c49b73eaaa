import { expect, test } from "vitest";
import type { OutOfRangeItem } from "#contract/health.ts";
import { type ActiveSource, healthOfSources, itemsOutOfRange } from "./source-health.ts";

const source = (name: string, ids: readonly string[]): ActiveSource => ({
  name,
  source: {
    can: [],
    health: () => ({ state: "ok" }),
    outOfRange: () => ids.map((id): OutOfRangeItem => ({ id, field: "due", effect: "leftOut" })),
  },
});
const none: ActiveSource = { name: "none", source: null };

test("a calendar names its own item although a hundred chores are out of range, and the list stays short", () => {
  const sources = {
    ...{ tasks: none, meals: none, budget: none, weather: none, photos: none },
    calendar: source("ical", ["party"]),
  };
  const chores = Array.from({ length: 100 }, (_, n) => `chore ${n}`);
  const crowded = { ...sources, tasks: source("local", chores) };
  expect(healthOfSources(crowded).calendar).toMatchObject({
    ...{ code: "outOfRange", error: expect.stringContaining("party") },
  });
  expect(itemsOutOfRange(crowded, [])).toHaveLength(100);
});
