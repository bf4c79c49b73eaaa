import { afterEach, beforeEach, expect, it } from "vitest";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { immichKey, type ImmichService, startImmich } from "../../fixtures/immich/service.ts";
import { mealieToken, type MealieService, startMealie } from "../../fixtures/mealie/service.ts";
import { encodePhoto } from "../../fixtures/photos/photo-fixture.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { openMeteoVendor } from "../../fixtures/weather/weather-vendors.ts";

const today = "2026-11-20";
const hourMs = 3_600_000;

let mealie: MealieService;
let immich: ImmichService;
let vendor: FeedServer;
let server: TestServer;
let wall: TestBrowser;
/** The temperature at an hour; the tests spoil some. */
let tempAt: (at: number) => number;
const openHouse = async (): Promise<void> => {
  server = await startTestServer({
    env: {
      ...{ MEALS_PROVIDER: "mealie", MEALIE_URL: mealie.url, MEALIE_TOKEN: mealieToken },
      ...{ PHOTOS_PROVIDER: "immich", IMMICH_URL: immich.url, IMMICH_KEY: immichKey },
      ...{ OPEN_METEO_URL: `${vendor.url}/v1/forecast`, WEATHER_PLACE: "Potsdam" },
      ...{ WEATHER_LATITUDE: "52.4", WEATHER_LONGITUDE: "13.06" },
    },
  });
  wall = openTestBrowser(server);
};
beforeEach(async () => {
  let now = (): number => Date.parse(`${today}T12:00:00Z`);
  mealie = await startMealie(() => now());
  immich = await startImmich();
  vendor = await startFeedServer();
  tempAt = () => 9;
  vendor.answer(
    "/v1/forecast",
    openMeteoVendor({
      now: () => now(),
      skyAt: (at) => ({ condition: "rain", temp: tempAt(at), chance: 60 }),
    }),
  );
  await openHouse();
  ({ now } = server.clock);
});
afterEach(async () => {
  await server.close();
  for (const service of [mealie, immich, vendor]) await service.stop();
});

const health = async () => (await wall.get("/api/health")).body;
const outOfRange = async () =>
  (await health()).outOfRange.map(
    ({ source, id, field }: Record<string, string>) => `${source} ${id} ${field}`,
  );

it("a row of Mealie that nobody can read leaves the plan, the recipes and the list with the rest", async () => {
  const { kitchen } = mealie;
  const [list] = kitchen.lists;
  kitchen.put({ shoppingListId: list?.id ?? "", note: "Good milk" });
  const bad = kitchen.put({ shoppingListId: list?.id ?? "", note: "Bad" }).createdItems?.[0];
  kitchen.put({ shoppingListId: list?.id ?? "", note: "Endless flour", quantity: 1e300 });
  Object.assign(bad ?? {}, { checked: "perhaps" });
  kitchen.cookbook.add({ title: "Good soup" });
  const huge = kitchen.cookbook.add({ title: "Huge stew", servings: 4 });
  Object.assign(huge, { recipeServings: 1e300, totalTime: "P9999999999Y" });
  const odd = kitchen.cookbook.add({ title: "Odd pie" });
  Object.assign(odd, { recipeServings: "four" });
  const meal = { entryType: "dinner", text: "", recipeId: null };
  kitchen.plan({ ...meal, date: today, title: "Good dinner" });
  const never = kitchen.plan({ ...meal, date: today, title: "Never" });
  Object.assign(never, { userId: "nobody", title: 5 });

  const { body: plan } = await wall.get(`/api/mealplan?start=${today}&end=${today}`);
  expect(JSON.stringify(plan)).toContain("Good dinner");
  const { body: recipes } = await wall.get("/api/recipes");
  expect(recipes.items.map(({ title }: { title: string }) => title)).toContain("Good soup");
  const { body: grocery } = await wall.get("/api/grocery");
  expect(grocery.items.map(({ name }: { name: string }) => name)).toContain("Good milk");
  expect(await outOfRange()).toEqual(
    expect.arrayContaining([
      `meals ${never.id} title`,
      `meals ${odd.id} recipeServings`,
      `meals ${bad?.id} checked`,
    ]),
  );
  expect((await health()).sources.meals).toMatchObject({ state: "ok", code: "outOfRange" });
});

it("a photo of Immich that nobody can read leaves the others", async () => {
  const { library } = immich;
  const bytes = await encodePhoto({ width: 40, height: 30 });
  const good = await library.add(bytes);
  const odd = await library.add(bytes, { width: "wide" as never });
  const huge = await library.add(bytes, { width: 1e300, taken: "2020-01-01T00:00:00.000Z" });
  // A house looks for its photos as it starts, and then for a while no more.
  await server.close();
  await openHouse();
  const { body: photos } = await wall.get("/api/photos");
  const ids = photos.items.map(({ id }: { id: string }) => id);
  expect(ids).toContain(good.id);
  expect(ids).not.toContain(odd.id);
  expect(ids).not.toContain(huge.id);
  expect(await outOfRange()).toEqual(
    expect.arrayContaining([`photos ${odd.id} width`, expect.stringContaining(huge.id)]),
  );
});

it("an hour of weather that cannot be leaves the other hours", async () => {
  const noon = server.clock.now();
  tempAt = (at) => (at > noon + hourMs && at < noon + 3 * hourMs ? 900 : 9);
  const { status, body } = await wall.get("/api/weather");
  expect(status).toBe(200);
  expect(body.current).toMatchObject({ temp: 9, condition: "rain" });
  expect(body.hourly.map(({ temp }: { temp: number }) => temp)).not.toContain(900);
  expect(body.hourly).toHaveLength(22);
  expect(await outOfRange()).toEqual([
    expect.stringMatching(/^weather #\d+ temp$/),
    expect.stringMatching(/^weather #\d+ temp$/),
  ]);
});

it("a list of which nothing can be read is no list, and says so", async () => {
  const { kitchen } = mealie;
  Object.assign(kitchen.cookbook.add({ title: "Odd pie" }), { recipeServings: "four" });
  expect((await wall.get("/api/recipes")).status).toBe(503);
  tempAt = () => 900;
  expect((await wall.get("/api/weather")).status).toBe(503);
});
