import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { GroceryItem, GroceryList } from "#contract/grocery.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { queryOf } from "../../query/query-state.ts";
import { closeItem, reopenItem } from "./mutations.ts";
import { groceryRead } from "./reads.ts";

const bread: GroceryItem = { id: "g1", name: "Bread", checked: true };
const milk: GroceryItem = { id: "g2", name: "Milk", checked: false };

it("what is un-ticked stands at once where the house has it, and a tick reads nothing anew", async () => {
  const phone = waitingPhone([closeItem, reopenItem]);
  const page = await phone.openPage();
  const { queryKey } = queryOf(groceryRead, {});
  // What is ticked off comes last; what is open as it was added.
  page.client.setQueryData<GroceryList>(queryKey, { items: [milk, bread] });
  let house: GroceryList = { items: [{ ...bread, checked: false }, milk] };
  let reads = 0;
  const queryFn = () => {
    reads += 1;
    return house;
  };
  const stop = new QueryObserver(page.client, { queryKey, queryFn }).subscribe(() => undefined);
  const shown = () =>
    page.client.getQueryData<GroceryList>(queryKey)?.items.map(({ name }) => name);
  phone.answers(() => ({ ...bread, checked: false }));
  await page.enqueue(reopenItem, { id: "g1", name: "Bread" }).answer;
  await expect.poll(shown).toEqual(["Bread", "Milk"]);
  const before = reads;
  phone.answers(() => bread);
  await page.enqueue(closeItem, { id: "g1", name: "Bread" }).answer;
  // The next un-tick reads once: what the tick had read before that would count.
  house = { items: [milk, { ...bread, checked: false }] };
  phone.answers(() => ({ ...bread, checked: false }));
  await page.enqueue(reopenItem, { id: "g1", name: "Bread" }).answer;
  await expect.poll(shown).toEqual(["Milk", "Bread"]);
  expect(reads).toBe(before + 1);
  stop();
});
