import type { BoughtBefore, GroceryList, GrocerySuggestions } from "#contract/grocery.ts";
import { foodKey } from "../../food/food-key.ts";
import type { MealSource } from "../../providers/meals/port.ts";
import { inWalkOrder } from "./walk-order.ts";
import { hasWordStartingWith, type Purchase, type Purchases } from "./purchases.ts";

interface ReadGroceryDeps {
  readonly source: () => MealSource;
  readonly purchases: Purchases;
}

const viewOf = ({ name, aisle, times, boughtOn }: Purchase): BoughtBefore => ({
  ...{ name, times, boughtOn },
  ...(aisle === undefined ? {} : { aisle }),
});

const latestFirst = (a: Purchase, b: Purchase): number => b.boughtAt - a.boughtAt;
const oftenFirst = (a: Purchase, b: Purchase): number => b.times - a.times || latestFirst(a, b);

/** Reads the shared grocery list, on whichever source is active. */
export const createReadGrocery = ({ source, purchases }: ReadGroceryDeps) => ({
  list: async (): Promise<GroceryList> => inWalkOrder(await source().grocery(), purchases),
  /** Items that were bought before and aren't on the list. */
  suggestions: async (typed: string, limit: number): Promise<GrocerySuggestions> => {
    const items = await source().grocery();
    const open = new Set(items.filter(({ checked }) => !checked).map(({ name }) => foodKey(name)));
    const found = purchases
      .all()
      .filter(({ food, name }) => !open.has(food) && hasWordStartingWith(name, typed));
    const first = (order: (a: Purchase, b: Purchase) => number): BoughtBefore[] =>
      found.toSorted(order).slice(0, limit).map(viewOf);
    return { often: first(oftenFirst), recent: first(latestFirst) };
  },
});
