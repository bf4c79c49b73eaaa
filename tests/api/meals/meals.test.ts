import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins, at: "2026-11-20T23:30:00Z" });
  wall = openTestBrowser(server);
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const friday = "/api/mealplan/2026-11-20";
const curry = {
  title: "Vegetable curry",
  servings: 4,
  totalMin: 40,
  tags: ["Quick", "Veggie"],
  ingredients: ["500 g carrots", "2–3 EL Öl", "Salt to taste"],
  steps: ["Cut.", "Simmer."],
};
const write = async (recipe: object = curry): Promise<string> =>
  (await mom.send("POST", "/api/recipes", recipe)).body.id;
const dayOf = async (day: string): Promise<{ title: string; slot: string }[]> =>
  (await wall.get(`/api/mealplan?start=${day}&end=${day}`)).body.days[day];
const titles = async (day: string): Promise<string[]> =>
  (await dayOf(day)).map(({ title }) => title);

describe("the meal plan", () => {
  it("shows a week from the family's today, and an unplanned day as an empty one", async () => {
    const { status, body } = await wall.get("/api/mealplan");
    expect(status).toBe(200);
    expect([body.start, body.end]).toEqual(["2026-11-21", "2026-11-27"]);
    expect(Object.keys(body.days)).toHaveLength(7);
    expect(Object.values(body.days).flat()).toEqual([]);
    expect(body.slots).toEqual(["breakfast", "lunch", "dinner", "snack"]);
  });

  it("takes several meals in a slot, shows them in the order of the day, and tells every screen", async () => {
    const phone = await openLiveStream(server.url);
    const made = await wall.send("POST", `${friday}/dinner`, { title: "  Pizza 🍕 " });
    expect([made.status, made.body.title, made.body.date]).toEqual([201, "Pizza 🍕", "2026-11-20"]);
    const revision = Number(made.headers.get("x-wall-revision"));
    await phone.until(({ data }) => data.revision === revision);
    const told = phone.events.find(({ data }) => data.revision === revision);
    expect(told?.data.kind).toBe("mealplan");
    phone.close();
    await wall.send("POST", `${friday}/dinner`, { title: "Salad" });
    await wall.send("POST", `${friday}/breakfast`, { title: "Porridge" });
    expect(await titles("2026-11-20")).toEqual(["Porridge", "Pizza 🍕", "Salad"]);
  });

  it("puts a meal in place of what a slot had, once", async () => {
    await wall.send("POST", `${friday}/dinner`, { title: "Pizza" });
    await wall.send("POST", `${friday}/dinner`, { title: "Salad" });
    const put = await wall.send("PUT", `${friday}/dinner`, { title: "Soup" });
    expect([put.status, put.body.title]).toEqual([200, "Soup"]);
    expect(await titles("2026-11-20")).toEqual(["Soup"]);
    const again = await wall.send("PUT", `${friday}/dinner`, { title: "Soup" });
    expect(again.body.id).toBe(put.body.id);
    expect(again.headers.get("x-wall-revision")).toBeNull();
  });

  it("loses one meal, or a whole slot", async () => {
    const { id } = (await wall.send("POST", `${friday}/dinner`, { title: "Pizza" })).body;
    await wall.send("POST", `${friday}/dinner`, { title: "Salad" });
    await wall.send("POST", `${friday}/lunch`, { title: "Bread" });
    expect((await wall.send("DELETE", `/api/mealplan/entries/${id}`)).status).toBe(204);
    expect((await wall.send("DELETE", `/api/mealplan/entries/${id}`)).status).toBe(404);
    expect(await titles("2026-11-20")).toEqual(["Bread", "Salad"]);
    expect((await wall.send("DELETE", `${friday}/dinner`)).status).toBe(204);
    const again = await wall.send("DELETE", `${friday}/dinner`);
    expect([again.status, again.headers.get("x-wall-revision")]).toEqual([204, null]);
    expect(await titles("2026-11-20")).toEqual(["Bread"]);
  });

  it("moves a meal as it stands, also when its recipe was deleted meanwhile", async () => {
    const recipeId = await write();
    const made = await wall.send("POST", `${friday}/dinner`, { recipeId });
    expect((await mom.send("DELETE", `/api/recipes/${recipeId}`)).status).toBe(204);
    const entry = `/api/mealplan/entries/${made.body.id}`;
    const moved = await wall.send("PATCH", entry, { date: "2026-11-21", slot: "lunch" });
    expect([moved.status, moved.body.title]).toEqual([200, made.body.title]);
    expect(await titles("2026-11-20")).toEqual([]);
    expect(await titles("2026-11-21")).toEqual([made.body.title]);
    const nobody = "/api/mealplan/entries/nobody";
    expect((await wall.send("PATCH", nobody, { date: "2026-11-21", slot: "lunch" })).status).toBe(
      404,
    );
  });

  it("follows a recipe's title, and keeps it when the recipe is deleted", async () => {
    const id = await write();
    const made = await wall.send("POST", `/api/recipes/${id}/add-to-mealplan`, {
      ...{ date: "2026-11-20", slot: "dinner" },
    });
    expect([made.status, made.body.recipeId]).toEqual([201, id]);
    await mom.send("PATCH", `/api/recipes/${id}`, { title: "Hot curry" });
    expect(await titles("2026-11-20")).toEqual(["Hot curry"]);
    expect((await mom.send("DELETE", `/api/recipes/${id}`)).status).toBe(204);
    expect(await dayOf("2026-11-20")).toEqual([
      { id: made.body.id, slot: "dinner", title: "Hot curry" },
    ]);
  });

  it("is still there after a restart", async () => {
    await wall.send("PUT", `${friday}/snack`, { title: "Apples" });
    await server.restart();
    expect(await titles("2026-11-20")).toEqual(["Apples"]);
  });

  it.each([
    ["PUT", "/dinner", {}, 400, "title"],
    ["PUT", "/dinner", { title: "Soup", recipeId: "r" }, 400, "title"],
    ["PUT", "/dinner", { title: " " }, 400, "title"],
    ["POST", "/dinner", { title: "x".repeat(10_000) }, 400, "title"],
    ["POST", "/dinner", { recipeId: "nobody" }, 400, "recipeId"],
    ["POST", "/dinner", { title: "Soup", who: "mia" }, 400, "who"],
    ["PUT", "/brunch", { title: "Soup" }, 404, "slot"],
    ["DELETE", "/__proto__", undefined, 404, "slot"],
  ])("%s to %s with %j is %i and names the field", async (method, path, body, status, field) => {
    const answer = await wall.send(method, friday + path, body);
    expect([answer.status, answer.body.field]).toEqual([status, field]);
    expect(answer.body.error).toMatch(/\S/);
  });

  it.each([
    ["start=2026-01-01&end=2027-02-05", "end"],
    ["start=2026-11-20&end=2026-11-19", "end"],
    ["start=2026-02-30", "start"],
    ["end=tomorrow", "end"],
  ])("refuses the range %s", async (query, field) => {
    const answer = await wall.get(`/api/mealplan?${query}`);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });

  it("gives 400 days at once, and refuses a day that isn't one", async () => {
    const { body } = await wall.get("/api/mealplan?start=2026-01-01&end=2027-02-04");
    expect(Object.keys(body.days)).toHaveLength(400);
    for (const day of ["2026-13-01", "today", "1700-01-01"]) {
      const answer = await wall.send("PUT", `/api/mealplan/${day}/dinner`, { title: "Soup" });
      expect([answer.status, answer.body.field], day).toEqual([400, "date"]);
    }
  });
});

