import * as z from "zod";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import { createPageReader } from "../import/page.ts";
import { createLocalGrocery } from "./grocery.ts";
import { createLocalPlan } from "./plan.ts";
import { createLocalRecipes } from "./recipes.ts";
import type { PictureStore, MealRecords, EmbeddedMeals } from "../port.ts";

export interface LocalMealsDeps {
  readonly records: MealRecords;
  /** Left out where pictures can't be uploaded. */
  readonly pictures?: PictureStore;
}

const create = ({
  records,
  pictures,
  clock,
  outbound,
}: ProviderTools & LocalMealsDeps): EmbeddedMeals => {
  const recipes = createLocalRecipes({ records, pictures });
  const previewPage = createPageReader(outbound);
  return {
    kind: "embedded",
    can: ["recipes.write", "import", ...(pictures === undefined ? [] : ["pictures"])],
    health: () => ({ state: "ok" }),
    ...createLocalPlan(records),
    ...recipes,
    ...createLocalGrocery({ records, clock }),
    previewPage,
    importPage: async (url) => recipes.createRecipe(await previewPage(url)),
  };
};

/** The embedded meals: plan, recipes and grocery list in the database, always available. */
export const localMeals = defineProvider({
  domain: "meals",
  name: "local",
  env: z.object({}),
  create,
});
