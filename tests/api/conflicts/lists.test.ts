import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addListItem,
  changeList,
  closeListItem,
  createList,
  editListItem,
  removeList,
  removeListItem,
} from "#client/features/lists/mutations.ts";
import { newId } from "#client/platform/random-id.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

const definitions = [
  ...[addListItem, changeList, closeListItem, createList],
  ...[editListItem, removeList, removeListItem],
];

let server: TestServer;
let mom: TestBrowser;
/** Two phones, one of them away. */
let away: HousePhone;
let home: HousePhone;
let inTurn: Awaited<ReturnType<typeof openTwoPhones>>["inTurn"];
beforeEach(async () => {
  server = await startTestServer();
  mom = openTestBrowser(server);
  ({ away, home, inTurn } = await openTwoPhones(server.url, definitions));
});
afterEach(() => server.close());

const make = async (path: string, body: object) => {
  const made = await mom.send("POST", path, body);
  expect(made.status).toBe(201);
  return made.body;
};
const refusals = () => [...away.refusedThings(), ...home.refusedThings()];

describe.each(conflictWays)("two of the family change the same list, %s", (_, isOffline) => {
  const packing = () =>
    make("/api/lists", { name: "Packing", items: [{ text: "Socks" }, { text: "Tent" }] });
  const things = async (): Promise<string[]> =>
    (await mom.get("/api/lists")).body.lists.flatMap(
      ({ items }: { items: { text: string; checked: boolean }[] }) =>
        items.map(({ text, checked }) => (checked ? `${text} ✓` : text)),
    );
  const itemOf = (list: { id: string; items: { id: string; text: string }[] }, at: number) => ({
    ...{ listId: list.id, id: list.items[at]?.id ?? "", text: list.items[at]?.text ?? "" },
  });

  it("list, edit and edit of one thing: what arrives later stands", async () => {
    const socks = itemOf(await packing(), 0);
    const says = (text: string) => (phone: HousePhone) =>
      phone.enqueue(editListItem, { ...socks, text }).answer;
    await inTurn(isOffline, says("Warm socks"), says("Thin socks"));
    expect(await things()).toEqual([isOffline ? "Warm socks" : "Thin socks", "Tent"]);
  });

  it("list, edit and delete of one thing: it is gone, and the edit can bring it back", async () => {
    const socks = itemOf(await packing(), 0);
    const edit = { ...socks, text: "Warm socks" };
    await inTurn(
      isOffline,
      (phone) => (isOffline ? phone.enqueue(editListItem, edit).answer : undefined),
      (phone) => phone.enqueue(removeListItem, socks).answer,
    );
    expect(await things()).toEqual(["Tent"]);
    expect(refusals()).toEqual(isOffline ? ["Warm socks: notFound"] : []);
    const [refused] = away.refused();
    await (refused === undefined
      ? editListItem.putBack(edit)?.(home.enqueue)
      : away.putBack(refused)?.());
    expect(await things()).toEqual(["Tent", "Warm socks"]);
  });

  it("list, renamed by both: what arrives later stands", async () => {
    const { id } = await packing();
    const calls = (name: string) => (phone: HousePhone) =>
      phone.enqueue(changeList, { id, name, was: "Packing" }).answer;
    await inTurn(isOffline, calls("Denmark"), calls("Sweden"));
    expect((await mom.get("/api/lists")).body.lists).toMatchObject([
      { name: isOffline ? "Denmark" : "Sweden" },
    ]);
  });

  it("list, renamed and deleted: it is gone, a late name says so, and can bring it back", async () => {
    const { id, items } = await packing();
    const [socks, tent] = items;
    const seen = { wasTemplate: true, items: [{ ...socks, checked: true }, tent] };
    const change = { id, name: "Denmark", was: "Packing", ...seen };
    const renames = (phone: HousePhone) => phone.enqueue(changeList, change).answer;
    const deletes = (phone: HousePhone) =>
      phone.enqueue(removeList, { id, name: "Packing" }).answer;
    await inTurn(isOffline, renames, deletes);
    expect(await things()).toEqual([]);
    expect(refusals()).toEqual(isOffline ? ["Denmark: notFound"] : []);
    const [refused] = away.refused();
    await (refused === undefined
      ? changeList.putBack(change)?.(home.enqueue)
      : away.putBack(refused)?.());
    expect((await mom.get("/api/lists")).body.lists).toMatchObject([
      {
        ...{ id, name: "Denmark", template: true },
        items: [
          { text: "Socks", checked: true },
          { text: "Tent", checked: false },
        ],
      },
    ]);
  });

  it("list, things written on it and deleted: late ones are offered back, with their list", async () => {
    const { id: listId } = await packing();
    const late = ["Torch", "Map", "Rope"].map((text) => ({ listId, text, id: newId() }));
    const writes = (phone: HousePhone) =>
      Promise.all(
        late.map((item) => phone.enqueue(addListItem, { ...item, listName: "Packing" }).answer),
      );
    const deletes = (phone: HousePhone) =>
      phone.enqueue(removeList, { id: listId, name: "Packing" }).answer;
    await inTurn(isOffline, writes, deletes);
    expect(await things()).toEqual([]);
    expect(refusals()).toEqual(
      isOffline ? ["Torch: notFound", "Map: notFound", "Rope: notFound"] : [],
    );
    for (const refused of away.refused()) await away.putBack(refused)?.();
    expect(await things()).toEqual(isOffline ? ["Torch", "Map", "Rope"] : []);
  });

  it("list, tick and tick of one thing: it is ticked, and nobody is troubled", async () => {
    const socks = itemOf(await packing(), 0);
    const tick = (phone: HousePhone) => phone.enqueue(closeListItem, socks).answer;
    await inTurn(isOffline, tick, tick);
    expect(await things()).toEqual(["Socks ✓", "Tent"]);
    expect(refusals()).toEqual([]);
  });

  it("list, tick and delete of the whole list: it is gone, and the tick says so where it comes later", async () => {
    const list = await packing();
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(closeListItem, itemOf(list, 1)).answer,
      (phone) => phone.enqueue(removeList, { id: list.id, name: "Packing" }).answer,
    );
    expect(await things()).toEqual([]);
    expect(refusals()).toEqual(isOffline ? ["Tent: notFound"] : []);
  });
});
