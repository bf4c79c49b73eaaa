import type { GroceryItem, GroceryList } from "../../contract/meals.ts";

/** What a finger did to the list and the server hasn't confirmed. */
export type GroceryChange =
  | {
      readonly kind: "add";
      /** Of the row that stands in until the server has named it. */
      readonly id: string;
      readonly name: string;
      readonly amount?: string;
      readonly memberId?: string;
    }
  | { readonly kind: "check"; readonly id: string; readonly checked: boolean }
  | {
      readonly kind: "edit";
      readonly id: string;
      readonly name: string;
      readonly amount: string | null;
    }
  | { readonly kind: "remove"; readonly id: string }
  | { readonly kind: "clear" };

const edited = (item: GroceryItem, name: string, amount: string | null): GroceryItem => {
  const { amount: _, ...rest } = item;
  return { ...rest, name, ...(amount === null ? {} : { amount }) };
};

const apply = (items: readonly GroceryItem[], change: GroceryChange): GroceryItem[] => {
  switch (change.kind) {
    case "add": {
      const { id, name, amount, memberId } = change;
      const added: GroceryItem = {
        ...{ id, name, checked: false },
        ...(amount === undefined ? {} : { amount }),
        ...(memberId === undefined ? {} : { addedBy: memberId }),
      };
      return [added, ...items];
    }
    case "check":
      return items.map((item) =>
        item.id === change.id ? { ...item, checked: change.checked } : item,
      );
    case "edit":
      return items.map((item) =>
        item.id === change.id ? edited(item, change.name, change.amount) : item,
      );
    case "remove":
      return items.filter(({ id }) => id !== change.id);
    case "clear":
      return items.filter(({ checked }) => !checked);
  }
};

/** The list as the fingers left it. */
export const withChanges = (list: GroceryList, changes: readonly GroceryChange[]): GroceryList =>
  changes.length === 0 ? list : { ...list, items: changes.reduce(apply, [...list.items]) };

/** The list with what a write answered: one item, the whole list, or nothing where one is gone. */
export const withAnswer = (
  list: GroceryList,
  change: GroceryChange,
  answer: GroceryItem | GroceryList | undefined,
): GroceryList => {
  if (answer === undefined) return withChanges(list, [change]);
  if ("items" in answer) return answer;
  const isThere = list.items.some(({ id }) => id === answer.id);
  const items = isThere
    ? list.items.map((item) => (item.id === answer.id ? answer : item))
    : [answer, ...list.items];
  return { ...list, items };
};
