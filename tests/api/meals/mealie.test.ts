import { afterEach, beforeEach, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { type MealieService, mealieToken, startMealie } from "../../fixtures/mealie/service.ts";

let service: MealieService;
let server: TestServer;
beforeEach(async () => {
  service = await startMealie(() => Date.parse("2026-11-20T16:42:00Z"));
  server = await startTestServer({
    env: { MEALS_PROVIDER: "mealie", MEALIE_URL: service.url, MEALIE_TOKEN: mealieToken },
  });
});
afterEach(async () => {
  await server.close();
  await service.stop();
});

const get = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, body: await response.text() };
};
const write = (method: "PUT" | "PATCH") => (path: string, body: object) =>
  fetch(server.url + path, {
    ...{ method, body: JSON.stringify(body) },
    headers: { "content-type": "application/json" },
  });
const [put, patch] = [write("PUT"), write("PATCH")];

it("the house plans, cooks and buys with Mealie, and its token is never told", async () => {
  const recipe = service.kitchen.cookbook.add({
    title: "Soup",
    servings: 2,
    ingredients: ["500 g leeks"],
  });
  const planned = "/api/mealplan/2026-11-20/dinner";
  await put(planned, { title: "Bread" });
  expect((await put(planned, { recipeId: recipe.id })).status).toBe(200);
  const plan = await get("/api/mealplan?start=2026-11-20&end=2026-11-21");
  expect(JSON.parse(plan.body).days).toMatchObject({
    "2026-11-20": [{ slot: "dinner", title: "Soup", recipeId: recipe.id }],
    "2026-11-21": [],
  });
  const list = await fetch(`${server.url}/api/recipes/${recipe.id}/add-to-grocery`, {
    ...{ method: "POST", body: JSON.stringify({ servings: 3 }) },
    headers: { "content-type": "application/json" },
  });
  expect(await list.json()).toMatchObject({ items: [{ name: "leeks", amount: "750 g" }] });
  expect((await get("/api/recipes/..%2F..%2Fusers/image?w=100")).status).toBe(404);
  expect(server.log()).not.toContain(mealieToken);
});

it("what the family typed into Mealie's plan is corrected there, and what is a recipe's name isn't", async () => {
  const friday = "2026-11-20";
  const { id } = service.kitchen.plan({
    ...{ date: friday, entryType: "dinner", title: "Spagetti", text: "for six", recipeId: null },
  });
  const entry = `/api/mealplan/entries/${id}`;
  const changed = await patch(entry, { title: "Spaghetti" });
  expect([changed.status, await changed.json()]).toMatchObject([200, { title: "Spaghetti" }]);
  expect(service.kitchen.planned(friday, friday)).toMatchObject([
    { id, entryType: "dinner", title: "Spaghetti", text: "for six" },
  ]);
  const { body } = await get(`/api/mealplan?start=${friday}&end=${friday}`);
  expect(JSON.parse(body).days[friday]).toMatchObject([{ title: "Spaghetti" }]);
  const seen = { title: "Spagetti" };
  expect((await patch(entry, { title: "Penne", seen })).status).toBe(409);
  const recipe = service.kitchen.cookbook.add({ title: "Soup" });
  const soup = service.kitchen.plan({
    ...{ date: friday, entryType: "lunch", title: "", text: "", recipeId: recipe.id },
  });
  const refused = await patch(`/api/mealplan/entries/${soup.id}`, { title: "Broth" });
  expect([refused.status, await refused.json()]).toMatchObject([400, { field: "title" }]);
  expect((await patch("/api/mealplan/entries/999", { title: "Broth" })).status).toBe(404);
  expect(service.faults).toEqual([]);
});

it("a Mealie that is gone is a 503 that says so, and health tells what helps", async () => {
  await service.stop();
  for (const path of ["/api/mealplan", "/api/grocery", "/api/recipes"]) {
    const { status, body } = await get(path);
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: "unreachable", source: "meals" });
  }
  const health = JSON.parse((await get("/api/health")).body);
  expect(health.sources.meals).toMatchObject({
    ...{ provider: "mealie", state: "unreachable", code: "refused" },
  });
});

it("without an address or a token the meals are not connected yet", async () => {
  await server.restart({ MEALIE_TOKEN: "" });
  expect(JSON.parse((await get("/api/grocery")).body)).toMatchObject({ code: "unconfigured" });
});
