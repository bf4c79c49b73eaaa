import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import type { GroceryList } from "#contract/grocery.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import { createQueryClient } from "../../query/query-state.ts";
import type { SettledCache } from "./cache-view.ts";
import { defineMutation, inputOf } from "../define-mutation.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import { createAnswerSettler } from "./settle-answer.ts";

const groceryRead = defineRead("GET /api/grocery", "grocery");
const suggestionsRead = defineRead("GET /api/grocery/suggestions", "grocery");
const ledgerRead = defineRead("GET /api/ledger", "stars");
const groceryKey = ["grocery", groceryRead.key, {}];
const suggestionsKey = ["grocery", suggestionsRead.key, {}];

const removeEvent = defineMutation({
  operation: defineWrite("DELETE /api/calendar/events/{id}", ["calendar"]),
  request: ({ id }: { readonly id: string; readonly occurrence: string }) => ({
    ...{ params: { id }, query: {} },
  }),
});

const list: GroceryList = { items: [{ id: "g1", name: "Milk", checked: false }] };
const bread = { id: "g7", name: "Bread", checked: false };

const pending = (input: unknown, key: PendingMutation["key"]): PendingMutation => ({
  ...{ id: "m1", order: 1, key, input, at: 0, tries: 0 },
});

/** A phone that knows the list, and how an answer to an addition is settled there. */
const knowing = (settle: (cache: SettledCache, answer: typeof bread) => void) => {
  const client = createQueryClient();
  client.setQueryData(groceryKey, list);
  const settler = createAnswerSettler(client);
  const addItem = defineMutation({
    operation: defineWrite("POST /api/grocery", ["grocery"]),
    request: ({ name }: { readonly id: string; readonly name: string }) => ({ body: { name } }),
    creates: ({ id }) => id,
    settle: (cache, _, answer) => settle(cache, { ...bread, ...answer }),
  });
  const added = pending({ id: "new", name: "Bread" }, "POST /api/grocery");
  return {
    ...{ client, settler },
    known: () => client.getQueryData<GroceryList>(groceryKey)?.items.map(({ name }) => name),
    answer: () => settler.settle(addItem, added, bread),
  };
};

/** Shows a query from now on; how often it was read since. */
const reading = (
  client: ReturnType<typeof createQueryClient>,
  queryKey: QueryKey,
  data: object,
) => {
  client.setQueryData(queryKey, data);
  const ask = vi.fn(() => Promise.resolve(data));
  new QueryObserver(client, { queryKey, queryFn: ask }).subscribe(() => undefined);
  return ask;
};

describe("an answer", () => {
  it("stands in every list that this device knows, and nothing is read again for it", () => {
    const { client, settler, known, answer } = knowing((cache, item) =>
      cache.update(groceryRead, ({ items }) => ({ items: [item, ...items] })),
    );
    const asked = reading(client, groceryKey, list);
    answer();
    settler.flush();
    expect(known()).toEqual(["Bread", "Milk"]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("leaves to be read again what was stale before it came", () => {
    const { client, known, answer } = knowing((cache, item) =>
      cache.update(groceryRead, ({ items }) => ({ items: [item, ...items] })),
    );
    void client.invalidateQueries({ queryKey: ["grocery"] });
    answer();
    expect(known()).toEqual(["Bread", "Milk"]);
    expect(client.getQueryState(groceryKey)?.isInvalidated).toBe(true);
  });

  it("doesn't let an older one that is still on its way have the last word", async () => {
    const { client, settler, known, answer } = knowing((cache, item) =>
      cache.update(groceryRead, ({ items }) => ({ items: [item, ...items] })),
    );
    let arrive = (_: GroceryList) => {};
    const answers = [
      () => new Promise<GroceryList>((resolve) => (arrive = resolve)),
      () => Promise.resolve({ items: [bread, ...list.items] }),
    ];
    const queryFn = () => answers.shift()?.() ?? Promise.reject(new Error("asked too often"));
    new QueryObserver(client, { queryKey: groceryKey, queryFn }).subscribe(() => undefined);
    const before = client.refetchQueries({ queryKey: groceryKey });
    answer();
    settler.flush();
    arrive(list);
    await before;
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(known()).toEqual(["Bread", "Milk"]);
    expect(answers).toEqual([]);
  });

  it("has read again only what it can't tell, and each once", async () => {
    const { client, settler, answer } = knowing((cache) => {
      cache.stale(suggestionsRead);
      cache.stale(suggestionsRead, () => true);
      cache.stale(groceryRead, (known) => (known?.items.length ?? 0) > 1);
    });
    const asked = [
      reading(client, groceryKey, list),
      reading(client, suggestionsKey, { items: [] }),
      reading(client, ["tasks", "GET /api/tasks/todos", {}], { items: [] }),
    ];
    answer();
    settler.flush();
    settler.flush();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  });

  it("that can't be told from has its topics read again", async () => {
    const { client, settler, answer } = knowing(() => {
      throw new Error("an answer of another version");
    });
    const asked = reading(client, groceryKey, list);
    answer();
    settler.flush();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  });

  it("reaches every page of a list that is read page by page", () => {
    const { client, answer } = knowing((cache) =>
      cache.update(ledgerRead, (page) => ({
        ...page,
        entries: page.entries.filter(({ reason }) => reason !== "Brush teeth"),
      })),
    );
    const key = ["stars", ledgerRead.key, { query: { memberId: "mia" } }, "pages"];
    const entries = [{ reason: "Brush teeth" }, { reason: "Feed the cat" }];
    const untouched = { entries: [{ reason: "Make the bed" }], next: null };
    client.setQueryData(key, { pages: [{ entries, next: "x" }, untouched], pageParams: ["", "x"] });
    answer();
    expect(client.getQueryData(key)).toEqual({
      pages: [{ entries: [{ reason: "Feed the cat" }], next: "x" }, untouched],
      pageParams: ["", "x"],
    });
  });
});

describe("what waits behind an addition", () => {
  const tick = (id: string) => pending({ params: { id } }, "POST /api/grocery/{id}/close");

  it("means the row that the house has named", () => {
    const revise = knowing(() => undefined).answer();
    expect(revise(tick("new"))).toEqual(tick("g7"));
    const other = tick("g1");
    expect(revise(other)).toBe(other);
  });

  it("means a row by its last name, also where that was an earlier one of its names", () => {
    const { settler, answer } = knowing((cache) => {
      cache.rename("lunch", "dinner");
      cache.rename("dinner", "lunch");
    });
    answer();
    expect(["lunch", "dinner", "new"].map(settler.currentId)).toEqual(["lunch", "lunch", "g7"]);
  });

  it("is renamed only where it is meant: an event from a day on has become one of its own", () => {
    const drop = (id: string, occurrence: string) =>
      pending({ id, occurrence }, "DELETE /api/calendar/events/{id}");
    const split = "2026-11-24T16:00:00.000Z";
    const revise = knowing((cache) =>
      cache.renameWaiting("old", "own", (waiting) => {
        const { occurrence = "" } = inputOf(removeEvent, waiting) ?? {};
        return occurrence >= split;
      }),
    ).answer();
    const [before, after] = ["2026-11-17T16:00:00.000Z", "2026-12-01T16:00:00.000Z"];
    expect(revise(drop("old", after))).toEqual(drop("own", after));
    const stays = drop("old", before);
    expect(revise(stays)).toBe(stays);
    const tickOfOld = tick("old");
    expect(revise(tickOfOld)).toBe(tickOfOld);
  });
});
