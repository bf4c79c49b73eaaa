import { randomUUID } from "node:crypto";
import type { GroceryItem } from "#contract/grocery.ts";
import type { Clock } from "#server/platform/clock.ts";
import { aisleOrder, guessAisle } from "#server/food/aisle.ts";
import { addAmounts } from "#server/food/amounts.ts";
import { foodKey } from "#server/food/food-key.ts";
import {
  amountToBuy,
  parseIngredient,
  scaleIngredient,
  splitAmount,
} from "#server/food/ingredient.ts";
import { meantItems } from "../meant-items.ts";
import type {
  EmbeddedMeals,
  GroceryRecords,
  ItemPatch,
  MealRecords,
  RecordedItem,
  WantedItem,
} from "../port.ts";

interface LocalGroceryDeps {
  readonly records: GroceryRecords & Pick<MealRecords, "recipe">;
  readonly clock: Clock;
}
type Grocery = Pick<
  EmbeddedMeals,
  | "grocery"
  | "addItem"
  | "changeItem"
  | "checkItem"
  | "removeItem"
  | "clearChecked"
  | "addIngredients"
>;

const itemOf = ({
  id,
  name,
  amount,
  aisle,
  checkedAt,
  addedBy,
  recipeId,
}: RecordedItem): GroceryItem => ({
  ...{ id, name, aisle, checked: checkedAt !== undefined },
  ...(amount === undefined ? {} : { amount }),
  ...(addedBy === undefined ? {} : { addedBy }),
  ...(recipeId === undefined ? {} : { recipeId }),
});

/** Splits an item into food and amount, where it has one. */
const read = ({
  name,
  amount,
}: WantedItem): { readonly name: string; readonly amount?: string } => {
  if (amount !== undefined) return { name, amount };
  return splitAmount(name) ?? { name };
};

const aisleOf = ({ records }: LocalGroceryDeps, food: string, name: string): string =>
  records.aisleOf(food) ?? guessAisle(name);

/** Adds to the amount of a food that is on the list; replaces one that was ticked off. */
const putFood = (deps: LocalGroceryDeps, wanted: WantedItem, recipeId?: string): RecordedItem => {
  const { records } = deps;
  const { name, amount: more } = read(wanted);
  const food = foodKey(name);
  const before = records.itemOf(food);
  const isOpen = before !== null && before.checkedAt === undefined;
  const amount = isOpen ? addAmounts(before.amount, more) : more;
  const addedBy = isOpen ? before.addedBy : wanted.addedBy;
  const from = isOpen ? before.recipeId : recipeId;
  const item: RecordedItem = {
    ...{ id: before?.id ?? randomUUID(), name: before?.name ?? name, food },
    aisle: before?.aisle ?? aisleOf(deps, food, name),
    ...(amount === undefined ? {} : { amount }),
    ...(addedBy === undefined ? {} : { addedBy }),
    ...(from === undefined ? {} : { recipeId: from }),
  };
  records.keepItem(item);
  return item;
};

/** What is there already of the food that an item becomes goes into it, open where either was. */
const joined = (row: RecordedItem, others: readonly RecordedItem[]): RecordedItem =>
  others
    .filter(({ checkedAt }) => checkedAt === undefined)
    .reduce((item, { amount: theirs }) => {
      const { checkedAt, amount: ours, ...open } = item;
      const amount = checkedAt === undefined ? addAmounts(ours, theirs) : theirs;
      return amount === undefined ? open : { ...open, amount };
    }, row);

/** Changes an item; a new name or aisle moves it to the aisle that the family chose for the food. */
const changeItem = (
  deps: LocalGroceryDeps,
  before: RecordedItem,
  patch: ItemPatch,
): RecordedItem => {
  const { records } = deps;
  const name = patch.name ?? before.name;
  const food = foodKey(name);
  if (patch.aisle !== undefined) records.rememberAisle(food, patch.aisle);
  const moves = patch.aisle !== undefined || patch.name !== undefined;
  const { amount: old, ...rest } = before;
  const amount = patch.amount === undefined ? old : (patch.amount ?? undefined);
  const others =
    food === before.food
      ? []
      : records.items().filter((other) => other.food === food && other.id !== before.id);
  for (const { id } of others) records.dropItem(id);
  const changed: RecordedItem = {
    ...{ ...rest, name, food },
    aisle: moves ? aisleOf(deps, food, name) : before.aisle,
    ...(amount === undefined ? {} : { amount }),
  };
  const item = joined(changed, others);
  records.keepItem(item);
  return item;
};

/** Creates the embedded grocery list: each food once with its amounts added up, by the aisles of the shop. */
export const createLocalGrocery = (deps: LocalGroceryDeps) => {
  const { records, clock } = deps;
  return {
    grocery: () =>
      records
        .items()
        .map(itemOf)
        .toSorted((a, b) =>
          a.checked || b.checked
            ? Number(a.checked) - Number(b.checked)
            : aisleOrder(a.aisle) - aisleOrder(b.aisle),
        ),
    addItem: (wanted) => itemOf(putFood(deps, wanted)),
    changeItem: (id, patch) => {
      const before = records.item(id);
      if (before === null) return null;
      return itemOf(changeItem(deps, before, patch));
    },
    checkItem: (id, checked) => {
      const before = records.item(id);
      if (before === null) return null;
      if (checked === (before.checkedAt !== undefined))
        return { item: itemOf(before), changed: false };
      const { checkedAt: _, ...open } = before;
      const item: RecordedItem = checked ? { ...open, checkedAt: clock.now() } : open;
      records.keepItem(item);
      return { item: itemOf(item), changed: true };
    },
    removeItem: (id) => {
      const known = records.item(id) !== null;
      if (known) records.dropItem(id);
      return known;
    },
    clearChecked: (itemIds) => {
      const gone = meantItems(records.items(), itemIds).filter(
        ({ checkedAt }) => checkedAt !== undefined,
      );
      for (const { id } of gone) records.dropItem(id);
      return gone.length;
    },
    addIngredients: (recipeId, times, addedBy) => {
      const recipe = records.recipe(recipeId);
      for (const line of recipe?.ingredients ?? []) {
        const ingredient = scaleIngredient(parseIngredient(line), times);
        const amount = amountToBuy(ingredient);
        putFood(
          deps,
          { name: ingredient.food ?? line, addedBy, ...(amount === undefined ? {} : { amount }) },
          recipeId,
        );
      }
      return recipe !== null;
    },
  } satisfies Grocery;
};
