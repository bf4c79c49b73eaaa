import type { GroceryItem } from "#contract/grocery.ts";
import type { Roster } from "../../config/roster.ts";
import type { Caller } from "../../http/caller.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { knownMember } from "../../http/known-member.ts";
import { NotFound } from "../../platform/errors.ts";
import type { WantedItem } from "../../providers/meals/port.ts";
import type { Purchases } from "./purchases.ts";

/** An item as a request names it. */
export type RequestedItem = Omit<WantedItem, "addedBy"> & {
  readonly memberId?: string | undefined;
};

/** Who adds something to the list: the named member, else the phone's own. */
export interface GroceryAdder {
  readonly memberId: string | undefined;
  readonly caller: Caller;
}

/** The member who adds an item; throws 400 for one who isn't on the roster. */
export const whoAdds = (roster: Roster, { memberId, caller }: GroceryAdder): string | undefined => {
  if (memberId !== undefined) knownMember(roster, memberId);
  return memberId ?? caller.session?.memberId;
};

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
