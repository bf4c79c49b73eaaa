import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setRide } from "#client/features/calendar/mutations.ts";
import { rideChoiceOf } from "#client/features/calendar/rides/ride-draft.ts";
import { clearItems, closeItem } from "#client/features/grocery/mutations.ts";
import {
  editEntry,
  heartEntry,
  postEntry,
  removeEntry,
} from "#client/features/journal/mutations.ts";
import { addMeal } from "#client/features/meals/mutations.ts";
import { removeNote, restoreNote } from "#client/features/notes/mutations.ts";
import { changeRecipe, removeRecipe } from "#client/features/recipes/mutations.ts";
import { changeReward, redeemReward, removeReward } from "#client/features/rewards/mutations.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

const definitions = [
  setRide,
  ...[clearItems, closeItem, editEntry, heartEntry, postEntry, removeEntry, addMeal],
  ...[
    removeNote,
    restoreNote,
    changeRecipe,
    removeRecipe,
    redeemReward,
    changeReward,
    removeReward,
  ],
];

let server: TestServer;
let mom: TestBrowser;
/** Mom's two phones, one of them away. */
let away: HousePhone;
let home: HousePhone;
let inTurn: Awaited<ReturnType<typeof openTwoPhones>>["inTurn"];
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const cookie = [...mom.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  ({ away, home, inTurn } = await openTwoPhones(server.url, definitions, cookie));
});
afterEach(() => server.close());

const make = async (path: string, body: object) => {
  const made = await mom.send("POST", path, body);
  expect(made.status).toBe(201);
  return made.body;
};
const refusals = () => [...away.refusedThings(), ...home.refusedThings()];

