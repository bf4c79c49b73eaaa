import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GroceryItem } from "#contract/grocery.ts";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";
import { addItem, editItem } from "../../features/grocery/mutations.ts";
import { addRecipeToGrocery } from "../../features/recipes/mutations.ts";
import { groceryRead } from "../../features/grocery/reads.ts";
import type { AnswerListener } from "../../mutations/cache/settle-answer.ts";
import { createQueryClient, queryOf } from "../../query/query-state.ts";
import { watchAdditions } from "./watch-additions.ts";

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const milk: GroceryItem = { id: "g1", name: "Milk", amount: "4 l", checked: false };

/** Dad's phone; `did` are the titles of what others changed, newest first. */
const openPhone = () => {
  const client = createQueryClient();
  const told: string[] = [];
  const did: string[] = [];
  const listeners: AnswerListener[] = [];
  const close = watchAdditions(
    {
      onAnswer: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    client,
    ({ mine, row }) => told.push(`${mine} → ${String(row["amount"])}`),
    () => Promise.resolve(did.map((title) => ({ noun: "grocery", verb: "changed", title }))),
  );
  return {
    ...{ told, did, close },
    answers: (...heard: Parameters<AnswerListener>) => {
      for (const listener of listeners) listener(...heard);
    },
    reads: async (row: Partial<GroceryItem>) => {
      client.setQueryData(queryOf(groceryRead, {}).queryKey, { items: [{ ...milk, ...row }] });
      await vi.advanceTimersByTimeAsync(2000);
    },
  };
};
const added = { id: "new", name: "Milk", amount: "3 l" };

it("whoever added 3 l is told once when a phone comes home that had set the amount before", async () => {
  const dad = openPhone();
  dad.answers(addItem, added, milk);
  await dad.reads({});
  expect(dad.told).toEqual([]);
  dad.close();
  const again = openPhone();
  again.did.push("2 l Milk");
  await again.reads({ amount: "2 l" });
  await again.reads({ amount: "2 l" });
  expect(again.told).toEqual(["4 l → 2 l"]);
  again.close();
});

it("what a recipe added is told too", async () => {
  const dad = openPhone();
  const answer = { items: [milk], added: [{ id: "g1", amount: "4 l" }] };
  dad.answers(addRecipeToGrocery, { id: "r1", title: "Soup" }, answer);
  dad.did.push("2 l Milk");
  await dad.reads({ amount: "2 l" });
  expect(dad.told).toEqual(["4 l → 2 l"]);
  dad.close();
});

it("what others add is no loss, and what is set after that is", async () => {
  const dad = openPhone();
  dad.answers(addItem, added, milk);
  await dad.reads({ amount: "5 l" });
  expect(dad.told).toEqual([]);
  dad.did.push("2 l Milk");
  await dad.reads({ amount: "2 l" });
  expect(dad.told).toEqual(["5 l → 2 l"]);
  dad.close();
});

it("what was bought, or was changed here, is nobody's loss", async () => {
  const dad = openPhone();
  dad.did.push("2 l Milk");
  dad.answers(addItem, added, milk);
  await dad.reads({ checked: true });
  await dad.reads({ amount: "2 l" });
  dad.answers(addItem, added, milk);
  dad.answers(editItem, { id: "g1", amount: "2 l" }, { ...milk, amount: "2 l" });
  await dad.reads({ amount: "2 l" });
  expect(dad.told).toEqual([]);
  dad.close();
});
