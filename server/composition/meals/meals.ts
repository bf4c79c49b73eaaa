import { createBarcodeStore } from "../../features/grocery/barcode-store.ts";
import { createEmbeddedGrocery } from "../../features/grocery/embedded-grocery.ts";
import { createReadGrocery } from "../../features/grocery/grocery.ts";
import { createOutsideGrocery } from "../../features/grocery/outside-grocery.ts";
import { createPurchases, type Purchases } from "../../features/grocery/purchases.ts";
import { createEmbeddedPlan } from "../../features/meals/embedded-plan.ts";
import { createOutsidePlan } from "../../features/meals/outside-plan.ts";
import { createReadPlan } from "../../features/meals/plan.ts";
import { createEmbeddedLibrary } from "../../features/recipes/embedded-library.ts";
import { createRecipeLibrary } from "../../features/recipes/library.ts";
import { createOutsideLibrary } from "../../features/recipes/outside-library.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { EmbeddedMeals, MealSource, OutsideMeals } from "../../providers/meals/port.ts";

interface MealServicesDeps {
  readonly db: Db;
  /** Null while the provider isn't configured. */
  readonly source: MealSource | null;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

interface WritesDeps {
  readonly purchases: Purchases;
  readonly roster: () => Roster;
}

const embeddedWrites = (source: () => EmbeddedMeals, shared: WritesDeps) => {
  const plan = createEmbeddedPlan(source);
  const grocery = createEmbeddedGrocery({ source, ...shared });
  const { addIngredients } = grocery;
  return {
    plan,
    grocery,
    library: createEmbeddedLibrary({ source, addIngredients, plan: plan.add }),
  };
};

const outsideWrites = (source: OutsideMeals, shared: WritesDeps) => {
  const plan = createOutsidePlan(source);
  const grocery = createOutsideGrocery({ source, ...shared });
  const { addIngredients } = grocery;
  return {
    plan,
    grocery,
    library: createOutsideLibrary({ source, addIngredients, plan: plan.add }),
  };
};

const connected =
  <Source>(source: Source | null) =>
  (): Source => {
    if (source === null)
      throw new SourceMissing("meals", "unconfigured", apiSentence("unconfigured.meals"));
    return source;
  };

/** Creates the services for meals, recipes and groceries: one way to read, and the way to write that the source takes. */
export const createMealServices = ({ db, source, roster, clock, timeZone }: MealServicesDeps) => {
  const active = connected(source);
  const purchases = createPurchases({ db, clock, timeZone });
  const countImport = createRateLimit({
    ...{ clock, most: 20, withinMs: 10 * 60_000 },
    message: apiSentence("tooMany.pages"),
  });
  const writes =
    source?.kind === "outside"
      ? outsideWrites(source, { purchases, roster })
      : embeddedWrites(connected(source), { purchases, roster });
  return {
    ...writes,
    readPlan: createReadPlan({ source: active, today: () => dayAt(clock.now(), timeZone()) }),
    readGrocery: createReadGrocery({ source: active, purchases }),
    barcodes: createBarcodeStore(db, clock),
    readLibrary: createRecipeLibrary({ source: active, countImport }),
  };
};
