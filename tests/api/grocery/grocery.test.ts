import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
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
  readonly name: string;
  readonly amount?: string;
  readonly aisle: string;
  readonly checked: boolean;
}
const put = (name: string, amount?: string): Promise<TestAnswer> =>
  wall.send("POST", "/api/grocery", { name, ...(amount === undefined ? {} : { amount }) });
const list = async (): Promise<Item[]> => (await wall.get("/api/grocery")).body.items;
const lines = async (): Promise<string[]> =>
  (await list()).map(({ name, amount, checked }) =>
    [amount, name, checked ? "✓" : undefined].filter(Boolean).join(" "),
  );
const tick = (id: string, how = "close"): Promise<TestAnswer> =>
  wall.send("POST", `/api/grocery/${id}/${how}`);

describe("the grocery list", () => {
  it("is filled by anyone, says who did, and is on every screen", async () => {
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    const phone = await openLiveStream(server.url);
    const first = await mia.send("POST", "/api/grocery", { name: "Ice cream" });
    expect([first.status, first.body.addedBy]).toEqual([201, "mia"]);
    const revision = Number(first.headers.get("x-wall-revision"));
    await phone.until(({ data }) => data.revision === revision);
    expect(phone.events.at(-1)?.data.kind).toBe("grocery");
    phone.close();
    const second = await wall.send("POST", "/api/grocery", { name: "Milk", memberId: "leo" });
    expect(second.body.addedBy).toBe("leo");
    expect((await put("Bread")).body.addedBy).toBeUndefined();
    const stranger = await wall.send("POST", "/api/grocery", { name: "Milk", memberId: "eve" });
    expect([stranger.status, stranger.body.field]).toEqual([400, "memberId"]);
  });

  it("goes by the aisles of the shop, in English and German", async () => {
    for (const name of [
      "Toilettenpapier",
      "Milch",
      "Vollkornbrot",
      "frozen peas",
      "Xyz",
      "Carrots",
    ])
      await put(name);
    expect((await list()).map(({ name, aisle }) => `${aisle}: ${name}`)).toEqual([
      "produce: Carrots",
      "bakery: Vollkornbrot",
      "dairy: Milch",
      "frozen: frozen peas",
      "household: Toilettenpapier",
      "other: Xyz",
    ]);
  });

  it("learns where the family finds something", async () => {
    const { id } = (await put("Tahini")).body;
    await wall.send("PATCH", `/api/grocery/${id}`, { aisle: "sweets" });
    await wall.send("DELETE", `/api/grocery/${id}`);
    expect((await put("tahini")).body.aisle).toBe("sweets");
    const again = await wall.send("PATCH", `/api/grocery/${(await list())[0]?.id}`, {
      aisle: null,
    });
    expect(again.body.aisle).toBe("pantry");
  });

  it("adds up what fits together, and keeps side by side what doesn't", async () => {
    await put("Carrots", "500 g");
    await put("carrot", "1 kg");
    await put("Tomatoes", "200 g");
    await put("Tomatoes", "2 cans");
    await put("Tomatoes", "1 Dose");
    await put("Eier", "6");
    await put("Eier", "4 Stück");
    await put("Öl", "2 EL");
    await put("Öl", "1 tbsp");
    await put("Milk");
    await put("Milk", "1 l");
    await put("Milk");
    expect((await lines()).toSorted()).toEqual(
      ["1500 g Carrots", "200 g + 3 cans Tomatoes", "10 Eier", "3 EL Öl", "1 l Milk"].toSorted(),
    );
  });

  it("understands an amount that is typed with the name", async () => {
    for (const name of [
      "500 g Möhren",
      "2 große Zwiebeln",
      "½ Bund Dill",
      "Mehl 1 kg",
      "7Up",
      "🥕",
    ])
      await put(name);
    expect((await lines()).toSorted()).toEqual(
      ["500 g Möhren", "2 große Zwiebeln", "½ Bund Dill", "1 kg Mehl", "7Up", "🥕"].toSorted(),
    );
  });

  it("ticks off and opens again, once each however often it is tapped", async () => {
    const { id } = (await put("Milk")).body;
    const answers = [
      await tick(id),
      await tick(id),
      await tick(id, "reopen"),
      await tick(id, "reopen"),
    ];
    expect(answers.map(({ status, body }) => [status, body.checked])).toEqual([
      [200, true],
      [200, true],
      [200, false],
      [200, false],
    ]);
    expect(answers.map(({ headers }) => headers.has("x-wall-revision"))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("opens again what was ticked off, with what is wanted now", async () => {
    const { id } = (await put("Carrots", "500 g")).body;
    await tick(id);
    const again = await put("Carrots", "200 g");
    expect(again.body).toMatchObject({ id, amount: "200 g", checked: false });
    expect(await lines()).toEqual(["200 g Carrots"]);
  });

  it("drops what is ticked off, and answers with the rest", async () => {
    const { id } = (await put("Milk")).body;
    await put("Bread");
    await tick(id);
    const cleared = await wall.send("POST", "/api/grocery/clear");
    expect(cleared.body.items.map(({ name }: Item) => name)).toEqual(["Bread"]);
    expect((await wall.send("POST", "/api/grocery/clear")).headers.has("x-wall-revision")).toBe(
      false,
    );
    expect((await tick(id)).status).toBe(404);
  });

  it("drops all that is ticked off for a program that sends an empty body, as before", async () => {
    const [milk] = [await put("Milk"), await put("Bread")];
    await tick(milk.body.id);
    const cleared = await wall.send("POST", "/api/grocery/clear", {});
    expect(cleared.body.items.map(({ name }: Item) => name)).toEqual(["Bread"]);
  });

  it("drops what a screen saw ticked off, and keeps what others ticked meanwhile", async () => {
    const [milk, bread, tea] = [await put("Milk"), await put("Bread"), await put("Tea")];
    for (const { body } of [milk, bread]) await tick(body.id);
    const cleared = await wall.send("POST", "/api/grocery/clear", {
      itemIds: [milk.body.id, tea.body.id],
    });
    expect(cleared.body.items.map(({ name }: Item) => name)).toEqual(["Tea", "Bread"]);
    expect(
      (await wall.send("POST", "/api/grocery/clear", { itemIds: [tea.body.id] })).body,
    ).toEqual(cleared.body);
  });

  it("takes a recipe's ingredients for as many as come, and adds them to what is there", async () => {
    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const { id } = (
      await mom.send("POST", "/api/recipes", {
        ...{ title: "Curry", servings: 4 },
        ingredients: ["500 g carrots, sliced", "1 onion", "2–3 EL Öl", "Salt to taste"],
      })
    ).body;
    await put("Carrots", "250 g");
    const answer = await wall.send("POST", `/api/recipes/${id}/add-to-grocery`, { servings: 6 });
    expect(answer.status).toBe(200);
    expect((await lines()).toSorted()).toEqual(
      ["1 kg Carrots", "1 ½ onion", "4 ½ EL Öl", "Salt"].toSorted(),
    );
    expect(answer.body.items).toEqual(await list());
    expect((await wall.send("POST", `/api/recipes/${id}/add-to-grocery`)).status).toBe(200);
    expect(await lines()).toContain("1500 g Carrots");
    await mom.send("DELETE", `/api/recipes/${id}`);
    expect((await list()).every((item) => !("recipeId" in item))).toBe(true);
  });

  it("holds a thousand things, gives them whole and stays quick to merge", async () => {
    for (let at = 0; at < 1_000; at += 1) await put(`Thing${at}x`);
    await put("Thing999x", "2");
    const items = await list();
    expect(items).toHaveLength(1_000);
    expect(items.find(({ name }) => name === "Thing999x")?.amount).toBe("2");
  }, 60_000);

  it("does a tap once that is sent again with its key", async () => {
    const key = { "idempotency-key": "tap-1" };
    const body = { name: "Carrots", amount: "500 g" };
    const first = await wall.send("POST", "/api/grocery", body, key);
    const again = await wall.send("POST", "/api/grocery", body, key);
    expect(again.body).toEqual(first.body);
    expect(await lines()).toEqual(["500 g Carrots"]);
  });

  it.each([
    [{ name: "Carrots", amount: "-500 g" }, "amount"],
    [{ name: "Carrots", amount: "−1" }, "amount"],
    [{ name: "-3 eggs" }, "name"],
    [{ name: "x".repeat(10_000) }, "name"],
    [{ name: "" }, "name"],
    [{ amount: "1" }, "name"],
    [{ name: "Carrots", amount: 500 }, "amount"],
    [{ name: "Carrots", amount: "x".repeat(1_000) }, "amount"],
    [{ name: "Carrots", checked: true }, "checked"],
  ])("refuses %j and names the field", async (body, field) => {
    const answer = await wall.send("POST", "/api/grocery", body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });

  it("changes a name and an amount, and knows no other item", async () => {
    const { id } = (await put("Milk", "1 l")).body;
    const changed = await wall.send("PATCH", `/api/grocery/${id}`, { name: "Bread", amount: null });
    expect(changed.body).toEqual({ id, name: "Bread", aisle: "bakery", checked: false });
    expect((await wall.send("PATCH", "/api/grocery/nobody", { name: "Milk" })).status).toBe(404);
    expect((await wall.send("DELETE", "/api/grocery/nobody")).status).toBe(404);
    expect((await tick("nobody")).status).toBe(404);
    expect((await tick("nobody", "reopen")).status).toBe(404);
  });
});

describe("what the list suggests", () => {
  const suggested = async (query = ""): Promise<{ often: string[]; recent: string[] }> => {
    const { body } = await wall.get(`/api/grocery/suggestions${query}`);
    const names = (items: Item[]): string[] => items.map(({ name }) => name);
    return { often: names(body.often), recent: names(body.recent) };
  };
  const buy = async (name: string): Promise<string> => {
    const { id } = (await put(name)).body;
    server.clock.advance(60_000);
    await tick(id);
    return id;
  };

  it("is what was bought often and lately, and isn't to be bought already", async () => {
    await buy("Milk");
    await buy("Milk");
    await buy("Bread");
    await buy("Möhren");
    expect(await suggested()).toEqual({
      often: ["Milk", "Möhren", "Bread"],
      recent: ["Möhren", "Bread", "Milk"],
    });
    await put("milk");
    expect((await suggested()).often).toEqual(["Möhren", "Bread"]);
    expect((await suggested("?q=moh")).often).toEqual(["Möhren"]);
    expect((await suggested("?limit=1")).recent).toEqual(["Möhren"]);
    const { body } = await wall.get("/api/grocery/suggestions?q=bread");
    expect(body.often).toEqual([
      { name: "Bread", aisle: "bakery", times: 1, boughtOn: "2026-11-20" },
    ]);
  });

  it("forgets what was ticked off by mistake, and what was bought more than a year ago", async () => {
    const id = await buy("Milk");
    await buy("Bread");
    await tick(id, "reopen");
    await wall.send("DELETE", `/api/grocery/${id}`);
    expect((await suggested()).often).toEqual(["Bread"]);
    server.clock.advance(366 * 24 * 3600_000);
    expect((await suggested()).often).toEqual([]);
  });
});