describe("the recipe library", () => {
  it("is written by parents and read by everybody", async () => {
    expect((await wall.send("POST", "/api/recipes", curry)).status).toBe(401);
    const child = openTestBrowser(server);
    await signInBrowser(child, "mia", "1234");
    expect((await child.send("POST", "/api/recipes", curry)).status).toBe(403);
    const made = await mom.send("POST", "/api/recipes", curry);
    expect(made.status).toBe(201);
    const { body } = await wall.get(`/api/recipes/${made.body.id}`);
    expect(body).toEqual(made.body);
    expect(body).toMatchObject({ title: curry.title, servings: 4, tags: curry.tags });
    expect(body.ingredients).toEqual([
      { text: "500 g carrots", amount: 500, unit: "g", food: "carrots" },
      { text: "2–3 EL Öl", amount: 2, amountMax: 3, unit: "EL", food: "Öl" },
      { text: "Salt to taste", food: "Salt" },
    ]);
  });

  it("gives a recipe for as many as come", async () => {
    const id = await write();
    const { body } = await wall.get(`/api/recipes/${id}?servings=6`);
    expect(body.servings).toBe(6);
    expect(body.ingredients.map(({ text }: { text: string }) => text)).toEqual([
      "750 g carrots",
      "3 – 4 ½ EL Öl",
      "Salt to taste",
    ]);
    const plain = await write({ title: "Toast", ingredients: ["2 slices bread"] });
    const refused = await wall.get(`/api/recipes/${plain}?servings=6`);
    expect([refused.status, refused.body.field]).toEqual([400, "servings"]);
  });

  it("changes what is said, takes away what is null and keeps the rest", async () => {
    const id = await write({ ...curry, description: "Warm", source: "Oma" });
    const { body } = await mom.send("PATCH", `/api/recipes/${id}`, {
      ...{ description: null, servings: null, steps: ["Stir."] },
    });
    expect(body).toMatchObject({ title: curry.title, source: "Oma", steps: ["Stir."] });
    expect(body.ingredients).toHaveLength(3);
    expect([body.description, body.servings]).toEqual([undefined, undefined]);
  });

  it("finds words without accents in titles, tags and ingredients, and pages the last added first", async () => {
    await write({ title: "Crème brûlée", tags: ["Dessert"], ingredients: ["4 Eier"] });
    await write({ title: "Möhrensuppe", tags: ["Soup"], ingredients: ["500 g Möhren"] });
    await write({
      title: "Rüblikuchen",
      tags: ["Dessert"],
      ingredients: ["300 g Möhren", "4 Eier"],
    });
    const find = async (query: string): Promise<string[]> =>
      (await wall.get(`/api/recipes?${query}`)).body.items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await find("q=creme")).toEqual(["Crème brûlée"]);
    expect(await find("q=MÖHREN%20eier")).toEqual(["Rüblikuchen"]);
    expect(await find("q=dessert")).toEqual(["Rüblikuchen", "Crème brûlée"]);
    expect(await find("tag=Soup")).toEqual(["Möhrensuppe"]);
    expect(await find("q=%25")).toEqual([]);
    const first = await wall.get("/api/recipes?limit=2");
    expect(first.body.tags).toEqual(["Dessert", "Soup"]);
    expect(first.body.items).toHaveLength(2);
    expect(await find(`limit=2&before=${first.body.next}`)).toEqual(["Crème brûlée"]);
    const wrong = await wall.get("/api/recipes?before=x");
    expect([wrong.status, wrong.body.field]).toEqual([400, "before"]);
  });

  it.each([
    [{ ...curry, servings: -4 }, "servings"],
    [{ ...curry, servings: 0 }, "servings"],
    [{ ...curry, totalMin: 1.5 }, "totalMin"],
    [{ ...curry, title: "x".repeat(10_000) }, "title"],
    [{ ...curry, ingredients: Array.from({ length: 1_000 }, () => "1 egg") }, "ingredients"],
    [{ ...curry, ingredients: ["1 egg", ""] }, "ingredients[1]"],
    [{ ...curry, ingredients: [{ text: "1 egg" }] }, "ingredients[0]"],
    [{ ...curry, steps: Array.from({ length: 1_000 }, () => "Stir.") }, "steps"],
    [{ ...curry, tags: "Quick" }, "tags"],
    [{ ...curry, uploadId: "nobody" }, "uploadId"],
    [{ ...curry, image: "https://x.example/a.png" }, "image"],
    [{ servings: 4 }, "title"],
  ])("names the field that is wrong", async (body, field) => {
    const answer = await mom.send("POST", "/api/recipes", body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect((await wall.get("/api/recipes")).body.items).toEqual([]);
  });

  it("knows no recipe by another id", async () => {
    for (const [who, method, path, body] of [
      [wall, "GET", "", undefined],
      [wall, "GET", "/image", undefined],
      [mom, "PATCH", "", { title: "Soup" }],
      [mom, "DELETE", "", undefined],
      [wall, "POST", "/add-to-grocery", {}],
      [wall, "POST", "/add-to-mealplan", { date: "2026-11-20", slot: "dinner" }],
    ] as const)
      expect((await who.send(method, `/api/recipes/nobody${path}`, body)).status, path).toBe(404);
  });

  it("imports for parents only, refuses what is no web page, and not without end", async () => {
    const url = "http://127.0.0.1:1/recipe";
    expect((await wall.send("POST", "/api/recipes/import", { url })).status).toBe(401);
    const preview = await mom.send("POST", "/api/recipes/import/preview", { url });
    expect([preview.status, preview.body.code, preview.body.field]).toEqual([
      400,
      "pageRefused",
      "url",
    ]);
    for (let at = 1; at < 20; at += 1)
      expect((await mom.send("POST", "/api/recipes/import", { url: "file:///x" })).status).toBe(
        400,
      );
    const refused = await mom.send("POST", "/api/recipes/import", { url });
    expect([refused.status, refused.body.code]).toEqual([429, "tooMany"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    server.clock.advance(10 * 60_000);
    expect((await mom.send("POST", "/api/recipes/import", { url })).status).toBe(400);
  });
});

it("health and providers say what the embedded meals can do", async () => {
  expect((await wall.get("/api/health")).body.sources.meals).toEqual({
    ...{ provider: "local", state: "ok" },
  });
  const { can } = (await wall.get("/api/providers")).body.meals;
  expect(can).toEqual(["recipes.write", "import", "pictures"]);
});
