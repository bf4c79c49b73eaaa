import { type Clock, dayAt } from "../platform/clock.ts";
import type { Roster } from "../config/roster.ts";
import type { Db } from "../db/connection.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import { SourceMissing } from "../platform/errors.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import type { MealSource } from "../providers/meals/port.ts";
import { createGrocery } from "../features/grocery/grocery.ts";
import { createRecipeLibrary } from "../features/recipes/library.ts";
import { createPlan } from "../features/meals/plan.ts";
import { createPurchases } from "../features/grocery/purchases.ts";

interface MealServicesDeps {
  readonly db: Db;
  /** Null while the provider isn't configured. */
  readonly source: MealSource | null;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** Creates the services for meals, recipes and groceries, on whichever source is active. */
export const createMealServices = ({
  db,
  source: given,
  roster,
  clock,
  timeZone,
}: MealServicesDeps) => {
  const source = (): MealSource => {
    if (given === null)
      throw new SourceMissing("meals", "unconfigured", apiSentence("unconfigured.meals"));
    return given;
  };
  const countImport = createRateLimit({
    ...{ clock, most: 20, withinMs: 10 * 60_000 },
    message: apiSentence("tooMany.pages"),
  });
  return {
    plan: createPlan({ source, today: () => dayAt(clock.now(), timeZone()) }),
    library: createRecipeLibrary({ source, countImport }),
    grocery: createGrocery({
      ...{ source, roster },
      purchases: createPurchases({ db, clock, timeZone }),
    }),
  };
};
