import type { GroceryItem } from "#contract/grocery.ts";
import { aisleOrder } from "#server/food/aisle.ts";
import { addAmounts } from "#server/food/amounts.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { foodKey } from "#server/food/food-key.ts";
import { splitAmount } from "#server/food/ingredient.ts";
import { type MealieClient, notFoundAsNull } from "./client.ts";
import { mealiePath, shoppingListsPath } from "./paths.ts";
import { addedByKey, mealieItemFields, groceryItemOf, writableItem } from "./grocery-item.ts";
import type { MealieShoppingList } from "./shopping-list.ts";
import { scaledIngredientLine } from "./recipe-mapping.ts";
import type { MealieLibrary } from "./recipes.ts";
import { itemChanges, type MealieItem, shoppingList } from "./shapes.ts";
import { rethrowMealieRead, rethrowMealieWrite } from "./errors.ts";
import { meantItems } from "../meant-items.ts";
import type { OutsideMeals, WantedItem } from "../port.ts";

interface MealieGroceryDeps {
  readonly client: MealieClient;
  readonly list: MealieShoppingList;
  readonly library: Pick<MealieLibrary, "open">;
}

const itemsAt = "/api/households/shopping/items";
/** The most ids in one address. */
const mostIds = 50;

const latest = ({ updatedAt }: MealieItem): string => updatedAt ?? "";
/** The items to buy by aisle, then the ticked-off ones, latest first. */
const inOrder = (items: readonly MealieItem[]) => {
  const open = items.filter(({ checked }) => !checked).toSorted((a, b) => a.position - b.position);
  const done = items.filter(({ checked }) => checked);
  return [
    ...open.map(groceryItemOf).toSorted((a, b) => aisleOrder(a.aisle) - aisleOrder(b.aisle)),
    ...done.toSorted((a, b) => latest(b).localeCompare(latest(a))).map(groceryItemOf),
  ];
};

/** The item with an id, as last read. */
const findItem = async ({ list }: MealieGroceryDeps, id: string): Promise<MealieItem | undefined> =>
  (await list.items()).find((item) => item.id === id);

/** Writes fields of an item; resolves with null where Mealie doesn't have the item any more. */
const putItem = async (
  { client, list }: MealieGroceryDeps,
  item: MealieItem,
  fields: object,
): Promise<MealieItem | null> => {
  const body = { ...writableItem(item), ...fields };
  const sent = client.put(mealiePath(itemsAt, item.id), itemChanges, body);
  const changes = await rethrowMealieWrite(notFoundAsNull(sent, null));
  list.take(changes ?? { deletedItems: [item] });
  const made = [...(changes?.updatedItems ?? []), ...(changes?.createdItems ?? [])];
  // Mealie may have merged it with another item.
  return made.find(({ id }) => id === item.id) ?? made[0] ?? null;
};

const labelFor = async (
  { list }: MealieGroceryDeps,
  aisle: string | null,
): Promise<string | null> => {
  if (aisle === null) return null;
  const known = (await list.labels()).find(
    ({ name }) => normalizeWords(name) === normalizeWords(aisle),
  );
  return (known ?? (await list.addLabel(aisle))).id;
};

const removeItems = async (
  { client, list }: MealieGroceryDeps,
  gone: readonly MealieItem[],
): Promise<void> => {
  for (let at = 0; at < gone.length; at += mostIds) {
    const some = gone.slice(at, at + mostIds);
    await rethrowMealieWrite(client.remove(itemsAt, { ids: some.map(({ id }) => id) }));
    list.take({ deletedItems: some });
  }
};

const extrasFor = (member: string | undefined, before: MealieItem["extras"] = {}) => {
  const { [addedByKey]: _, ...others } = before ?? {};
  return { ...others, ...(member === undefined ? {} : { [addedByKey]: member }) };
};

/** Adds an amount to an item, which is to buy again; resolves like `putItem`. */
const addToItem = (
  deps: MealieGroceryDeps,
  before: MealieItem,
  { amount, addedBy }: Pick<WantedItem, "amount" | "addedBy">,
): Promise<MealieItem | null> => {
  const shown = groceryItemOf(before);
  const sum = before.checked ? amount : addAmounts(shown.amount, amount);
  const fields = mealieItemFields({ name: shown.name, amount: sum }, before);
  const anew = { extras: extrasFor(addedBy, before.extras), recipeReferences: [] };
  return putItem(deps, before, {
    ...{ ...fields, checked: false },
    ...(before.checked ? anew : {}),
  });
};

