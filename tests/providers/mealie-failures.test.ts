import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mealieMeals } from "#server/providers/meals/mealie/mealie.ts";
import { type MealieFixture, openMealieFixture } from "../fixtures/mealie/mealie-fixture.ts";
import type { MealieBehaviour } from "../fixtures/mealie/service.ts";

const friday = "2026-03-06";

let fixture: MealieFixture;
beforeEach(async () => {
  fixture = await openMealieFixture();
});
afterEach(() => fixture.close());

const read = () => fixture.source.plan(friday, friday);
const refusal = (code: string) => ({ status: 503, details: { source: "meals", code } });

describe("Mealie that can't be asked", () => {
  it.each<[MealieBehaviour, string]>([
    ["unauthorized", "mealTokenRefused"],
    ["breaks", "sourceTrouble"],
    ["html", "strange"],
  ])("that %s leaves the plan away and says why", async (manner, code) => {
    fixture.service.behave(manner);
    await expect(read()).rejects.toMatchObject(refusal("unreachable"));
    expect(fixture.source.health()).toMatchObject({ state: "unreachable", code });
    fixture.service.behave("well");
    fixture.clock.advance(15_000);
    expect(await read()).toEqual([]);
    expect(fixture.source.health().state).toBe("ok");
  });

  it("that is off is called so, and found again by itself when it is on", async () => {
    await fixture.service.stop();
    await expect(fixture.source.grocery()).rejects.toMatchObject(refusal("unreachable"));
    expect(fixture.source.health()).toMatchObject({ state: "unreachable", code: "refused" });
    await fixture.service.resume();
    fixture.clock.advance(15_000);
    expect(await fixture.source.grocery()).toEqual([]);
  });

  it("that never answers is given up, and what was known stays", { timeout: 30_000 }, async () => {
    await fixture.source.addMeal(friday, "dinner", { title: "Soup" });
    await read();
    fixture.service.behave("hangs");
    fixture.clock.advance(60_000);
    expect(await read()).toMatchObject([{ title: "Soup" }]);
    expect(fixture.source.health()).toMatchObject({ state: "stale", code: "timeout" });
  });

  it("of version 1 is refused with a clear word, and its old addresses are never asked", async () => {
    fixture.service.version = "v1.12.0";
    await expect(read()).rejects.toMatchObject(refusal("unreachable"));
    await expect(fixture.source.addItem({ name: "Milk" })).rejects.toMatchObject({ status: 503 });
    expect(fixture.source.health()).toMatchObject({ code: "mealVersionOld" });
    expect(fixture.service.asked).toEqual([]);
    fixture.service.version = "v2.0.0";
    fixture.clock.advance(15_000);
    expect(await read()).toEqual([]);
  });

  it("of a version without a number is tried", async () => {
    fixture.service.version = "nightly";
    expect(await read()).toEqual([]);
  });
});

