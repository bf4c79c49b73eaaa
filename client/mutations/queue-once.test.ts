import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "#contract/api.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";
import { ApiError } from "../api/api-error.ts";
import { definitionsIn } from "./registry.ts";
import { addItem } from "../features/grocery/mutations.ts";
import { addRecipeToGrocery } from "../features/recipes/mutations.ts";
import { redeemReward } from "../features/rewards/mutations.ts";
import { adjustStars } from "../features/stars/mutations.ts";
import { createMutationQueue, type MutationQueue } from "./mutation-queue.ts";
import type { PendingMutation } from "./pending-mutation.ts";
import { forgetRepeatKeys } from "./queue/repeat-keys.ts";

const star = { params: { memberId: "mia" }, body: { delta: 1, reason: "Helped" } };
const soup = { id: "r1", title: "Soup" };

let keys: string[];
let house: () => Promise<unknown>;
const lost = () => Promise.reject(new ApiError("Nobody.", { status: 0, code: "network" }));
const given = () => Promise.resolve({ balance: 1 });

const openPage = (): MutationQueue =>
  createMutationQueue({
    client: new QueryClient(),
    send: (_, { id }) => {
      keys.push(id);
      return house();
    },
  });
const give = (page: MutationQueue) => page.enqueue(adjustStars, star).answer.catch(() => undefined);

beforeEach(() => {
  keys = [];
  house = given;
  stubStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a star whose answer was lost", () => {
  it("is given once by another tap, also on a page that was loaded again", async () => {
    const page = openPage();
    house = lost;
    await give(page);
    await give(page);
    house = given;
    await give(openPage());
    expect(new Set(keys).size).toBe(1);
    await give(page);
    expect(new Set(keys).size).toBe(2);
  });

  it("is another one with another reason, and after the server's no", async () => {
    const page = openPage();
    house = lost;
    await give(page);
    const other = { ...star, body: { delta: 1, reason: "Tidied up" } };
    await page.enqueue(adjustStars, other).answer.catch(() => undefined);
    house = () => Promise.reject(new ApiError("No.", { status: 409, code: "insufficient" }));
    await give(page);
    await give(page);
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it("is another one an hour later", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const page = openPage();
    house = lost;
    await give(page);
    vi.setSystemTime(Date.now() + 3_600_000);
    await give(page);
    expect(new Set(keys).size).toBe(2);
  });

  it("is nobody's any more where another member may hold the phone next", async () => {
    const page = openPage();
    house = lost;
    await give(page);
    forgetRepeatKeys();
    await give(page);
    expect(new Set(keys).size).toBe(2);
  });
});

it("a reward whose answer was lost is paid for once for a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const page = openPage();
  house = lost;
  const choice = { rewardId: "film", memberId: "mia" };
  const redeem = () => page.enqueue(redeemReward, choice).answer.catch(() => undefined);
  await redeem();
  vi.setSystemTime(Date.now() + 20 * 3_600_000);
  await redeem();
  expect(new Set(keys).size).toBe(1);
  vi.setSystemTime(Date.now() + 86_400_000);
  await redeem();
  expect(new Set(keys).size).toBe(2);
});

describe("the first write of a page that was just opened", () => {
  const firstPage = async () => {
    vi.resetModules();
    const { createMutationQueue: createQueue } = await import("./mutation-queue.ts");
    const send = (_: unknown, { id }: PendingMutation) => {
      keys.push(id);
      return house();
    };
    return createQueue({ client: new QueryClient(), send });
  };

  it("is known again by the tap right after it, and paid for once", async () => {
    const page = await firstPage();
    const choice = { rewardId: "film", memberId: "mia" };
    await Promise.all([1, 2].map(() => page.enqueue(redeemReward, choice).answer));
    expect(keys).toHaveLength(1);
  });

  it("is known again on the next page, where this one ends before the answer", async () => {
    house = () => new Promise(() => undefined);
    const page = await firstPage();
    void give(page);
    house = given;
    await give(await firstPage());
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("two taps at once", () => {
  it("put a recipe on the list once, and both hear of it", async () => {
    const page = openPage();
    house = () => Promise.resolve({ items: [] });
    const taps = [soup, soup].map((recipe) => page.enqueue(addRecipeToGrocery, recipe).answer);
    expect(await Promise.all(taps)).toHaveLength(2);
    expect(keys).toHaveLength(1);
  });

  it("put a recipe on the list once on a phone without reception", async () => {
    const { openPage: openPhone, answers } = waitingPhone([addRecipeToGrocery]);
    answers(() => new ApiError("Nobody.", { status: 0, code: "network" }));
    const phone = await openPhone();
    phone.enqueue(addRecipeToGrocery, soup);
    phone.enqueue(addRecipeToGrocery, soup);
    expect(phone.waiting()).toHaveLength(1);
    phone.enqueue(addRecipeToGrocery, { ...soup, servings: 8 });
    expect(phone.waiting()).toHaveLength(2);
  });

  it("put two of a thing on the list, of which each has its row", () => {
    const page = openPage();
    page.enqueue(addItem, { id: "new1", name: "Milk" });
    page.enqueue(addItem, { id: "new2", name: "Milk" });
    expect(new Set(keys).size).toBe(2);
  });
});

it("whatever makes a record says when it is the same one", () => {
  // A list and its things, an entry and a photo bring ids of their own; a link, a backup and a source that are there twice can be seen and taken away.
  const others =
    /^POST \/api\/(lists|babysitter|backups|calendar\/(feeds|accounts|google)|sign-in|journal|photos)/;
  const all = definitionsIn(
    import.meta.glob<Readonly<Record<string, unknown>>>("../features/*/mutations.ts", {
      eager: true,
    }),
  );
  const makes = all.filter(({ operation: { key } }) => {
    const operation = api[key];
    return "status" in operation && operation.status === 201 && !others.test(key);
  });
  expect(makes.length).toBeGreaterThan(7);
  const input = { event: {}, params: {}, body: {} };
  expect(makes.filter(({ once }) => once(input) === undefined)).toEqual([]);
});
