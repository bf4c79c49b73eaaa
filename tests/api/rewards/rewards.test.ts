import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  openRewardFixture,
  answerOutcome,
  type RewardFixture,
} from "../../fixtures/rewards/reward-fixture.ts";

let fixture: RewardFixture;
beforeEach(async () => {
  fixture = await openRewardFixture();
});
afterEach(() => fixture.tearDown());

const zoo = { name: "A day at the zoo", icon: "lion", tier: "big", cost: 60 };

describe("saving for a reward", () => {
  it("is for everyone to say, several at a time, and saying it again changes nothing", async () => {
    const { server, wall, assign } = fixture;
    await assign("cinema");
    server.clock.advance(1000);
    const both = await assign("bedtime-story");
    expect(both.body).toEqual({ memberId: "mia", rewardIds: ["cinema", "bedtime-story"] });
    expect((await assign("cinema")).headers.get("x-wall-revision")).toBeNull();
    const left = await wall.send("POST", "/api/rewards/cinema/unassign", { memberId: "mia" });
    expect(left.body.rewardIds).toEqual(["bedtime-story"]);
    expect(answerOutcome(await assign("a-pony"))).toEqual([404, "notFound", undefined]);
    expect(answerOutcome(await assign("cinema", "zoe"))).toEqual([400, "invalid", "memberId"]);
  });

  it("pauses while a reward is hidden", async () => {
    const { mom, assign, rewards } = fixture;
    await assign("cinema");
    await mom.send("PATCH", "/api/rewards/cinema", { hidden: true });
    expect((await rewards()).assignments.mia).toEqual([]);
    await mom.send("PATCH", "/api/rewards/cinema", { hidden: false });
    expect((await rewards()).assignments.mia).toEqual(["cinema"]);
  });
});

describe("the catalogue", () => {
  it("takes a family's own rewards, which are deleted for good while nothing hangs on them", async () => {
    const { server, mom, rewardOf } = fixture;
    const made = await mom.send("POST", "/api/rewards", { ...zoo, name: "  A day at the zoo " });
    expect([made.status, made.body]).toEqual([
      201,
      { ...zoo, id: expect.any(String), custom: true, hidden: false },
    ]);
    await server.restart();
    expect(await rewardOf(made.body.id)).toEqual(made.body);
    expect((await mom.send("DELETE", `/api/rewards/${made.body.id}`)).status).toBe(204);
    expect(await rewardOf(made.body.id)).toBeUndefined();
    expect((await mom.send("DELETE", `/api/rewards/${made.body.id}`)).status).toBe(404);
  });

  it("has a name of one line, whatever was pasted", async () => {
    const { mom } = fixture;
    const made = await mom.send("POST", "/api/rewards", { ...zoo, name: "A day\n\nat the zoo\n" });
    expect(made.body.name).toBe("A day at the zoo");
    const path = `/api/rewards/${made.body.id}`;
    expect((await mom.send("PATCH", path, { name: "The\tsea" })).body.name).toBe("The sea");
    expect((await mom.send("PATCH", path, { name: "z".repeat(81) })).status).toBe(400);
  });

  it("hides instead of deleting what was redeemed, is saved for, or was built in", async () => {
    const { mom, give, assign, redeem, undo, rewardOf } = fixture;
    const add = async (): Promise<string> => (await mom.send("POST", "/api/rewards", zoo)).body.id;
    const [wished, redeemed] = [await add(), await add()];
    await assign(wished);
    await give("mia", 60);
    await undo((await redeem(redeemed)).body.redemptionId);
    for (const id of [wished, redeemed, "cinema"]) {
      expect((await mom.send("DELETE", `/api/rewards/${id}`)).status).toBe(204);
      expect(await rewardOf(id)).toMatchObject({ id, hidden: true });
    }
  });

  it("lets a parent price, rename and show a built-in one, and keeps its id and the rest", async () => {
    const { server, mom, rewardOf } = fixture;
    const changed = await mom.send("PATCH", "/api/rewards/cinema", { cost: 50, icon: "🎬" });
    expect(changed.body).toMatchObject({ id: "cinema", name: "Go to the cinema", icon: "🎬" });
    await mom.send("PATCH", "/api/rewards/cinema", { name: "The Odeon" });
    await server.restart();
    expect(await rewardOf("cinema")).toEqual({
      ...{ id: "cinema", name: "The Odeon", icon: "🎬", tier: "big", cost: 50 },
      ...{ custom: false, hidden: false },
    });
    const moved = await mom.send("PATCH", "/api/rewards/cinema", { id: "x" });
    expect(answerOutcome(moved)).toEqual([400, "invalid", "id"]);
    expect((await mom.send("PATCH", "/api/rewards/a-pony", { cost: 1 })).status).toBe(404);
  });

  it("refuses what no reward can be, and changes nothing", async () => {
    const { mom, rewards } = fixture;
    const before = await rewards();
    for (const wrong of [
      { name: " " },
      { name: "x".repeat(10_000) },
      { icon: "" },
      { tier: "huge" },
      { cost: 0 },
      { cost: -1 },
      { cost: 1.5 },
      { cost: 1e9 },
    ]) {
      const [field] = Object.keys(wrong);
      for (const answer of [
        await mom.send("POST", "/api/rewards", { ...zoo, ...wrong }),
        await mom.send("PATCH", "/api/rewards/cinema", wrong),
      ])
        expect(answerOutcome(answer)).toEqual([400, "invalid", field]);
    }
    expect(await rewards()).toEqual(before);
  });

  it("is a parent's to write", async () => {
    const { wall, mia, rewardOf } = fixture;
    for (const [method, path, body] of [
      ["POST", "/api/rewards", zoo],
      ["PATCH", "/api/rewards/cinema", { cost: 1 }],
      ["DELETE", "/api/rewards/cinema", undefined],
    ] as const) {
      expect((await wall.send(method, path, body)).status).toBe(401);
      expect((await mia.send(method, path, body)).status).toBe(403);
    }
    expect(await rewardOf("cinema")).toMatchObject({ cost: 45, hidden: false });
  });

  it("names the built-in ones in the house's language, else in the browser's", async () => {
    const { wall, mom, give, redeem, rewardOf } = fixture;
    const german = { "accept-language": "de-AT,de;q=0.9,en;q=0.5" };
    expect((await rewardOf("cinema")).name).toBe("Go to the cinema");
    expect((await rewardOf("cinema", german)).name).toBe("Ins Kino gehen");
    expect((await rewardOf("cinema", { "accept-language": "fr" })).name).toBe("Go to the cinema");
    await mom.send("PATCH", "/api/settings", { locale: "de-AT" });
    expect((await rewardOf("cinema", { "accept-language": "en" })).name).toBe("Ins Kino gehen");
    await give("mia", 3);
    await redeem("bedtime-story");
    expect((await wall.get("/api/ledger?limit=1")).body.entries[0].reason).toBe(
      "Eine Gutenachtgeschichte mehr",
    );
    await mom.send("PATCH", "/api/settings", { locale: "en" });
    expect((await rewardOf("cinema", german)).name).toBe("Go to the cinema");
  });
});