describe("what is known of Mealie", () => {
  it("stays on the walls while it is off, and its age is told", async () => {
    await fixture.source.addItem({ name: "Milk" });
    expect(await fixture.source.grocery()).toHaveLength(1);
    await fixture.service.stop();
    fixture.clock.advance(3_600_000);
    expect(await fixture.source.grocery()).toMatchObject([{ name: "Milk" }]);
    expect(fixture.source.health()).toMatchObject({
      ...{ state: "stale", checkedAt: "2026-03-06T08:00:00.000Z", code: "refused" },
    });
  });

  it("isn't taken for trouble when only one thing isn't there", async () => {
    const { id } = await fixture.source.addItem({ name: "Milk" });
    await fixture.source.grocery();
    fixture.kitchen.removeItem(id);
    expect(await fixture.source.checkItem(id, true)).toBeNull();
    expect(fixture.source.health().state).toBe("ok");
  });

  it("costs ten walls no more than one", async () => {
    for (let at = 0; at < 70; at += 1) fixture.kitchen.cookbook.add({ title: `Recipe ${at}` });
    const look = async (): Promise<void> => {
      await fixture.source.plan(friday, "2026-03-12");
      await fixture.source.grocery();
      await fixture.source.recipes({ q: "", limit: 50 });
    };
    // The plan, the lists, the list's items, and two pages of recipes.
    expect(await fixture.count(() => Promise.all(Array.from({ length: 10 }, look)))).toBe(5);
    expect(await fixture.count(look)).toBe(0);
  });

  it("is asked again after a while, and what others did there is announced", async () => {
    await fixture.source.grocery();
    const [list] = fixture.kitchen.lists;
    fixture.kitchen.put({ shoppingListId: list?.id ?? "", note: "Leeks" });
    expect(await fixture.source.grocery()).toEqual([]);
    fixture.clock.advance(15_000);
    await expect.poll(() => fixture.news).toContain("grocery");
    expect(await fixture.source.grocery()).toMatchObject([{ name: "Leeks" }]);
  });

  it("holds our own writes at once, without asking again", async () => {
    await fixture.source.grocery();
    await read();
    const asked = await fixture.count(async () => {
      await fixture.source.addItem({ name: "Milk" });
      await fixture.source.addMeal(friday, "dinner", { title: "Soup" });
      expect(await fixture.source.grocery()).toHaveLength(1);
      expect(await read()).toHaveLength(1);
    });
    expect(asked).toBe(2);
  });
});

describe("a write to Mealie", () => {
  it("that was refused or lost is a 502, one that never got there a 503", async () => {
    await read();
    await fixture.source.grocery();
    fixture.service.behave("breaks");
    await expect(fixture.source.addItem({ name: "Milk" })).rejects.toMatchObject({
      ...{ status: 502, details: { code: "unreachable", source: "meals" } },
    });
    fixture.service.behave("unauthorized");
    await expect(fixture.source.addItem({ name: "Milk" })).rejects.toMatchObject({ status: 503 });
    await fixture.service.stop();
    await expect(fixture.source.addMeal(friday, "dinner", { title: "Soup" })).rejects.toMatchObject(
      refusal("unreachable"),
    );
  });
});

describe("Mealie's address", () => {
  it("that leads on to another is never followed with the token", async () => {
    const authorizations: (string | undefined)[] = [];
    const stranger = createServer((request, response) => {
      authorizations.push(request.headers.authorization);
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await once(stranger, "listening");
    const address = stranger.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    fixture.service.behave({ leadsTo: `http://127.0.0.1:${address.port}/api/app/about` });
    await expect(read()).rejects.toMatchObject(refusal("unreachable"));
    expect(fixture.source.health()).toMatchObject({ code: "mealAddressMoved" });
    expect(authorizations).toEqual([]);
    stranger.close();
    await once(stranger, "close");
  });

  it("may be copied from a browser, whatever page was open", async () => {
    for (const page of ["/", "/g/home", "/g/home/r/soup", "/api", "/login"]) {
      const elsewhere = await openMealieFixture({ MEALIE_URL: `${fixture.service.url}${page}` });
      await elsewhere.source.plan(friday, friday);
      await elsewhere.close();
    }
    expect(new Set(fixture.service.asked.map(({ path }) => path))).toEqual(
      new Set(["/api/households/mealplans"]),
    );
  });

  it("and token are both needed, and a wrong word is named at start", () => {
    expect(fixture.connect({})).toBeNull();
    expect(fixture.connect({ MEALIE_URL: fixture.service.url })).toBeNull();
    expect(fixture.connect({ MEALIE_TOKEN: "secret" })).toBeNull();
    expect(() => mealieMeals.configure({ MEALIE_URL: "mealie.local" })).toThrow("MEALIE_URL");
    expect(() => mealieMeals.configure({ MEALIE_TOKEN: "two words" })).toThrow("MEALIE_TOKEN");
  });
});