const addItem = async (deps: MealieGroceryDeps, wanted: WantedItem): Promise<GroceryItem> => {
  const { client, list } = deps;
  const { name, amount } =
    (wanted.amount === undefined ? splitAmount(wanted.name) : null) ?? wanted;
  const food = foodKey(name);
  const all = await list.items();
  const same = all.filter((item) => foodKey(groceryItemOf(item).name) === food);
  const before = same.find(({ checked }) => !checked) ?? same[0];
  if (before !== undefined) {
    const made = await addToItem(deps, before, { amount, addedBy: wanted.addedBy });
    if (made !== null) return groceryItemOf(made);
  }
  const shoppingListId = await list.id();
  const changes = await rethrowMealieWrite(
    client.post(itemsAt, itemChanges, {
      ...{ shoppingListId, position: all.length, ...mealieItemFields({ name, amount }) },
      extras: extrasFor(wanted.addedBy),
    }),
  );
  list.take(changes);
  const [made] = [...changes.createdItems, ...changes.updatedItems];
  if (made === undefined) throw new Error("Mealie added nothing");
  return groceryItemOf(made);
};

/** Adds a recipe's lines by Mealie itself; resolves with false where there is no such recipe. */
const addIngredients = async (
  { client, list, library }: MealieGroceryDeps,
  recipeId: string,
  times: number,
): Promise<boolean> => {
  const recipe = await rethrowMealieRead(library.open(recipeId));
  if (recipe === null) return false;
  const id = await list.id();
  const where = `${mealiePath(shoppingListsPath, id)}/recipe`;
  const recipeIngredients = recipe.recipeIngredient.map((line) =>
    scaledIngredientLine(line, times),
  );
  const params = { recipeIncrementQuantity: 1, recipeIngredients };
  const all = [{ recipeId: recipe.id, ...params }];
  // Before 2.7, adding a recipe has an endpoint of its own.
  const made =
    (await rethrowMealieWrite(notFoundAsNull(client.post(where, shoppingList, all), null))) ??
    (await rethrowMealieWrite(client.post(mealiePath(where, recipe.id), shoppingList, params)));
  list.takeAll(made);
  return true;
};

/** Creates the grocery list on one of Mealie's shopping lists. */
export const createMealieGrocery = (deps: MealieGroceryDeps) => {
  const { list } = deps;
  return {
    grocery: async () => inOrder(await list.items()),
    addItem: (wanted) => addItem(deps, wanted),
    changeItem: async (id, patch) => {
      const before = await findItem(deps, id);
      if (before === undefined) return null;
      const shown = groceryItemOf(before);
      const amount = patch.amount === undefined ? shown.amount : (patch.amount ?? undefined);
      const says = patch.name !== undefined || patch.amount !== undefined;
      const made = await putItem(deps, before, {
        ...(says ? mealieItemFields({ name: patch.name ?? shown.name, amount }, before) : {}),
        ...(patch.aisle === undefined ? {} : { labelId: await labelFor(deps, patch.aisle) }),
      });
      return made && groceryItemOf(made);
    },
    checkItem: async (id, checked) => {
      const before = await findItem(deps, id);
      if (before === undefined) return null;
      if (before.checked === checked) return { item: groceryItemOf(before), changed: false };
      const made = await putItem(deps, before, { checked });
      return made && { item: groceryItemOf(made), changed: true };
    },
    removeItem: async (id) => {
      const before = await findItem(deps, id);
      if (before !== undefined) await removeItems(deps, [before]);
      return before !== undefined;
    },
    clearChecked: async (itemIds) => {
      const gone = meantItems(await list.items(), itemIds).filter(({ checked }) => checked);
      await removeItems(deps, gone);
      return gone.length;
    },
    addIngredients: (recipeId, times) => addIngredients(deps, recipeId, times),
  } satisfies Partial<OutsideMeals>;
};
