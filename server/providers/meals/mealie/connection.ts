import * as z from "zod";
import { createOutOfRangeItems } from "#server/platform/out-of-range-items.ts";
import { type Connection, type ConnectionOutcome, counted } from "../../connection.ts";
import type { ProviderTools } from "../../provider.ts";
import { createMealieClient, type MealieClient } from "./client.ts";
import { MealieError } from "./errors.ts";
import { recipesPath, shoppingListsPath } from "./paths.ts";
import { listSummary, mealieAbout } from "./shapes.ts";

/** The variables that lead to a Mealie. */
interface MealieEnv {
  readonly MEALIE_URL?: string | undefined;
  readonly MEALIE_TOKEN?: string | undefined;
}

const recipeCount = z.object({ total: z.int().min(0) });
const recipe = { en: "recipe", de: "Rezept" };
const recipes = { en: "recipes", de: "Rezepte" };
const list = { en: "shopping list", de: "Einkaufsliste" };
const lists = { en: "shopping lists", de: "Einkaufslisten" };

const lookAround = async (client: MealieClient): Promise<ConnectionOutcome> => {
  const { version } = await client.get("/api/app/about", mealieAbout);
  const { total } = await client.get(recipesPath, recipeCount, {
    query: { page: "1", perPage: "1" },
  });
  const all = await client.pages(shoppingListsPath, listSummary);
  return {
    version,
    found: [counted(total, recipe, recipes), counted(all.length, list, lists)],
    choices: {
      MEALIE_SHOPPING_LIST: all.map(({ id, name }) => ({ value: id, label: name ?? id })),
    },
  };
};

/** How a screen connects Mealie: by its address and a token, with one of its shopping lists. */
export const mealieConnection: Connection<ProviderTools, MealieEnv> = {
  title: { en: "Mealie", de: "Mealie" },
  lead: {
    en: "Plan, recipes and groceries of a Mealie server, version 2 or 3.",
    de: "Plan, Rezepte und Einkäufe eines Mealie-Servers, Version 2 oder 3.",
  },
  fields: [
    {
      variable: "MEALIE_URL",
      kind: "address",
      required: true,
      label: { en: "Address", de: "Adresse" },
      hint: {
        en: "As a browser opens it.",
        de: "So, wie ein Browser es öffnet.",
      },
      placeholder: "http://192.168.1.20:9000",
    },
    {
      variable: "MEALIE_TOKEN",
      kind: "secret",
      required: true,
      label: { en: "API token", de: "API-Token" },
      hint: {
        en: "In Mealie: your profile, API tokens.",
        de: "In Mealie: dein Profil, API-Token.",
      },
    },
    {
      variable: "MEALIE_SHOPPING_LIST",
      kind: "one",
      label: { en: "Which shopping list?", de: "Welche Einkaufsliste?" },
    },
  ],
  today: {
    en: "Today’s plan, recipes and groceries stay in the house and are hidden. They come back when you take Mealie away.",
    de: "Plan, Rezepte und Einkäufe von heute bleiben im Haus und werden verborgen. Nehmt ihr Mealie wieder weg, sind sie wieder da.",
  },
  copies: true,
  test: async ({ outbound, clock, log }, { MEALIE_URL: url, MEALIE_TOKEN: token }) => {
    if (url === undefined) return { problem: "badAddress" };
    if (token === undefined) return { problem: "mealTokenRefused" };
    const outOfRange = createOutOfRangeItems(clock);
    const client = createMealieClient({ url, token, outbound, clock, log, outOfRange });
    try {
      return await lookAround(client);
    } catch (error) {
      if (error instanceof MealieError) return { problem: error.errorCode };
      throw error;
    } finally {
      await client.stop();
    }
  },
};
