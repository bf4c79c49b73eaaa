import type { GroceryItem, GroceryList } from "#contract/grocery.ts";

/** A change of the list that the server hasn't confirmed. */
export type GroceryChange =
  | {
      readonly kind: "add";
      /** Temporary: of the row until the server has named it. */
      readonly id: string;
      readonly name: string;
      readonly amount?: string;
      readonly memberId?: string;
    }
  | { readonly kind: "check"; readonly id: string; readonly checked: boolean }
  | {
      readonly kind: "edit";
      readonly id: string;
      /** What is left out stays. */
      readonly name?: string;
      readonly amount?: string | null;
      readonly aisle?: string;
    }
  | { readonly kind: "remove"; readonly id: string }
  | {
      readonly kind: "clear";
      /** All that is ticked where it is left out. */
      readonly itemIds?: readonly string[];
    };

type Added = Extract<GroceryChange, { kind: "add" }>;
type Edited = Extract<GroceryChange, { kind: "edit" }>;

/** A name as rows are matched before the answer; the server also joins Egg and Eggs. */
const spoken = (name: string): string => name.trim().toLocaleLowerCase();

/** The row that an addition means where the list has it already. */
export const matchingItem = (
  items: readonly GroceryItem[],
  { id, name }: { readonly id: string; readonly name: string },
): GroceryItem | undefined =>
  items.find((item) => item.id === id || spoken(item.name) === spoken(name));

const withAmount = (item: GroceryItem, amount: string | undefined): GroceryItem => {
  const { amount: _, ...rest } = item;
  return amount === undefined ? rest : { ...rest, amount };
};

const edited = (item: GroceryItem, { name, amount, aisle }: Edited): GroceryItem => ({
  ...(amount === undefined ? item : withAmount(item, amount ?? undefined)),
  ...(name === undefined ? {} : { name }),
  ...(aisle === undefined ? {} : { aisle }),
});

/** As the server does it: more of what is wanted already, anew what was ticked off. It alone can add amounts up. */
const wantedAgain = (
  item: GroceryItem,
  { amount }: Pick<GroceryItem, "amount"> | Added,
): GroceryItem => {
  if (item.checked) return { ...withAmount(item, amount), checked: false };
  return withAmount(
    item,
    [item.amount, amount].filter((part) => part !== undefined).join(" + ") || undefined,
  );
};

/** As the server does it: what is there already by a row's new name goes into the row, open where either was. */
const withEdited = (items: GroceryItem[], change: Edited): GroceryItem[] => {
  const before = items.find(({ id }) => id === change.id);
  if (before === undefined) return items;
  const row = edited(before, change);
  const isSame = (item: GroceryItem): boolean =>
    change.name !== undefined && item !== before && spoken(item.name) === spoken(row.name);
  const more = items.filter((item) => isSame(item) && !item.checked);
  return items
    .filter((item) => !isSame(item))
    .map((item) => (item === before ? more.reduce(wantedAgain, row) : item));
};

const added = (items: readonly GroceryItem[], change: Added): GroceryItem[] => {
  const same = matchingItem(items, change);
  if (same !== undefined)
    return items.map((item) => (item === same ? wantedAgain(item, change) : item));
  const { id, name, amount, memberId } = change;
  const item = {
    id,
    name,
    checked: false,
    ...(memberId === undefined ? {} : { addedBy: memberId }),
  };
  return [...items, withAmount(item, amount)];
};

const apply = (items: GroceryItem[], change: GroceryChange): GroceryItem[] => {
  switch (change.kind) {
    case "add":
      return added(items, change);
    case "check":
      return items.map((item) =>
        item.id === change.id ? { ...item, checked: change.checked } : item,
      );
    case "edit":
      return withEdited(items, change);
    case "remove":
      return items.filter(({ id }) => id !== change.id);
    case "clear":
      return items.filter(({ id, checked }) => !checked || change.itemIds?.includes(id) === false);
  }
};

/** The list with pending changes; the same one where nothing is different. */
export const withGroceryChanges = (
  list: GroceryList,
  changes: readonly GroceryChange[],
): GroceryList => {
  const items = changes.reduce(apply, list.items);
  const isSame =
    items.length === list.items.length && items.every((item, at) => item === list.items[at]);
  return isSame ? list : { ...list, items };
};

/** The list with an item as the server has it, where it stood or as the last one, as the server has what is new. */
export const withGroceryItem = (list: GroceryList, answer: GroceryItem): GroceryList => {
  const isThere = list.items.some(({ id }) => id === answer.id);
  const items = isThere
    ? list.items.map((item) => (item.id === answer.id ? answer : item))
    : [...list.items, answer];
  return { ...list, items };
};

/** The rows that these changes touch, as the list shows them. */
export const changedRowIds = (
  items: readonly GroceryItem[],
  changes: readonly GroceryChange[],
): ReadonlySet<string> =>
  new Set(
    changes.flatMap((change) => {
      if (change.kind === "clear") return [];
      return change.kind === "add" ? (matchingItem(items, change)?.id ?? []) : change.id;
    }),
  );