describe.each(conflictWays)("two of the family change the same, %s", (_, isOffline) => {
  it("groceries, clear and tick: what was seen ticked is gone, what the other ticked stays", async () => {
    const [milk, bread] = [
      await make("/api/grocery", { name: "Milk" }),
      await make("/api/grocery", { name: "Bread" }),
    ];
    await mom.send("POST", `/api/grocery/${milk.id}/close`);
    const clear = { title: "Off the list: 1 thing", itemIds: [milk.id] };
    const clears = (phone: HousePhone) => phone.enqueue(clearItems, clear).answer;
    const ticks = (phone: HousePhone) =>
      phone.enqueue(closeItem, { id: bread.id, name: "Bread" }).answer;
    await inTurn(isOffline, clears, ticks);
    expect((await mom.get("/api/grocery")).body.items).toMatchObject([
      { name: "Bread", checked: true },
    ]);
    expect(refusals()).toEqual([]);
  });

  it("note, taken down twice: it is down, can be put up again, and nobody is troubled", async () => {
    const note = await make("/api/notes", { text: "Call Oma", until: "2026-11-25" });
    const takes = (phone: HousePhone) => phone.enqueue(removeNote, note).answer;
    await inTurn(isOffline, takes, takes);
    expect((await mom.get("/api/notes")).body.items).toEqual([]);
    await home.enqueue(restoreNote, note).answer;
    expect((await mom.get("/api/notes")).body.items).toMatchObject([{ text: "Call Oma" }]);
    expect(refusals()).toEqual([]);
  });

  const entryTexts = async (): Promise<string[]> =>
    (await mom.get("/api/journal")).body.entries.map(({ text }: { text: string }) => text);
  const edits = (id: string, patch: object) => (phone: HousePhone) =>
    phone.enqueue(editEntry, { id, title: "Snow", patch }).answer;

  it("journal, edit and edit: different fields both stay, of the same what arrives later", async () => {
    const { id } = await make("/api/journal", { text: "Snow" });
    await inTurn(isOffline, edits(id, { text: "Much snow" }), edits(id, { memberIds: ["mia"] }));
    const read = async () => (await mom.get("/api/journal")).body.entries[0];
    expect(await read()).toMatchObject({ text: "Much snow", memberIds: ["mia"] });
    await inTurn(isOffline, edits(id, { text: "Snow!" }), edits(id, { text: "Snow?" }));
    expect((await read()).text).toBe(isOffline ? "Snow!" : "Snow?");
    expect(refusals()).toEqual([]);
  });

  it("journal, edit and delete: it is gone, and a late edit can bring its words back", async () => {
    for (const phone of [away, home]) phone.signsIn("mom");
    const { id } = await make("/api/journal", { text: "Snow", memberIds: ["mia"] });
    const was = { text: "Snow", tags: [], memberIds: ["mia"], authorId: "mom" };
    const edit = { id, title: "Snow", patch: { text: "Much snow" }, was };
    const removes = (phone: HousePhone) => phone.enqueue(removeEntry, { id, title: "Snow" }).answer;
    await inTurn(
      isOffline,
      (phone) => (isOffline ? phone.enqueue(editEntry, edit).answer : undefined),
      removes,
    );
    expect(await entryTexts()).toEqual([]);
    expect(refusals()).toEqual(isOffline ? ["Snow: notFound"] : []);
    const [refused] = away.refused();
    await (refused === undefined
      ? editEntry.putBack(edit)?.(home.enqueue)
      : away.putBack(refused)?.());
    expect((await mom.get("/api/journal")).body.entries).toMatchObject([
      { text: "Much snow", memberIds: ["mia"] },
    ]);
  });

  it("journal, heart and heart of one member: one heart", async () => {
    const { id } = await make("/api/journal", { text: "Snow" });
    const heart = (phone: HousePhone) =>
      phone.enqueue(heartEntry, { id, title: "Snow", give: true }).answer;
    await inTurn(isOffline, heart, heart);
    expect((await mom.get("/api/journal")).body.entries).toMatchObject([{ hearts: 1 }]);
    expect(refusals()).toEqual([]);
  });

  it("recipe, edit and edit of different fields: both stay; without reception it is refused at once", async () => {
    const { id } = await make("/api/recipes", { title: "Soup", ingredients: [], steps: [] });
    const edit = (body: object) => (phone: HousePhone) =>
      phone.enqueue(changeRecipe, { params: { id }, body }).answer;
    await inTurn(isOffline, edit({ title: "Leek soup" }), edit({ servings: 6 }));
    expect((await mom.get(`/api/recipes/${id}`)).body).toMatchObject({
      ...{ title: isOffline ? "Soup" : "Leek soup", servings: 6 },
    });
    await home.enqueue(removeRecipe, { params: { id } }).answer;
    await expect(edit({ title: "Broth" })(home)).rejects.toMatchObject({ status: 404 });
  });

  it("ride, one says who collects and the other who drives: both stay, of the same what arrives later", async () => {
    const football = { title: "Football", start: "2026-11-20T18:00:00Z", memberIds: ["leo"] };
    await make("/api/calendar/events", { ...football, end: "2026-11-20T19:00:00Z" });
    const read = async () =>
      (await mom.get("/api/calendar?start=2026-11-20&end=2026-11-20")).body.events[0];
    const event = await read();
    const says = (draft: object) => (phone: HousePhone) =>
      phone.enqueue(setRide, { event, ...rideChoiceOf({}, draft), isOnce: false }).answer;
    await inTurn(isOffline, says({ collector: "dad" }), says({ driver: "dad" }));
    expect(await read()).toMatchObject({ driver: "dad", collector: "dad" });
    await inTurn(isOffline, says({ driver: "mom" }), says({ driver: "dad" }));
    expect(await read()).toMatchObject({ driver: isOffline ? "mom" : "dad", collector: "dad" });
    expect(refusals()).toEqual([]);
  });

  it("meal, planned from a recipe that is deleted: it is planned by its words", async () => {
    const { id: recipeId } = await make("/api/recipes", { title: "Soup", ingredients: [] });
    const meal = { id: "a", date: "2026-11-20", slot: "dinner", title: "Soup", recipeId } as const;
    await inTurn(
      isOffline,
      (phone) => phone.enqueue(addMeal, meal).answer,
      (phone) => phone.enqueue(removeRecipe, { params: { id: recipeId } }).answer,
    );
    const { days } = (await mom.get("/api/mealplan?start=2026-11-20&end=2026-11-20")).body;
    expect(days["2026-11-20"]).toMatchObject([{ title: "Soup" }]);
    expect(days["2026-11-20"][0]).not.toHaveProperty("recipeId");
    expect(refusals()).toEqual([]);
  });

  it("meal, two dishes for one dinner: both are planned", async () => {
    const plans = (id: string, title: string) => (phone: HousePhone) =>
      phone.enqueue(addMeal, { id, date: "2026-11-20", slot: "dinner", title }).answer;
    await inTurn(isOffline, plans("a", "Soup"), plans("b", "Pizza"));
    const { days } = (await mom.get("/api/mealplan?start=2026-11-20&end=2026-11-20")).body;
    const titles = days["2026-11-20"].map(({ title }: { title: string }) => title);
    expect(titles.toSorted()).toEqual(["Pizza", "Soup"]);
  });

  it("reward, edit and edit: different fields both stay, of the same what arrives later; without reception it is refused at once", async () => {
    const { id } = await make("/api/rewards", { name: "Zoo", icon: "🦁", tier: "medium", cost: 9 });
    const edit = (body: object) => (phone: HousePhone) =>
      phone.enqueue(changeReward, { params: { id }, body }).answer;
    const read = async () =>
      (await mom.get("/api/rewards")).body.catalog.find((one: { id: string }) => one.id === id);
    await inTurn(isOffline, edit({ name: "Zoo trip" }), edit({ cost: 12 }));
    expect(await read()).toMatchObject({ name: isOffline ? "Zoo" : "Zoo trip", cost: 12 });
    await inTurn(isOffline, edit({ cost: 10 }), edit({ cost: 11 }));
    expect((await read()).cost).toBe(11);
    expect(away.waiting()).toEqual([]);
  });

  it("reward, edit and delete: it is gone, and a later edit says so", async () => {
    const { id } = await make("/api/rewards", { name: "Zoo", icon: "🦁", tier: "medium", cost: 9 });
    await home.enqueue(removeReward, { params: { id } }).answer;
    const late = home.enqueue(changeReward, { params: { id }, body: { cost: 3 } }).answer;
    await expect(late).rejects.toMatchObject({ status: 404 });
  });

  it("reward, redeemed twice with stars for one: once, and never without the house's word", async () => {
    const { catalog } = (await mom.get("/api/rewards")).body;
    const { id: rewardId, cost } = catalog[0];
    await mom.send("POST", "/api/balances/mia/adjust", { delta: cost, reason: "Saved" });
    const redeem = (phone: HousePhone) =>
      phone.enqueue(redeemReward, { rewardId, memberId: "mia" }).answer;
    await inTurn(isOffline, redeem, redeem);
    expect((await mom.get("/api/balances")).body.mia).toBe(0);
    await expect(redeem(home)).rejects.toMatchObject({ status: 409, code: "insufficient" });
    expect(away.waiting()).toEqual([]);
  });
});
