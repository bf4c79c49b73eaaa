import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "#client/api/api-error.ts";
import { offlineMutations } from "#client/app/offline-mutations.ts";
import { addItem, closeItem, editItem, removeItem } from "#client/features/grocery/mutations.ts";
import {
  addListItem,
  closeListItem,
  createList,
  editListItem,
  removeListItem,
} from "#client/features/lists/mutations.ts";
import type { PendingMutation } from "#client/mutations/pending-mutation.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { waitingPhone } from "../../fixtures/waiting-phone.ts";

let server: TestServer;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer();
  mom = openTestBrowser(server);
});
afterEach(() => server.close());

/** Has the house answer what a phone sends. */
const atHouse =
  (browser: TestBrowser) =>
  async ({ key, input }: PendingMutation): Promise<unknown> => {
    const definition = offlineMutations.find(({ operation }) => operation.key === key);
    const sent: { params?: Record<string, string>; body?: object } =
      definition?.request(input, { uploadIds: [], mayWait: true }) ?? {};
    const [method = "", path = ""] = key.split(" ");
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => sent.params?.[name] ?? "");
    const { status, body } = await browser.send(method, url, sent.body);
    return status < 400 ? (body ?? {}) : new ApiError("No.", { status, code: body.code });
  };

/** Mia's phone out of reach, which tries once what is put in its queue, and may have been heard. */
const phoneOutOfReach = async () => {
  const phone = waitingPhone([...offlineMutations]);
  phone.answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
  const page = await phone.openPage();
  const isBack = async (): Promise<void> => {
    phone.answers(atHouse(openTestBrowser(server)));
    page.flush();
    await expect.poll(page.waiting).toEqual([]);
    expect(page.refused()).toEqual([]);
  };
  return { page, isBack };
};

const milk = { id: "new", name: "Milk" };

describe("what Mia puts on the grocery list out of reach, and Mom meanwhile too", () => {
  const lines = async (): Promise<string[]> =>
    (await mom.get("/api/grocery")).body.items.map(
      ({ name, amount = "", checked }: { name: string; amount?: string; checked: boolean }) =>
        `${amount} ${name}${checked ? " ✓" : ""}`.trim(),
    );
  const put = (name: string, amount?: string) => mom.send("POST", "/api/grocery", { name, amount });

  it.each([
    ["with an amount", "2 l", undefined],
    ["without one", undefined, undefined],
    ["with amounts of both", "2 l", "1 l"],
  ])("stays Mom's where Mia takes hers off again, %s", async (_, moms, mias) => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addItem, { ...milk, ...(mias === undefined ? {} : { amount: mias }) });
    page.enqueue(removeItem, milk);
    await put("Milk", moms);
    await isBack();
    expect(await lines()).toEqual([moms === undefined ? "Milk" : `${moms} Milk`]);
  });

  it("is off the list where nobody else wants it, and ticked off again where it was", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addItem, milk);
    page.enqueue(removeItem, milk);
    page.enqueue(addItem, { id: "other", name: "Bread" });
    page.enqueue(removeItem, { id: "other", name: "Bread" });
    await mom.send("POST", `/api/grocery/${(await put("Bread", "1")).body.id}/close`);
    await isBack();
    expect(await lines()).toEqual(["1 Bread ✓"]);
  });

  it("is as much as both want where Mia says how much of it", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addItem, { ...milk, amount: "1 l" });
    page.enqueue(editItem, { id: "new", amount: "3 l", was: { name: "Milk", amount: "1 l" } });
    await put("Milk", "2 l");
    await isBack();
    expect(await lines()).toEqual(["5 l Milk"]);
  });

  it("is there beside what Mia calls hers now", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addItem, milk);
    page.enqueue(editItem, { id: "new", name: "Oat milk", was: { name: "Milk" } });
    await put("Milk", "2 l");
    await isBack();
    expect((await lines()).toSorted()).toEqual(["2 l Milk", "Oat milk"]);
  });

  it("is told by all that Mia changed of hers: words, then how much, then a tick", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addItem, { ...milk, amount: "2 l" });
    page.enqueue(editItem, { id: "new", name: "Oat milk", was: { name: "Milk", amount: "2 l" } });
    page.enqueue(editItem, { id: "new", amount: "3 l", was: { name: "Oat milk", amount: "2 l" } });
    page.enqueue(closeItem, { id: "new", name: "Oat milk" });
    await put("Milk", "3 l");
    await isBack();
    expect((await lines()).toSorted()).toEqual(["3 l Milk", "3 l Oat milk ✓"]);
  });

  it("is off the list where Mia changes hers and then takes it off", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addItem, { ...milk, amount: "1 l" });
    page.enqueue(editItem, { id: "new", amount: "2 l", was: { name: "Milk", amount: "1 l" } });
    page.enqueue(removeItem, milk);
    await put("Milk", "3 l");
    await isBack();
    expect(await lines()).toEqual(["3 l Milk"]);
  });
});

