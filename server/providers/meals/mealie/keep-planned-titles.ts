import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import type { MealieClient } from "./client.ts";
import { mealPlanPath, mealiePath } from "./paths.ts";
import { type MealieRecipe, planEntry } from "./shapes.ts";

const yearDays = 365;

/** Replaces a recipe in the plan by its title, because Mealie deletes planned meals with their recipe. */
export const keepPlannedTitles = async (
  client: MealieClient,
  clock: Pick<Clock, "now">,
  { id, name, slug }: MealieRecipe,
): Promise<void> => {
  const today = dayAt(clock.now(), "UTC");
  const query = { start_date: addDays(today, -yearDays), end_date: addDays(today, yearDays) };
  for (const entry of await client.pages(mealPlanPath, planEntry, { query })) {
    if (entry.recipeId !== id) continue;
    const { date, entryType, text, groupId, userId } = entry;
    const words = { title: name ?? slug, text: text ?? "", recipeId: null };
    const body = { id: entry.id, date, entryType, groupId, userId, ...words };
    await client.put(mealiePath(mealPlanPath, String(entry.id)), planEntry, body);
  }
};
