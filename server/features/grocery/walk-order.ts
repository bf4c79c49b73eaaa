import type { GroceryItem, GroceryList } from "#contract/grocery.ts";
import type { Purchases } from "./purchases.ts";

/** The list as the family walks through its shop, where that is known, else as its source has it. */
export const inWalkOrder = (
  items: readonly GroceryItem[],
  purchases: Pick<Purchases, "aisleOrder">,
): GroceryList => {
  const aisles = purchases.aisleOrder();
  if (aisles === undefined) return { items: [...items] };
  const placeOf = ({ aisle = "other", checked }: GroceryItem): number => {
    if (checked) return aisles.length + 1;
    const place = aisles.indexOf(aisle);
    return place === -1 ? aisles.length : place;
  };
  return { items: items.toSorted((a, b) => placeOf(a) - placeOf(b)), aisles: [...aisles] };
};
