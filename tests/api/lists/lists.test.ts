import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mostListItems, mostLists } from "#contract/lists.ts";
import { createListStore } from "#server/features/lists/list-store.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { openDatabaseBefore } from "../../fixtures/server/older-database.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  allowWall,
  familyPins,
  openWallBrowser,
  signInBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = openTestBrowser(server);
});
afterEach(() => server.close());

interface Item {
  readonly id: string;
  readonly text: string;
  readonly checked: boolean;
}
const make = async (name: string, ...texts: readonly string[]) =>
  (await wall.send("POST", "/api/lists", { name, items: texts.map((text) => ({ text })) })).body;
const all = async () => (await wall.get("/api/lists")).body.lists;
const lines = async (at = 0): Promise<string[]> =>
  (await all())[at].items.map(({ text, checked }: Item) => (checked ? `${text} ✓` : text));

describe("a named list", () => {
  it("is made by anyone, filled by anyone, says who added what, and is on every screen", async () => {
    const { id } = await make("Packing");
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    const phone = await openLiveStream(server.url);
    const added = await mia.send("POST", `/api/lists/${id}/items`, { text: "Teddy" });
    expect([added.status, added.body.addedBy]).toEqual([201, "mia"]);
    const revision = Number(added.headers.get("x-wall-revision"));
    await phone.until(({ data }) => data.revision === revision);
    expect(phone.events.at(-1)?.data.kind).toBe("lists");
    phone.close();
    expect(await lines()).toEqual(["Teddy"]);
    const stranger = await wall.send("POST", `/api/lists/${id}/items`, {
      text: "Socks",
      memberId: "eve",
    });
    expect([stranger.status, stranger.body.field]).toEqual([400, "memberId"]);
  });

  it("has the same words once, and opens them again", async () => {
    const { id, items } = await make("Packing", "Socks");
    await wall.send("POST", `/api/lists/${id}/items/${items[0].id}/close`);
    expect(await lines()).toEqual(["Socks ✓"]);
    const again = await wall.send("POST", `/api/lists/${id}/items`, { text: " socks" });
    expect(again.body).toMatchObject({ id: items[0].id, checked: false });
    expect(await lines()).toEqual(["Socks"]);
  });

  it("begins with each thing once, and one that is renamed to another's words becomes one with it", async () => {
    const { id, items } = await make("Packing", "Socks", " socks", "Möhren", "Mohren", "Tent");
    expect(await lines()).toEqual(["Socks", "Möhren", "Tent"]);
    await wall.send("POST", `/api/lists/${id}/items/${items[2].id}/close`);
    const path = `/api/lists/${id}/items/${items[2].id}`;
    const renamed = await wall.send("PATCH", path, { text: "SOCKS" });
    expect(renamed.body).toEqual({ id: items[2].id, text: "SOCKS", checked: false });
    expect(await lines()).toEqual(["Möhren", "SOCKS"]);
    const again = await wall.send("PATCH", path, { text: "SOCKS" });
    expect(again.headers.has("x-wall-revision")).toBe(false);
    const chosen = "a".repeat(32);
    const twice = await wall.send("POST", "/api/lists", {
      name: "Denmark",
      items: [
        { id: chosen, text: "Kite" },
        { id: chosen, text: "Lamp" },
      ],
    });
    expect([twice.status, twice.body.field]).toEqual([400, "items"]);
  });

  it("is cleared of what a phone had seen ticked, not of what others ticked or opened since", async () => {
    const { id, items } = await make("Packing", "Socks", "Teddy", "Tent");
    const tick = (at: number, way: "close" | "reopen") =>
      wall.send("POST", `/api/lists/${id}/items/${items[at].id}/${way}`);
    await tick(0, "close");
    await tick(1, "close");
    const seen = { itemIds: [items[0].id, items[1].id] };
    await tick(1, "reopen");
    await tick(2, "close");
    expect((await wall.send("POST", `/api/lists/${id}/clear`, seen)).status).toBe(200);
    expect(await lines()).toEqual(["Teddy", "Tent ✓"]);
    const again = await wall.send("POST", `/api/lists/${id}/clear`, seen);
    expect(again.headers.has("x-wall-revision")).toBe(false);
  });

  it("takes an id that a phone has chosen, so that it can be ticked before the answer is there", async () => {
    const { id } = await make("Packing");
    const chosen = "0123456789abcdef0123456789abcdef";
    await wall.send("POST", `/api/lists/${id}/items`, { id: chosen, text: "Socks" });
    expect((await wall.send("POST", `/api/lists/${id}/items/${chosen}/close`)).status).toBe(200);
    await wall.send("POST", `/api/lists/${id}/items`, { id: chosen, text: "Socks" });
    expect(await lines()).toEqual(["Socks"]);
    const odd = await wall.send("POST", `/api/lists/${id}/items`, { id: "1", text: "Shoes" });
    expect([odd.status, odd.body.field]).toEqual([400, "id"]);
  });

  it("is ticked, begun again and cleared; a repetition changes nothing", async () => {
    const { id, items } = await make("Packing", "Socks", "Teddy");
    const path = `/api/lists/${id}/items/${items[0].id}`;
    const answers = [
      await wall.send("POST", `${path}/close`),
      await wall.send("POST", `${path}/close`),
      await wall.send("POST", `/api/lists/${id}/reopen`),
      await wall.send("POST", `/api/lists/${id}/reopen`),
      await wall.send("POST", `${path}/close`),
      await wall.send("POST", `/api/lists/${id}/clear`),
      await wall.send("POST", `/api/lists/${id}/clear`),
    ];
    expect(answers.map(({ headers }) => headers.has("x-wall-revision"))).toEqual([
      ...[true, false, true, false],
      ...[true, true, false],
    ]);
    expect(await lines()).toEqual(["Teddy"]);
  });

  it("has only those ticks taken back that were seen", async () => {
    const { id, items } = await make("Packing", "Torch", "Soap");
    for (const item of items) await wall.send("POST", `/api/lists/${id}/items/${item.id}/close`);
    const itemIds = [items[0].id, "nobody"];
    await wall.send("POST", `/api/lists/${id}/reopen`, { itemIds });
    expect(await lines()).toEqual(["Torch", "Soap ✓"]);
  });

  it("is renamed, kept as a template, and deleted with everything on it", async () => {
    const { id, items } = await make("Packing", "Socks");
    const renamed = await wall.send("PATCH", `/api/lists/${id}`, {
      name: "Denmark",
      icon: "suitcase",
      template: true,
    });
    expect(renamed.body).toMatchObject({ name: "Denmark", icon: "suitcase", template: true });
    expect((await wall.send("PATCH", `/api/lists/${id}`, { icon: null })).body).toEqual({
      ...{ id, name: "Denmark", template: true },
      items,
    });
    await wall.send("PATCH", `/api/lists/${id}/items/${items[0].id}`, { text: "Warm socks" });
    expect(await lines()).toEqual(["Warm socks"]);
    expect((await wall.send("DELETE", `/api/lists/${id}/items/${items[0].id}`)).status).toBe(204);
    expect((await wall.send("DELETE", `/api/lists/${id}`)).status).toBe(204);
    expect(await all()).toEqual([]);
    for (const [method, path, body] of [
      ["PATCH", `/api/lists/${id}`, { name: "x" }],
      ["DELETE", `/api/lists/${id}`, undefined],
      ["POST", `/api/lists/${id}/items`, { text: "x" }],
      ["POST", `/api/lists/${id}/clear`, undefined],
    ] as const)
      expect((await wall.send(method, path, body)).status).toBe(404);
  });

  it("is not deleted by a wall that may only tick, and by none while a babysitter is there", async () => {
    const { id } = await make("Packing");
    const kitchen = await openWallBrowser(server);
    await allowWall(server, kitchen, "tick");
    expect((await kitchen.send("POST", `/api/lists/${id}/items`, { text: "Socks" })).status).toBe(
      201,
    );
    expect((await kitchen.send("DELETE", `/api/lists/${id}`)).status).toBe(403);
    await wall.send("POST", "/api/babysitter/on");
    expect((await kitchen.get("/api/lists")).status).toBe(423);
  });

  it("ends where a phone couldn't hold it any more", async () => {
    const things = Array.from({ length: mostListItems }, (_, at) => `Thing ${at}`);
    const { id } = await make("Packing", ...things);
    const more = await wall.send("POST", `/api/lists/${id}/items`, { text: "One more" });
    expect([more.status, more.body.code]).toEqual([409, "listFull"]);
    for (let count = 1; count < mostLists; count += 1) await make(`List ${count}`);
    const another = await wall.send("POST", "/api/lists", { name: "One more" });
    expect([another.status, another.body.code]).toEqual([409, "listFull"]);
  });

  it.each([
    [{ name: "" }, "name"],
    [{ name: "x", items: [{ text: "" }] }, "items[0].text"],
    [{ name: "x", kind: "packing" }, "kind"],
  ])("is refused as %j, and the field is named", async (body, field) => {
    const answer = await wall.send("POST", "/api/lists", body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });
});

it("a house from before there were lists has none, and makes its first", () => {
  const { db, update, close } = openDatabaseBefore("CREATE TABLE lists");
  update();
  const store = createListStore(db);
  expect(store.all()).toEqual([]);
  store.keep({ id: "l1", name: "Packing", template: false });
  store.keepItem("l1", { id: "s1", text: "Socks", checked: false });
  expect(store.all()).toEqual([
    {
      id: "l1",
      name: "Packing",
      template: false,
      items: [{ id: "s1", text: "Socks", checked: false }],
    },
  ]);
  close();
});
