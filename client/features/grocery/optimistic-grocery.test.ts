import { expect, it } from "vitest";
import type { GroceryList } from "#contract/grocery.ts";
import {
  type GroceryChange,
  changedRowIds,
  withGroceryChanges,
  withGroceryItem,
} from "./optimistic-grocery.ts";

const list: GroceryList = {
  items: [
    { id: "g1", name: "Carrots", amount: "500 g", checked: false },
    { id: "g2", name: "Milk", checked: true },
  ],
};
const names = ({ items }: GroceryList) =>
  items.map(({ name, checked }) => (checked ? `${name} ✓` : name));

it("the list shows what was added, ticked, renamed and dropped in the shop, in that order", () => {
  const changes: GroceryChange[] = [
    { kind: "add", id: "new", name: "Bread", memberId: "mom" },
    { kind: "check", id: "g1", checked: true },
    { kind: "edit", id: "g2", name: "Oat milk", amount: "2 l" },
    { kind: "clear" },
  ];
  expect(names(withGroceryChanges(list, changes.slice(0, 3)))).toEqual([
    "Carrots ✓",
    "Oat milk ✓",
    "Bread",
  ]);
  expect(withGroceryChanges(list, changes).items).toEqual([
    { id: "new", name: "Bread", checked: false, addedBy: "mom" },
  ]);
  expect(withGroceryChanges(list, [])).toBe(list);
});

it("what is on the list already is wanted more, or anew where it was ticked off", () => {
  const more = { kind: "add", id: "a", name: "carrots", amount: "2" } as const;
  const anew = { kind: "add", id: "b", name: "Milk ", amount: "1 l" } as const;
  const wanted = withGroceryChanges(list, [more, anew]).items;
  expect(wanted).toEqual([
    { id: "g1", name: "Carrots", amount: "500 g + 2", checked: false },
    { id: "g2", name: "Milk", amount: "1 l", checked: false },
  ]);
  expect([...changedRowIds(wanted, [more, { kind: "clear" }])]).toEqual(["g1"]);
});

it("an edit can take the amount away", () => {
  const change = { kind: "edit", id: "g1", name: "Carrots", amount: null } as const;
  expect(withGroceryChanges(list, [change]).items[0]).toEqual({
    id: "g1",
    name: "Carrots",
    checked: false,
  });
});

it("the server's row takes its place: a new one once, a merged one where it stood", () => {
  const bread = { id: "g3", name: "Bread", checked: false };
  expect(names(withGroceryItem(list, bread))).toEqual(["Carrots", "Milk ✓", "Bread"]);
  const more = { id: "g1", name: "Carrots", amount: "1 kg", checked: false };
  expect(withGroceryItem(list, more).items[0]?.amount).toBe("1 kg");
  expect(withGroceryItem(list, more).items).toHaveLength(2);
});

it("a thing in the name of another becomes one with it, wanted as much as both, open where either was", () => {
  const bread = { id: "g3", name: "Bread", amount: "1", checked: false };
  const both = { items: [...list.items, bread] };
  const renamed = (id: string, name: string) =>
    withGroceryChanges(both, [{ kind: "edit", id, name }]).items;
  expect(renamed("g3", "carrots")).toEqual([
    { id: "g2", name: "Milk", checked: true },
    { id: "g3", name: "carrots", amount: "1 + 500 g", checked: false },
  ]);
  expect(renamed("g2", "Bread").at(-1)).toEqual({ ...bread, id: "g2" });
  expect(renamed("g3", "Milk")).toHaveLength(2);
});
