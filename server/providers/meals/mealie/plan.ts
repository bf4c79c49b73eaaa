import type { MealPatch, Slot } from "#contract/meals.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { changedMeal } from "../changed-meal.ts";
import { type MealieClient, notFoundAsNull } from "./client.ts";
import { mealPlanPath, mealiePath } from "./paths.ts";
import { createPlanRanges, type PlanRangesDeps } from "./plan-ranges.ts";
import type { MealieLibrary } from "./recipes.ts";
import { recipeCardOf, textOrUndefined } from "./recipe-mapping.ts";
import { type MealieEntry, planEntry } from "./shapes.ts";
import { MealieError, rethrowMealieRead, rethrowMealieWrite } from "./errors.ts";
import type { Dish, OutsideMeals, SourceMeal } from "../port.ts";

interface MealiePlanDeps extends PlanRangesDeps {
  readonly library: Pick<MealieLibrary, "find">;
}

const slotsOf: Readonly<Record<string, Slot>> = {
  ...{ breakfast: "breakfast", lunch: "lunch", dinner: "dinner" },
};
/** Side dishes, drinks and desserts are shown in the snack slot. */
const slotOf = (entryType: string): Slot => slotsOf[entryType] ?? "snack";

const mealOf = ({ id, date, entryType, title, text, recipe, recipeId }: MealieEntry) => {
  const card = recipe == null ? undefined : recipeCardOf(recipe);
  const name = card?.title ?? textOrUndefined(title) ?? textOrUndefined(text);
  // An entry whose recipe was deleted has no title.
  if (name === undefined) return [];
  const meal: SourceMeal = {
    ...{ id: String(id), date, slot: slotOf(entryType), title: name },
    ...(card === undefined || recipeId == null ? {} : { recipeId }),
    ...(card?.picture === undefined ? {} : { picture: card.picture }),
  };
  return [meal];
};

/** Sends an entry with the type that Mealie has for a slot. */
const sendInto = async (
  slot: Slot,
  send: (entryType: string) => Promise<MealieEntry>,
): Promise<MealieEntry> => {
  if (slot !== "snack") return send(slot);
  try {
    return await send("snack");
  } catch (error) {
    // Mealie accepts this entry type only from some 3.x version on.
    if (error instanceof MealieError && error.status === 422) return send("side");
    throw error;
  }
};

const postMeal = (
  client: MealieClient,
  date: string,
  slot: Slot,
  dish: Dish,
): Promise<MealieEntry> => {
  const what = "title" in dish ? { title: dish.title } : { recipeId: dish.recipeId };
  return sendInto(slot, (entryType) =>
    client.post(mealPlanPath, planEntry, { date, entryType, title: "", text: "", ...what }),
  );
};

/** The words of an entry with a new title, which stands where the old one did: an entry may have only a note. */
const wordsOf = ({ title, text }: MealieEntry, newTitle: string | undefined) => {
  const known = { title: title ?? "", text: text ?? "" };
  if (newTitle === undefined) return known;
  const isNote = textOrUndefined(title) === undefined && textOrUndefined(text) !== undefined;
  return { ...known, [isNote ? "text" : "title"]: newTitle };
};

const changeEntry = async (
  client: MealieClient,
  id: string,
  patch: MealPatch,
): Promise<MealieEntry | null> => {
  const path = mealiePath(mealPlanPath, id);
  const found = await client.get(path, planEntry);
  const [meal] = mealOf(found);
  if (meal === undefined) return null;
  const { date, slot } = changedMeal(meal, patch);
  const { recipe, recipeId, ...entry } = found;
  const words = { ...wordsOf(found, patch.title), recipeId: recipeId ?? null };
  const put = (entryType: string) =>
    client.put(path, planEntry, { ...entry, ...words, date, entryType });
  const changed = await (slot === slotOf(entry.entryType)
    ? put(entry.entryType)
    : sendInto(slot, put));
  return { ...changed, recipe: changed.recipe ?? recipe };
};

const entryId = /^[1-9]\d{0,14}$/;

/** Creates the meal plan on Mealie; every range of days is read once for all readers. */
export const createMealiePlan = ({ library, ...deps }: MealiePlanDeps) => {
  const { client } = deps;
  const ranges = createPlanRanges(deps);

  const plan = {
    plan: async (start, end) =>
      (await rethrowMealieRead(ranges.of(start, end).current())).flatMap((entry) => mealOf(entry)),
    addMeal: async (date, slot, dish) => {
      const recipe =
        "recipeId" in dish ? await rethrowMealieRead(library.find(dish.recipeId)) : undefined;
      const words = "recipeId" in dish ? dish.words : undefined;
      if (recipe === null && words === undefined)
        throw new InvalidInput("recipeId", "recipeId: there is no such recipe.");
      const left = recipe === null && words !== undefined ? { title: words } : dish;
      const made = await rethrowMealieWrite(postMeal(client, date, slot, left));
      const entry = { ...made, recipe: made.recipe ?? recipe };
      ranges.add(entry);
      const [meal] = mealOf(entry);
      if (meal === undefined) throw new Error("Mealie planned a meal without a name");
      return meal;
    },
    changeMeal: async (id, patch) => {
      if (!entryId.test(id)) return null;
      const changed = await rethrowMealieWrite(
        notFoundAsNull(changeEntry(client, id, patch), null),
      );
      if (changed === null) return null;
      ranges.remove(id);
      ranges.add(changed);
      const [meal] = mealOf(changed);
      return meal ?? null;
    },
    removeMeal: async (id) => {
      if (!entryId.test(id)) return false;
      const gone = client.remove(mealiePath(mealPlanPath, id));
      const found = await rethrowMealieWrite(
        notFoundAsNull(
          gone.then(() => true),
          false,
        ),
      );
      ranges.remove(id);
      return found;
    },
  } satisfies Partial<OutsideMeals>;

  return { plan, forget: ranges.forget, reads: ranges.reads };
};
