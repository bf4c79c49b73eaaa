import type {
  BoughtBefore,
  GroceryItem,
  GroceryList,
  GrocerySuggestions,
} from "#contract/meals.ts";
import { andThen } from "../../platform/and-then.ts";
import type { Roster } from "../../config/roster.ts";
import type { Caller } from "../../http/caller.ts";
import { foodKey } from "../../food/food-key.ts";
import { NotFound } from "../../http/errors.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { knownMember } from "../../http/known-member.ts";
import type { Awaitable } from "../../providers/provider.ts";
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

/** The shared grocery list, whichever source keeps it. */
export const createGrocery = ({ source, purchases, roster }: GroceryDeps) => {
  const list = (): Awaitable<GroceryList> =>
    andThen(source().grocery(), (items) => ({ items: [...items] }));

  const known = (item: GroceryItem | null): GroceryItem => {
    if (item === null) throw new NotFound("item on the list");
    return item;
  };

  /** Who adds something: the one who is named, else the phone's own member. */
  const whoAdds = (memberId: string | undefined, caller: Caller): string | undefined => {
    if (memberId !== undefined) knownMember(roster(), memberId);
    return memberId ?? caller.session?.memberId;
  };

  return {
    list,
    /** What was bought before and isn't to be bought already. */
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
    /** Puts a recipe's ingredients on the list, so many times what it says. */
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
    /** Ticks off or opens again; again changes nothing. */
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
    /** Drops what is ticked off; the list that is left. */
    clear: (): Awaitable<GroceryList | HandlerReply<GroceryList>> =>
      andThen(source().clearChecked(), (count) =>
        andThen(list(), (left) => (count === 0 ? unchanged(left) : left)),
      ),
  };
};
