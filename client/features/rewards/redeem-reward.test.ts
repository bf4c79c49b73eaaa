import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openRewardFixture, type RewardFixture } from "#tests/fixtures/rewards/reward-fixture.ts";
import { createOwnChanges } from "../../live/own-changes.ts";
import type { SendDeps } from "../../mutations/send/send-with-key.ts";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";

const network = globalThis.fetch;
const day = 86_400_000;
const proof = { pin: "1234" };
const story = { memberId: "mia", rewardId: "bedtime-story", proof };
const cinema = { memberId: "mia", rewardId: "cinema", proof };

let home: RewardFixture;
let memory: Map<string, string>;
/** What the way back from the house does with an answer. */
let way: (answer: Response) => Response;
const lost = (): never => {
  throw new TypeError("the network failed");
};

beforeEach(async () => {
  home = await openRewardFixture();
  await home.give("mia", 50);
  way = (answer) => answer;
  memory = stubStorage();
  // A page asks by paths alone; the house's own browsers come undisturbed.
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) =>
    path.startsWith("/") ? way(await network(home.server.url + path, init)) : network(path, init),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await home.tearDown();
});

const openPage = async () => {
  vi.resetModules();
  const { redeemReward } = await import("./mutations.ts");
  const { answeredOnce } = await import("../../mutations/answered-once.ts");
  const { createMutationQueue } = await import("../../mutations/mutation-queue.ts");
  const { createSendQueued } = await import("../../mutations/send/send-queued.ts");
  const { createQueryClient } = await import("../../query/query-state.ts");
  const deps = {
    ownChanges: createOwnChanges(() => undefined),
    live: { expectRevision: () => undefined },
  } as unknown as SendDeps;
  const loadSendPicture = () => Promise.reject(new Error("no pictures here"));
  const send = createSendQueued({ ...deps, loadSendPicture });
  const queue = createMutationQueue({ client: createQueryClient(), send });
  const told = (choice: typeof story) => answeredOnce(queue.enqueue(redeemReward, choice));
  return Object.assign((choice: typeof story) => told(choice).then(({ answer }) => answer), {
    isFromBefore: (choice: typeof story) => told(choice).then((how) => how.isFromBefore),
  });
};
const stars = () => home.starsOf("mia");

describe("a reward that is asked for again after an answer that was lost", () => {
  it("is paid once, also after another one was looked at and the page was loaded again", async () => {
    const page = await openPage();
    way = lost;
    await expect(page(story)).rejects.toMatchObject({ code: "network" });
    await expect(page(cinema)).rejects.toMatchObject({ code: "network" });
    const paid = await stars();
    way = (answer) => answer;
    const again = await openPage();
    expect(await again(story)).toMatchObject({ ok: true, balance: 47 });
    expect(await again(cinema)).toMatchObject({ ok: true, balance: paid });
    expect(await stars()).toBe(paid);
  });

  it("is paid once where something between broke the answer, or the browser may not remember", async () => {
    vi.stubGlobal("localStorage", undefined);
    const page = await openPage();
    way = () => new Response("Bad gateway", { status: 502 });
    await expect(page(story)).rejects.toMatchObject({ code: "network" });
    way = (answer) => answer;
    expect(await page(story)).toMatchObject({ balance: 47 });
    expect(await stars()).toBe(47);
  });
});

it("a reward that was paid before is told from one that is paid now, also where the first never arrived", async () => {
  const page = await openPage();
  way = lost;
  await expect(page(story)).rejects.toMatchObject({ code: "network" });
  way = (answer) => answer;
  const told = [await page.isFromBefore(story), await page.isFromBefore(story)];
  expect(told).toEqual([true, false]);
  expect(await stars()).toBe(44);
  await home.give("mia", 10);
  vi.stubGlobal("fetch", async () => lost());
  await expect(page(cinema)).rejects.toMatchObject({ code: "network" });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    network(home.server.url + path, init),
  );
  expect(await page.isFromBefore(cinema)).toBe(false);
});

describe("a reward that somebody wants twice", () => {
  it("is paid twice once the first answer came, whether it was yes or no", async () => {
    const page = await openPage();
    await page(story);
    await page(story);
    expect(await stars()).toBe(44);
    await home.mom.send("POST", "/api/balances/mia/adjust", { delta: -43, reason: "Mistake" });
    await expect(page(story)).rejects.toMatchObject({ code: "insufficient" });
    await home.give("mia", 10);
    expect(await page(story)).toMatchObject({ balance: 8 });
    expect(memory.size).toBe(0);
  });

  it("is paid again the day after an answer was lost", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const page = await openPage();
    way = lost;
    await expect(page(story)).rejects.toMatchObject({ code: "network" });
    way = (answer) => answer;
    vi.setSystemTime(Date.now() + day);
    expect(await page(story)).toMatchObject({ balance: 44 });
  });
});
