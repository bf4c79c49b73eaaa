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
import type { EmbeddedMeals, ItemPatch } from "../../providers/meals/port.ts";
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

interface EmbeddedGroceryDeps {
  readonly source: () => EmbeddedMeals;
  readonly purchases: Purchases;
  readonly roster: () => Roster;
}

/** Writes the grocery list in the database, in the caller's transaction. */
export const createEmbeddedGrocery = ({ source, purchases, roster }: EmbeddedGroceryDeps) => {
  const list = (): GroceryList => inWalkOrder(source().grocery(), purchases);
  const takeBack = (added: readonly GroceryAddition[]): void => {
    for (const { id, isRemoved, amount, isChecked } of takeBackSteps(source().grocery(), added)) {
      if (isRemoved === true) source().removeItem(id);
      if (amount !== undefined) source().changeItem(id, { amount });
      // It was bought once, when it was ticked first.
      if (isChecked === true) source().checkItem(id, true);
    }
  };

  return {
    add: ({ memberId, replaces, ...wanted }: RequestedItem, caller: Caller): ItemWithWas => {
      const addedBy = whoAdds(roster(), { memberId, caller });
      if (replaces !== undefined) takeBack([replaces]);
      const before = source().grocery();
      return withWas(source().addItem({ ...wanted, addedBy }), before);
    },
    /** Adds a recipe's ingredients to the list, multiplied by `times`. */
    addIngredients: (recipeId: string, times: number, adder: Adder): GroceryListAddedTo => {
      const addedBy = whoAdds(roster(), adder);
      const before = source().grocery();
      checkFound(source().addIngredients(recipeId, times, addedBy), "recipe");
      const after = list();
      return { ...after, added: additionsBetween(before, after.items) };
    },
    /** Takes additions back; returns the remaining list. */
    takeBack: (added: readonly GroceryAddition[]): GroceryList => {
      takeBack(added);
      return list();
    },
    change: (id: string, patch: ItemPatch): GroceryItem =>
      knownItem(source().changeItem(id, patch)),
    /** Ticks an item off or unticks it; repeating it changes nothing. */
    check: (id: string, checked: boolean): GroceryItem | HandlerReply<GroceryItem> =>
      recordCheck(purchases, checked, source().checkItem(id, checked)),
    remove: (id: string): void => checkFound(source().removeItem(id), "item on the list"),
    /** Deletes ticked-off items, where ids are given of these alone; returns the remaining list. */
    clear: (itemIds?: readonly string[]): GroceryList | HandlerReply<GroceryList> => {
      const count = source().clearChecked(itemIds);
      const left = list();
      return count === 0 ? unchanged(left) : left;
    },
  };
};
