import type { GroceryItem } from "#contract/grocery.ts";
import { aislePositionOf } from "./aisles.ts";

/** The things of one shelf; `new` are those that nobody has sorted yet. */
export interface AisleGroup {
  readonly aisle: string;
  readonly items: readonly GroceryItem[];
}

/** What is still to be bought, in the order in which one walks past it; `walked` is the family's own way through its shop. */
export const groupByAisle = (
  items: readonly GroceryItem[],
  walked?: readonly string[],
): readonly AisleGroup[] => {
  const groups = new Map<string, GroceryItem[]>();
  for (const item of items) {
    if (item.checked) continue;
    const aisle = item.aisle ?? "new";
    const group = groups.get(aisle);
    if (group === undefined) groups.set(aisle, [item]);
    else group.push(item);
  }
  return [...groups]
    .map(([aisle, group]) => ({ aisle, items: group }))
    .toSorted((a, b) => aislePositionOf(a.aisle, walked) - aislePositionOf(b.aisle, walked));
};
