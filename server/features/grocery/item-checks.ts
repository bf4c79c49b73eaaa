import type { GroceryAddition, GroceryItem } from "#contract/grocery.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { NotFound } from "../../platform/errors.ts";
import type { WantedItem } from "../../providers/meals/port.ts";
import type { Purchases } from "./purchases.ts";

/** An item as a request names it. */
export type RequestedItem = Omit<WantedItem, "addedBy"> & {
  readonly memberId?: string | undefined;
  /** An earlier addition whose place it takes. */
  readonly replaces?: GroceryAddition;
};

/** An item after something was added to it, with what stood there before. */
export type ItemWithWas = GroceryItem & Pick<GroceryAddition, "was">;

/** The item; throws 404 where the source has none. */
export const knownItem = (item: GroceryItem | null): GroceryItem => {
  if (item === null) throw new NotFound("item on the list");
  return item;
};

/** Throws 404 unless the source has found it. */
export const checkFound = (found: boolean, what: string): void => {
  if (!found) throw new NotFound(what);
};

/** Records what was ticked off as bought, or takes that back; a repetition changes nothing. */
export const recordCheck = (
  purchases: Purchases,
  checked: boolean,
  result: { readonly item: GroceryItem; readonly changed: boolean } | null,
): GroceryItem | HandlerReply<GroceryItem> => {
  const item = knownItem(result?.item ?? null);
  if (result?.changed !== true) return unchanged(item);
  if (checked) purchases.bought(item);
  else purchases.takenBack(item);
  return item;
};