describe("what Mia puts on a named list out of reach, and Mom meanwhile too", () => {
  const [listId, mias, moms] = ["1", "2", "3"].map((digit) => digit.repeat(32)) as [
    ...[string, string, string],
  ];
  const item = { listId, id: mias, text: "Socks" };
  const isOnIt = async (): Promise<string[]> => {
    const { lists } = (await mom.get("/api/lists")).body;
    return lines(lists[0].items);
  };
  const lines = (items: readonly { text: string; checked: boolean }[]): string[] =>
    items.map(({ text, checked }) => `${text}${checked ? " ✓" : ""}`);

  beforeEach(async () => {
    const sent = createList.request(
      { id: listId, name: "Packing", items: [] },
      { uploadIds: [], mayWait: false },
    );
    await mom.send("POST", "/api/lists", sent.body);
  });
  const put = () => mom.send("POST", `/api/lists/${listId}/items`, { id: moms, text: "Socks" });

  it("stays Mom's where Mia takes hers off again, open or ticked as it was", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addListItem, item);
    page.enqueue(removeListItem, item);
    await put();
    await isBack();
    expect(await isOnIt()).toEqual(["Socks"]);

    const next = await phoneOutOfReach();
    next.page.enqueue(addListItem, item);
    next.page.enqueue(removeListItem, item);
    await mom.send("POST", `/api/lists/${listId}/items/${moms}/close`);
    await next.isBack();
    expect(await isOnIt()).toEqual(["Socks ✓"]);
  });

  it("stays Mom's where Mia gives hers other words, which are there too", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addListItem, item);
    page.enqueue(editListItem, { ...item, text: "Warm socks" });
    await put();
    await isBack();
    expect(await isOnIt()).toEqual(["Socks", "Warm socks"]);
  });

  it("stays Mom's where Mia gives hers other words twice and ticks it, or takes it off", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addListItem, item);
    page.enqueue(editListItem, { ...item, text: "Wool socks" });
    page.enqueue(editListItem, { ...item, text: "Warm socks" });
    page.enqueue(closeListItem, { ...item, text: "Warm socks" });
    await put();
    await isBack();
    expect(await isOnIt()).toEqual(["Socks", "Warm socks ✓"]);

    const next = await phoneOutOfReach();
    next.page.enqueue(addListItem, item);
    next.page.enqueue(editListItem, { ...item, text: "Thin socks" });
    next.page.enqueue(removeListItem, { ...item, text: "Thin socks" });
    await next.isBack();
    expect(await isOnIt()).toEqual(["Socks", "Warm socks ✓"]);
  });

  it("goes where only Mia wanted it", async () => {
    const { page, isBack } = await phoneOutOfReach();
    page.enqueue(addListItem, item);
    page.enqueue(removeListItem, item);
    await isBack();
    expect(await isOnIt()).toEqual([]);
  });
});
