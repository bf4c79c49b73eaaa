import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestAnswer } from "../../fixtures/http/test-browser.ts";
import { testFamily } from "../../fixtures/server/test-server.ts";
import {
  openRewardFixture,
  answerOutcome,
  type RewardFixture,
} from "../../fixtures/rewards/reward-fixture.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let fixture: RewardFixture;
beforeEach(async () => {
  fixture = await openRewardFixture();
});
afterEach(() => fixture.tearDown());

describe("redeeming a reward", () => {
  it("spends its stars, is heard on every screen, and ends the saving for it", async () => {
    const { server, wall, give, assign, redeem, rewards } = fixture;
    await give("mia", 10);
    await assign("bedtime-story");
    await assign("cinema");
    const phone = await openLiveStream(server.url);
    const answer = await redeem("bedtime-story");
    expect(answer.body).toEqual({ ok: true, balance: 7, redemptionId: expect.any(String) });
    const revision = Number(answer.headers.get("x-wall-revision"));
    await phone.until(({ data }) => data.revision === revision);
    expect(phone.events.map(({ data }) => data.kind)).toEqual(
      expect.arrayContaining(["rewards", "stars"]),
    );
    phone.close();
    expect(await rewards()).toMatchObject({
      assignments: { mia: ["cinema"], leo: [], mom: [], dad: [] },
      balances: { mia: 7, leo: 0 },
    });
    const { entries } = (await wall.get("/api/ledger?memberId=mia")).body;
    expect(entries).toMatchObject([
      {
        delta: -3,
        kind: "redemption",
        reason: "An extra bedtime story",
        rewardId: "bedtime-story",
        date: "2026-11-20",
      },
      { delta: 10, kind: "adjustment", reason: "Helped grandma" },
    ]);
    expect((await wall.get("/api/balances/today")).body.mia).toBe(0);
  });

  it("without the stars is refused with what is there and what it costs", async () => {
    const { wall, give, redeem, starsOf } = fixture;
    await give("mia", 1);
    const answer = await redeem("bedtime-story");
    expect(answerOutcome(answer)).toEqual([409, "insufficient", undefined]);
    expect(answer.body.error).toBe("Mia has 1 star; this costs 3 stars.");
    expect(await starsOf("mia")).toBe(1);
    expect((await wall.get("/api/redemptions")).body).toEqual({ items: [], next: null });
  });

  it("for a stranger, or something unknown or hidden, is refused", async () => {
    const { mom, give, assign, redeem, starsOf } = fixture;
    await give("mia", 10);
    expect(answerOutcome(await redeem("bedtime-story", "zoe"))).toEqual([
      400,
      "invalid",
      "memberId",
    ]);
    expect(answerOutcome(await redeem("a-pony"))).toEqual([404, "notFound", undefined]);
    await mom.send("DELETE", "/api/rewards/bedtime-story");
    expect(answerOutcome(await redeem("bedtime-story"))).toEqual([409, "rewardHidden", undefined]);
    expect(answerOutcome(await assign("bedtime-story"))).toEqual([409, "rewardHidden", undefined]);
    expect(await starsOf("mia")).toBe(10);
  });

  it("by two fingers at once with the last stars is won by one of them", async () => {
    const { wall, give, redeem, starsOf } = fixture;
    for (let pair = 0; pair < 20; pair += 1) {
      await give("mia", 3);
      const answers = await Promise.all([redeem("bedtime-story"), redeem("bedtime-story")]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await starsOf("mia")).toBe(0);
    }
    expect((await wall.get("/api/redemptions")).body.items).toHaveLength(20);
  });

  it("sent again with its key spends once, also after a restart", async () => {
    const { server, give, redeem, starsOf } = fixture;
    await give("mia", 9);
    const key = { "idempotency-key": "from-a-tunnel" };
    const first = await redeem("bedtime-story", "mia", key);
    expect((await redeem("bedtime-story", "mia", key)).body).toEqual(first.body);
    await server.restart();
    expect((await redeem("bedtime-story", "mia", key)).body).toEqual(first.body);
    expect(await starsOf("mia")).toBe(6);
  });
});

describe("undoing a redemption", () => {
  it("gives the stars back once, however often a parent asks, and across a restart", async () => {
    const { server, wall, give, redeem, undo } = fixture;
    await give("mia", 3);
    const { redemptionId } = (await redeem("bedtime-story")).body;
    server.clock.advance(60_000);
    const undone = await undo(redemptionId);
    expect(undone.body).toMatchObject({
      ok: true,
      balance: 3,
      redemption: { id: redemptionId, cost: 3, undoneAt: "2026-11-20T16:43:00.000Z" },
    });
    await server.restart();
    const again = await undo(redemptionId);
    expect([again.status, again.headers.get("x-wall-revision")]).toEqual([200, null]);
    expect(again.body).toEqual(undone.body);
    const { entries } = (await wall.get("/api/ledger")).body;
    expect(entries.map(({ kind, delta }: Record<string, unknown>) => [kind, delta])).toEqual([
      ["undo", 3],
      ["redemption", -3],
      ["adjustment", 3],
    ]);
  });

  it("is a parent's, and needs one that was made", async () => {
    const { wall, mia, give, redeem, undo, starsOf } = fixture;
    await give("mia", 3);
    const { redemptionId } = (await redeem("bedtime-story")).body;
    expect(answerOutcome(await undo(redemptionId, wall))).toEqual([401, "parentNeeded", undefined]);
    expect(answerOutcome(await undo(redemptionId, mia))).toEqual([403, "notParent", undefined]);
    for (const id of ["99", "x", "1e1", "-1"]) expect((await undo(id)).status).toBe(404);
    expect(await starsOf("mia")).toBe(0);
  });

  it("gives back what was paid, whatever the reward costs now", async () => {
    const { mom, give, redeem, undo } = fixture;
    await give("mia", 3);
    const { redemptionId } = (await redeem("bedtime-story")).body;
    await mom.send("PATCH", "/api/rewards/bedtime-story", { cost: 30, name: "Story" });
    expect((await undo(redemptionId)).body).toMatchObject({
      balance: 3,
      redemption: { name: "An extra bedtime story", cost: 3 },
    });
  });
});

