import type {
  BoughtBefore,
  GroceryItem,
  GroceryList,
  GrocerySuggestions,
} from "#contract/grocery.ts";
import { andThen, type Awaitable } from "../../platform/and-then.ts";
import type { Roster } from "../../config/roster.ts";
import type { Caller } from "../../http/caller.ts";
import { foodKey } from "../../food/food-key.ts";
import { NotFound } from "../../platform/errors.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { knownMember } from "../../http/known-member.ts";
import type { ItemPatch, MealSource, WantedItem } from "../../providers/meals/port.ts";
import { hasWordStartingWith, type Purchase, type Purchases } from "./purchases.ts";

interface GroceryDeps {
  readonly source: () => MealSource;
  readonly purchases: Purchases;
  readonly roster: () => Roster;
}

const viewOf = ({ name, aisle, times, boughtOn }: Purchase): BoughtBefore => ({
  ...{ name, times, boughtOn },
  ...(aisle === undefined ? {} : { aisle }),
});

const latestFirst = (a: Purchase, b: Purchase): number => b.boughtAt - a.boughtAt;
const oftenFirst = (a: Purchase, b: Purchase): number => b.times - a.times || latestFirst(a, b);

/** Creates the shared grocery list, on whichever source is active. */
export const createGrocery = ({ source, purchases, roster }: GroceryDeps) => {
  const list = (): Awaitable<GroceryList> =>
    andThen(source().grocery(), (items) => ({ items: [...items] }));

  const known = (item: GroceryItem | null): GroceryItem => {
    if (item === null) throw new NotFound("item on the list");
    return item;
  };

  /** The member who adds an item: the named one, else the phone's own. */
  const whoAdds = (memberId: string | undefined, caller: Caller): string | undefined => {
    if (memberId !== undefined) knownMember(roster(), memberId);
    return memberId ?? caller.session?.memberId;
  };

  return {
    list,
    /** Items that were bought before and aren't on the list. */
    suggestions: (typed: string, limit: number): Awaitable<GrocerySuggestions> =>
      andThen(source().grocery(), (items) => {
        const open = new Set(
          items.filter(({ checked }) => !checked).map(({ name }) => foodKey(name)),
        );
        const found = purchases
          .all()
          .filter(({ food, name }) => !open.has(food) && hasWordStartingWith(name, typed));
        const first = (order: (a: Purchase, b: Purchase) => number): BoughtBefore[] =>
          found.toSorted(order).slice(0, limit).map(viewOf);
        return { often: first(oftenFirst), recent: first(latestFirst) };
      }),
    add: (
      {
        memberId,
        ...wanted
      }: Omit<WantedItem, "addedBy"> & { readonly memberId?: string | undefined },
      caller: Caller,
    ): Awaitable<GroceryItem> =>
      source().addItem({ ...wanted, addedBy: whoAdds(memberId, caller) }),
    /** Adds a recipe's ingredients to the list, multiplied by `times`. */
    addIngredients: (
      recipeId: string,
      times: number,
      { memberId, caller }: { readonly memberId: string | undefined; readonly caller: Caller },
    ): Awaitable<GroceryList> =>
      andThen(source().addIngredients(recipeId, times, whoAdds(memberId, caller)), (found) => {
        if (!found) throw new NotFound("recipe");
        return list();
      }),
    change: (id: string, patch: ItemPatch): Awaitable<GroceryItem> =>
      andThen(source().changeItem(id, patch), known),
    /** Ticks an item off or unticks it; repeating it changes nothing. */
    check: (id: string, checked: boolean): Awaitable<GroceryItem | HandlerReply<GroceryItem>> =>
      andThen(source().checkItem(id, checked), (result) => {
        const item = known(result?.item ?? null);
        if (result?.changed !== true) return unchanged(item);
        if (checked) purchases.bought(item);
        else purchases.takenBack(item);
        return item;
      }),
    remove: (id: string): Awaitable<void> =>
      andThen(source().removeItem(id), (found) => {
        if (!found) throw new NotFound("item on the list");
      }),
    /** Deletes ticked-off items; returns the remaining list. */
    clear: (): Awaitable<GroceryList | HandlerReply<GroceryList>> =>
      andThen(source().clearChecked(), (count) =>
        andThen(list(), (left) => (count === 0 ? unchanged(left) : left)),
      ),
  };
};
