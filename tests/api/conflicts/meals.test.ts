import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeOfMeal } from "#client/features/meals/change-of-meal.ts";
import { addMeal, changeMeal, removeMeal } from "#client/features/meals/mutations.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

let server: TestServer;
let wall: TestBrowser;
/** One is in the shop, the other at home. */
let away: HousePhone;
let home: HousePhone;
let inTurn: Awaited<ReturnType<typeof openTwoPhones>>["inTurn"];
beforeEach(async () => {
  server = await startTestServer();
  wall = openTestBrowser(server);
  ({ away, home, inTurn } = await openTwoPhones(server.url, [addMeal, changeMeal, removeMeal]));
});
afterEach(() => server.close());

const soupOnFriday = async () =>
  (await wall.send("POST", "/api/mealplan/2026-11-20/dinner", { title: "Soup" })).body;
const planned = async (): Promise<string[]> => {
  const { days } = (await wall.get("/api/mealplan?start=2026-11-20&end=2026-11-22")).body;
  return Object.entries(days).flatMap(([day, meals]) =>
    (meals as { title: string }[]).map(({ title }) => `${day} ${title}`),
  );
};
const friday = { date: "2026-11-20", slot: "dinner", title: "Soup" } as const;
const changes =
  (id: string, patch: { date?: string; title?: string }) =>
  (phone: HousePhone): Promise<unknown> =>
    phone.enqueue(changeMeal, { id, ...friday, ...patch, patch }).answer;
const moves = (id: string, date: string) => changes(id, { date });

describe.each(conflictWays)(
  "two of the family change the same planned meal, %s",
  (_, isOffline) => {
    it("meal, moved by both: it is once on the plan, where it was moved to last", async () => {
      const { id } = await soupOnFriday();
      await inTurn(isOffline, moves(id, "2026-11-21"), moves(id, "2026-11-22"));
      expect(await planned()).toEqual([isOffline ? "2026-11-21 Soup" : "2026-11-22 Soup"]);
      expect(away.refusedThings()).toEqual([]);
    });

    it("meal, moved by one and taken off by the other: it is off", async () => {
      const { id } = await soupOnFriday();
      const takesOff = (phone: HousePhone) =>
        phone.enqueue(removeMeal, { id, title: "Soup" }).answer;
      await inTurn(
        isOffline,
        isOffline ? takesOff : moves(id, "2026-11-21"),
        isOffline ? moves(id, "2026-11-21") : takesOff,
      );
      expect(await planned()).toEqual([]);
      expect(away.refusedThings()).toEqual([]);
    });

    it("meal, its words corrected by both: what arrives later stands", async () => {
      const { id } = await soupOnFriday();
      await inTurn(isOffline, changes(id, { title: "Leek soup" }), changes(id, { title: "Broth" }));
      expect(await planned()).toEqual([isOffline ? "2026-11-20 Leek soup" : "2026-11-20 Broth"]);
      expect(away.refusedThings()).toEqual([]);
    });

    it("meal, its words corrected by one and moved by the other: both stay", async () => {
      const { id } = await soupOnFriday();
      await inTurn(isOffline, changes(id, { title: "Leek soup" }), moves(id, "2026-11-21"));
      expect(await planned()).toEqual(["2026-11-21 Leek soup"]);
      expect(away.refusedThings()).toEqual([]);
    });

    it("meal, what one made of it is taken back: what the other made of it since stays", async () => {
      const { id } = await soupOnFriday();
      const mine = changeOfMeal(friday, { ...friday, title: "Leek soup" });
      await changes(id, { title: "Leek soup" })(away);
      const takesBack = (phone: HousePhone) =>
        phone.enqueue(changeMeal, { id, ...friday, patch: mine.back }).answer;
      await inTurn(
        isOffline,
        isOffline ? takesBack : changes(id, { title: "Broth" }),
        isOffline ? changes(id, { title: "Broth" }) : takesBack,
      );
      expect(await planned()).toEqual(["2026-11-20 Broth"]);
      expect(away.refusedThings()).toEqual(isOffline ? ["Soup: changedMeanwhile"] : []);
    });

    it("meal, its words corrected and taken off: it is off, and the correction can bring it back", async () => {
      const { id } = await soupOnFriday();
      const patch = { title: "Leek soup" };
      const edit = { id, ...friday, ...patch, patch };
      await inTurn(
        isOffline,
        (phone) => (isOffline ? phone.enqueue(changeMeal, edit).answer : undefined),
        (phone) => phone.enqueue(removeMeal, { id, title: "Soup" }).answer,
      );
      expect(await planned()).toEqual([]);
      expect(away.refusedThings()).toEqual(isOffline ? ["Leek soup: notFound"] : []);
      const [refused] = away.refused();
      await (refused === undefined
        ? changeMeal.putBack(edit)?.(home.enqueue)
        : away.putBack(refused)?.());
      expect(await planned()).toEqual(["2026-11-20 Leek soup"]);
    });

    it("meal, taken off twice: it is off, and what the other planned stays", async () => {
      const soup = (await wall.send("POST", "/api/mealplan/2026-11-20/dinner", { title: "Soup" }))
        .body;
      await inTurn(
        isOffline,
        (phone) => phone.enqueue(removeMeal, { id: soup.id, title: "Soup" }).answer,
        async (phone) => {
          await phone
            .enqueue(addMeal, { id: "m", date: "2026-11-20", slot: "dinner", title: "Pizza" })
            .answer.catch(() => undefined);
          return phone.enqueue(removeMeal, { id: soup.id, title: "Soup" }).answer;
        },
      );
      const { days } = (await wall.get("/api/mealplan?start=2026-11-20&end=2026-11-20")).body;
      expect(days["2026-11-20"].map(({ title }: { title: string }) => title)).toEqual(["Pizza"]);
    });
  },
);
