import type { GroceryAddition, GroceryBarcode, GroceryItem } from "#contract/grocery.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView, SettledCache } from "../../mutations/cache/cache-view.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { type GroceryChange, withGroceryChanges, withGroceryItem } from "./optimistic-grocery.ts";
import { barcodesRead, groceryRead, suggestionsRead } from "./reads.ts";
import { newId } from "../../platform/random-id.ts";

const update = (cache: CacheView, change: GroceryChange): void =>
  cache.update(groceryRead, (list) => withGroceryChanges(list, [change]));

/** What is on the list isn't offered, and what was bought is. */
const settleItem = (cache: SettledCache, answer: GroceryItem): void => {
  cache.update(groceryRead, (list) => withGroceryItem(list, answer));
  cache.stale(suggestionsRead);
};

/** Something to buy, under a temporary id. */
export interface AddedItem {
  readonly id: string;
  readonly name: string;
  readonly amount?: string;
  readonly memberId?: string;
  /** An earlier addition whose place it takes. */
  readonly replaces?: GroceryAddition;
}

/** Puts a thing on the list, or more of it. */
export const addItem = defineMutation({
  operation: defineWrite("POST /api/grocery", ["grocery"]),
  once: true,
  request: ({ id: _, ...body }: AddedItem) => ({ body }),
  creates: ({ id }) => id,
  apply: (cache, item) => update(cache, { kind: "add", ...item }),
  settle: (cache, _, answer) => settleItem(cache, answer),
  describe: ({ name }) => name,
  offline,
});

/** A row of the list. */
export interface ItemInput {
  readonly id: string;
  readonly name: string;
}

const scope = ({ id }: ItemInput): string => `grocery:${id}`;
const describe = ({ name }: ItemInput): string => name;

const tick = (checked: boolean) => ({
  ...{ scope, describe, offline },
  request: ({ id }: ItemInput) => ({ params: { id } }),
  apply: (cache: CacheView, { id }: ItemInput) => update(cache, { kind: "check", id, checked }),
  settle: (cache: SettledCache, _: ItemInput, answer: GroceryItem) => {
    settleItem(cache, answer);
    // Only the house knows where among the open ones it stood.
    if (!checked) cache.stale(groceryRead);
  },
});

/** Ticks a row off. */
export const closeItem = defineMutation({
  ...tick(true),
  operation: defineWrite("POST /api/grocery/{id}/close", ["grocery"]),
});

/** Takes a row's tick back. */
export const reopenItem = defineMutation({
  ...tick(false),
  operation: defineWrite("POST /api/grocery/{id}/reopen", ["grocery"]),
});

/** What of a row changes: what is left out stays as it is, null takes the amount away. */
export interface ItemEdit {
  readonly id: string;
  readonly name?: string;
  readonly amount?: string | null;
  readonly aisle?: string;
  /** The row as it was, for its name and for the case that somebody deletes it meanwhile; what older versions left has none. */
  readonly was?: Pick<GroceryItem, "name" | "amount">;
}

/** What an edited row says. */
const editedItem = ({ name, amount, was }: ItemEdit) => ({
  name: name ?? was?.name ?? "",
  amount: (amount === undefined ? was?.amount : amount) ?? undefined,
});

/** Changes what a row says. */
export const editItem = defineMutation({
  operation: defineWrite("PATCH /api/grocery/{id}", ["grocery"]),
  request: ({ id, was: _, ...body }: ItemEdit) => ({ params: { id }, body }),
  apply: (cache, { was: _, ...edit }) => update(cache, { kind: "edit", ...edit }),
  settle: (cache, { was: _, ...edit }, answer) => {
    update(cache, { kind: "edit", ...edit });
    settleItem(cache, answer);
    // By the words of a food the server knows more that is the same.
    if (edit.name !== undefined) cache.stale(groceryRead);
  },
  scope: ({ id }) => `grocery:${id}`,
  describe: (edit) => editedItem(edit).name,
  putBack: (edit) => (enqueue) => {
    const { name, amount } = editedItem(edit);
    const item = { id: newId(), name, ...(amount === undefined ? {} : { amount }) };
    return enqueue(addItem, item).answer;
  },
  offline,
});

const remove = (cache: CacheView, { id }: ItemInput) => update(cache, { kind: "remove", id });

/** Takes a row off the list. */
export const removeItem = defineMutation({
  operation: defineWrite("DELETE /api/grocery/{id}", ["grocery"]),
  request: ({ id }: ItemInput) => ({ params: { id } }),
  apply: remove,
  settle: (cache, item) => {
    remove(cache, item);
    cache.stale(suggestionsRead);
  },
  ...{ scope, describe, offline },
});

/** Items of which some are dropped; `title` is what the list of what waits calls it. */
export interface ClearedItems {
  readonly title: string;
  /** What was seen ticked: what others tick while this waits stays. What older versions left has none and means all. */
  readonly itemIds?: readonly string[];
}

/** Drops what was seen ticked off, and still is. */
export const clearItems = defineMutation<"POST /api/grocery/clear", ClearedItems>({
  operation: defineWrite("POST /api/grocery/clear", ["grocery"]),
  request: ({ itemIds }) => ({
    body: itemIds === undefined ? undefined : { itemIds: [...itemIds] },
  }),
  apply: (cache, { itemIds }) =>
    update(cache, { kind: "clear", ...(itemIds === undefined ? {} : { itemIds }) }),
  settle: (cache, _, answer) => {
    cache.update(groceryRead, () => answer);
    cache.stale(suggestionsRead);
  },
  describe: ({ title }) => title,
  offline,
});

/** What a barcode is called from now on. */
export const nameBarcode = defineMutation({
  operation: defineWrite("PUT /api/grocery/barcodes/{code}", ["grocery"]),
  request: ({ code, name }: GroceryBarcode) => ({ params: { code }, body: { name } }),
  apply: (cache, named) =>
    cache.update(barcodesRead, ({ items }) => ({
      items: [named, ...items.filter(({ code }) => code !== named.code)],
    })),
  scope: ({ code }) => `barcode:${code}`,
  describe: ({ name }) => name,
  offline,
});
