import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = openTestBrowser(server);
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const friday = "/api/mealplan/2026-11-20";
const titles = async (day: string): Promise<string[]> => {
  const { days } = (await wall.get(`/api/mealplan?start=${day}&end=${day}`)).body;
  return days[day].map(({ title }: { title: string }) => title);
};

it("corrects the words of a meal, also of a recipe that was deleted, and tells every screen", async () => {
  const made = await wall.send("POST", `${friday}/dinner`, { title: "Spagetti" });
  await wall.send("POST", `${friday}/dinner`, { title: "Salad" });
  const entry = `/api/mealplan/entries/${made.body.id}`;
  const changed = await wall.send("PATCH", entry, { title: "  Spaghetti " });
  expect([changed.status, changed.body]).toEqual([200, { ...made.body, title: "Spaghetti" }]);
  expect(Number(changed.headers.get("x-wall-revision"))).toBeGreaterThan(0);
  expect(await titles("2026-11-20")).toEqual(["Spaghetti", "Salad"]);
  const recipe = { title: "Vegetable curry", ingredients: ["500 g carrots"] };
  const recipeId = (await mom.send("POST", "/api/recipes", recipe)).body.id;
  const ofRecipe = await wall.send("POST", `${friday}/lunch`, { recipeId });
  const lunch = `/api/mealplan/entries/${ofRecipe.body.id}`;
  const refused = await wall.send("PATCH", lunch, { title: "Curry" });
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([
    ...[400, "invalid", "title"],
  ]);
  await mom.send("DELETE", `/api/recipes/${recipeId}`);
  expect((await wall.send("PATCH", lunch, { title: "Curry" })).body.title).toBe("Curry");
});

it("takes a change of a meal back only where nobody else has changed it since", async () => {
  const { id } = (await wall.send("POST", `${friday}/dinner`, { title: "Spaghetti" })).body;
  const entry = `/api/mealplan/entries/${id}`;
  await mom.send("PATCH", entry, { title: "Penne" });
  const back = { title: "Spagetti", seen: { title: "Spaghetti" } };
  const refused = await wall.send("PATCH", entry, back);
  expect([refused.status, refused.body.code]).toEqual([409, "changedMeanwhile"]);
  await mom.send("PATCH", entry, { date: "2026-11-21" });
  const home = { date: "2026-11-19", seen: { date: "2026-11-20", slot: "dinner" } };
  expect((await wall.send("PATCH", entry, home)).status).toBe(409);
  expect(await titles("2026-11-21")).toEqual(["Penne"]);
});

it.each([
  [{ title: " " }, "title"],
  [{ title: null }, "title"],
  [{ title: "x".repeat(201) }, "title"],
  [{ date: "tomorrow" }, "date"],
  [{ slot: "brunch" }, "slot"],
  [{ title: "Soup", who: "mia" }, "who"],
  [{ title: "Soup", seen: { who: "mia" } }, "seen.who"],
])("refuses to change a meal by %j and names the field", async (body, field) => {
  const { id } = (await wall.send("POST", `${friday}/dinner`, { title: "Pizza" })).body;
  const answer = await wall.send("PATCH", `/api/mealplan/entries/${id}`, body);
  expect([answer.status, answer.body.field]).toEqual([400, field]);
  expect(await titles("2026-11-20")).toEqual(["Pizza"]);
});
