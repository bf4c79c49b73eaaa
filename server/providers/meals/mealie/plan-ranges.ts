import { LRUCache } from "lru-cache";
import type { Clock } from "#server/platform/clock.ts";
import { createSharedRead, type PollingPolicy, type SharedRead } from "../../shared-read.ts";
import type { MealieClient } from "./client.ts";
import { mealPlanPath } from "./paths.ts";
import { type MealieEntry, planEntry } from "./shapes.ts";

/** What the ranges of a meal plan are read with. */
export interface PlanRangesDeps {
  readonly client: MealieClient;
  readonly clock: Clock;
  readonly policy: PollingPolicy;
  readonly changed: () => void;
}

const mostRanges = 24;

const byPlanning = (a: MealieEntry, b: MealieEntry): number =>
  a.date.localeCompare(b.date) || a.id - b.id;

/** Keeps the last ranges of days that were read of the plan on Mealie, each read once for all readers. */
export const createPlanRanges = ({ client, clock, policy, changed }: PlanRangesDeps) => {
  const ranges = new LRUCache<string, SharedRead<readonly MealieEntry[]>>({ max: mostRanges });

  const of = (start: string, end: string): SharedRead<readonly MealieEntry[]> => {
    const key = `${start} ${end}`;
    const known = ranges.get(key);
    if (known !== undefined) return known;
    const query = { start_date: start, end_date: end, orderBy: "date", orderDirection: "asc" };
    const range = createSharedRead({
      ...{ clock, policy, changed },
      ask: async (signal) =>
        (await client.pages(mealPlanPath, planEntry, { query, signal })).toSorted(byPlanning),
    });
    ranges.set(key, range);
    return range;
  };

  const amend = (date: string | null, change: (all: readonly MealieEntry[]) => MealieEntry[]) => {
    for (const [key, range] of ranges.entries()) {
      const [start = "", end = ""] = key.split(" ");
      if (date === null || (start <= date && date <= end)) range.amend(change);
    }
  };

  return {
    of,
    /** Has an entry in every range that holds its day. */
    add: (entry: MealieEntry): void =>
      amend(entry.date, (all) => [...all, entry].toSorted(byPlanning)),
    /** Takes the entry with this id out of every range. */
    remove: (id: string): void =>
      amend(null, (all) => all.filter((entry) => String(entry.id) !== id)),
    /** Invalidates the ranges after a write. */
    forget: (): void => {
      for (const range of ranges.values()) range.forget();
    },
    reads: () => [...ranges.values()],
  };
};