describe("what stars were spent on", () => {
  it("is told newest first, in pages, for one member or all", async () => {
    const { wall, give, redeem } = fixture;
    await give("mia", 30);
    await give("leo", 30);
    for (let n = 0; n < 3; n += 1) {
      await redeem("bedtime-story", "mia");
      await redeem("hot-chocolate", "leo");
    }
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: TestAnswer = await wall.get(
        `/api/redemptions?limit=2${next === "" ? "" : `&before=${next}`}`,
      );
      seen.push(...page.body.items.map(({ memberId }: { memberId: string }) => memberId));
      next = page.body.next;
    }
    expect(seen).toEqual(["leo", "mia", "leo", "mia", "leo", "mia"]);
    expect((await wall.get("/api/redemptions?memberId=mia")).body.items).toHaveLength(3);
    expect((await wall.get("/api/redemptions?memberId=zoe")).body.field).toBe("memberId");
    expect((await wall.get("/api/redemptions?before=x")).body.field).toBe("before");
  });

  it("stays when a member moves out, who can then spend none", async () => {
    const { server, give, assign, redeem, undo, starsOf, rewards } = fixture;
    await give("leo", 3);
    const { redemptionId } = (await redeem("bedtime-story", "leo")).body;
    await assign("cinema", "leo");
    const staying = testFamily.filter(({ id }) => id !== "leo");
    writeFileSync(join(server.configDir, "members.json"), JSON.stringify(staying));
    await server.restart();
    expect((await rewards()).assignments).toEqual({ mia: [], mom: [], dad: [] });
    expect(answerOutcome(await redeem("bedtime-story", "leo"))).toEqual([
      400,
      "invalid",
      "memberId",
    ]);
    expect((await give("leo", 1)).status).toBe(404);
    expect((await undo(redemptionId)).body.redemption.memberId).toBe("leo");
    writeFileSync(join(server.configDir, "members.json"), JSON.stringify(testFamily));
    await server.restart();
    expect(await starsOf("leo")).toBe(3);
    expect((await rewards()).assignments.leo).toEqual(["cinema"]);
  });
});

describe("an adjustment", () => {
  it("gives and takes stars with a parent's reason, down to none but not below", async () => {
    const { wall, give } = fixture;
    expect((await give("mia", 5)).body).toEqual({ ok: true, balance: 5 });
    expect((await give("mia", -5)).body).toEqual({ ok: true, balance: 0 });
    const below = await give("mia", -1);
    expect(answerOutcome(below)).toEqual([409, "insufficient", undefined]);
    expect(below.body.error).toBe("Mia has 0 stars; 1 star can't be taken away.");
    expect((await wall.get("/api/ledger")).body.entries).toHaveLength(2);
  });

  it("of nothing, of far too much, without a reason, for a stranger or by a child is refused", async () => {
    const { wall, mom, mia, give } = fixture;
    for (const delta of [0, 0.5, 1001, -1001, 1e9])
      expect(answerOutcome(await give("mia", delta))).toEqual([400, "invalid", "delta"]);
    const silent = { delta: 1, reason: "  " };
    expect(answerOutcome(await mom.send("POST", "/api/balances/mia/adjust", silent))).toEqual([
      ...[400, "invalid", "reason"],
    ]);
    expect((await give("zoe", 1)).status).toBe(404);
    expect(answerOutcome(await give("mia", 1, wall))).toEqual([401, "parentNeeded", undefined]);
    expect(answerOutcome(await give("mia", 1, mia))).toEqual([403, "notParent", undefined]);
    expect((await wall.get("/api/ledger")).body.entries).toEqual([]);
  });

  it("may pay into a debt that opening a chore again left behind", async () => {
    const { wall, mom, give, redeem, starsOf } = fixture;
    const teeth = { title: "Teeth", memberIds: ["mia"], recurrence: "FREQ=DAILY", stars: 3 };
    const { id } = (await mom.send("POST", "/api/tasks", teeth)).body;
    await wall.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia" });
    await redeem("bedtime-story");
    await wall.send("POST", `/api/board/routine/${id}/reopen`, { memberId: "mia" });
    expect(await starsOf("mia")).toBe(-3);
    expect((await redeem("bedtime-story")).status).toBe(409);
    expect((await give("mia", -1)).status).toBe(409);
    expect((await give("mia", 2)).body.balance).toBe(-1);
  });
});
