import type {
  GroceryAddition,
  GroceryItem,
  GroceryList,
  GroceryListAddedTo,
} from "#contract/grocery.ts";
import type { Roster } from "../../config/roster.ts";
import type { Caller } from "../../http/caller.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { type Adder, whoAdds } from "../../http/known-member.ts";
import type { OutsideMeals, ItemPatch } from "../../providers/meals/port.ts";
import {
  type ItemWithWas,
  checkFound,
  knownItem,
  recordCheck,
  type RequestedItem,
} from "./item-checks.ts";
import type { Purchases } from "./purchases.ts";
import { additionsBetween, takeBackSteps, withWas } from "#server/food/take-back.ts";
import { inWalkOrder } from "./walk-order.ts";

interface OutsideGroceryDeps {
  readonly source: OutsideMeals;
  readonly purchases: Purchases;
  readonly roster: () => Roster;
}

/** Writes the grocery list at an outside source, each write once that has answered. */
export const createOutsideGrocery = ({ source, purchases, roster }: OutsideGroceryDeps) => {
  const list = async (): Promise<GroceryList> => inWalkOrder(await source.grocery(), purchases);
  const takeBack = async (added: readonly GroceryAddition[]): Promise<void> => {
    for (const { id, isRemoved, amount, isChecked } of takeBackSteps(
      await source.grocery(),
      added,
    )) {
      if (isRemoved === true) await source.removeItem(id);
      if (amount !== undefined) await source.changeItem(id, { amount });
      // It was bought once, when it was ticked first.
      if (isChecked === true) await source.checkItem(id, true);
    }
  };

  return {
    add: async (
      { memberId, replaces, ...wanted }: RequestedItem,
      caller: Caller,
    ): Promise<ItemWithWas> => {
      const addedBy = whoAdds(roster(), { memberId, caller });
      if (replaces !== undefined) await takeBack([replaces]);
      const before = await source.grocery();
      return withWas(await source.addItem({ ...wanted, addedBy }), before);
    },
    /** Adds a recipe's ingredients to the list, multiplied by `times`. */
    addIngredients: async (
      recipeId: string,
      times: number,
      adder: Adder,
    ): Promise<GroceryListAddedTo> => {
      const addedBy = whoAdds(roster(), adder);
      const before = await source.grocery();
      checkFound(await source.addIngredients(recipeId, times, addedBy), "recipe");
      const after = await list();
      return { ...after, added: additionsBetween(before, after.items) };
    },
    /** Takes additions back; returns the remaining list. */
    takeBack: async (added: readonly GroceryAddition[]): Promise<GroceryList> => {
      await takeBack(added);
      return list();
    },
    change: async (id: string, patch: ItemPatch): Promise<GroceryItem> =>
      knownItem(await source.changeItem(id, patch)),
    /** Ticks an item off or unticks it; repeating it changes nothing. */
    check: async (id: string, checked: boolean): Promise<GroceryItem | HandlerReply<GroceryItem>> =>
      recordCheck(purchases, checked, await source.checkItem(id, checked)),
    remove: async (id: string): Promise<void> =>
      checkFound(await source.removeItem(id), "item on the list"),
    /** Deletes ticked-off items, where ids are given of these alone; returns the remaining list. */
    clear: async (
      itemIds?: readonly string[],
    ): Promise<GroceryList | HandlerReply<GroceryList>> => {
      const count = await source.clearChecked(itemIds);
      const left = await list();
      return count === 0 ? unchanged(left) : left;
    },
  };
};
