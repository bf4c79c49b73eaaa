import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  testRoster,
  openTaskFixture,
} from "#tests/fixtures/tasks/task-fixture.ts";
import { createRewards, type RewardService } from "./rewards.ts";

const cinema = { id: "cinema", icon: "clapper-board", tier: "big", cost: 5 } as const;

let fixture: TaskFixture;
const open = (builtIn: Parameters<typeof createRewards>[0]["builtIn"]): RewardService =>
  createRewards({
    ...{ db: fixture.db, stars: fixture.stars, clock: fixture.clock, builtIn },
    roster: () => testRoster,
  });
let rewards: RewardService;
beforeEach(() => {
  fixture = openTaskFixture({ at: "2026-11-20T08:00:00Z" });
  rewards = open([{ ...cinema, name: { en: "Cinema", de: "Kino" } }]);
});
afterEach(() => fixture.tearDown());

const spend = () => rewards.redemptions.redeem({ rewardId: "cinema", memberId: "mia" }, "de");

describe("the ledger of rewards", () => {
  it.each([
    "INSERT INTO ledger (member_id, delta, kind, reason, redemption_id, day, created_at) SELECT member_id, 5, 'undo', 'x', redemption_id, day, 0 FROM ledger WHERE kind = 'undo'",
    "REPLACE INTO ledger (member_id, delta, kind, reason, redemption_id, day, created_at) SELECT 'leo', 9, kind, 'x', redemption_id, day, 0 FROM ledger WHERE kind = 'undo'",
  ])("gives stars back once, whoever writes it: %s", (sql) => {
    fixture.stars.adjust({ memberId: "mia", delta: 5, reason: "Gift" });
    rewards.redemptions.undo(spend().redemptionId);
    expect(() => fixture.db.exec(sql)).toThrow("append-only");
    expect(fixture.stars.balances()).toEqual({ mia: 5, leo: 0, mom: 0 });
  });

  it("has no redemption below zero, whoever writes it", () => {
    fixture.stars.adjust({ memberId: "mia", delta: 5, reason: "Gift" });
    const { redemptionId } = spend();
    const again = { redemptionId: 0, rewardId: "cinema", memberId: "mia", name: "Kino", cost: 5 };
    fixture.db.exec(
      "INSERT INTO redemptions (member_id, reward_id, name, icon, cost) VALUES ('mia', 'cinema', 'x', 'x', 5)",
    );
    expect(() => fixture.stars.spend({ ...again, redemptionId: Number(redemptionId) + 1 })).toThrow(
      "not that many stars",
    );
    expect(fixture.stars.balanceOf("mia")).toBe(0);
  });

  it("has no redemption that isn't kept, and no entry of one without it", () => {
    fixture.stars.adjust({ memberId: "mia", delta: 9, reason: "Gift" });
    const insert =
      "INSERT INTO ledger (member_id, delta, kind, reason, redemption_id, day, created_at) VALUES";
    expect(() =>
      fixture.db.exec(`${insert} ('mia', -1, 'redemption', 'x', NULL, '2026-11-20', 0)`),
    ).toThrow("CHECK");
    expect(() =>
      fixture.db.exec(`${insert} ('mia', -1, 'redemption', 'x', 99, '2026-11-20', 0)`),
    ).toThrow("FOREIGN KEY");
  });
});

describe("a family's own rewards.json", () => {
  it("may lose a reward: what was spent on it stays, and nobody saves for it", () => {
    fixture.stars.adjust({ memberId: "mia", delta: 10, reason: "Gift" });
    rewards.wishes.assign({ rewardId: "cinema", memberId: "leo" });
    spend();
    rewards = open([{ ...cinema, id: "zoo", name: "Zoo" }]);
    expect(rewards.catalog.all().map(({ id }) => id)).toEqual(["zoo"]);
    expect(rewards.wishes.everyones()).toEqual({ mia: [], leo: [], mom: [] });
    expect(rewards.redemptions.page({ limit: 5 }).items).toMatchObject([
      { rewardId: "cinema", name: "Kino", cost: 5 },
    ]);
    expect(() => spend()).toThrow("There is no such reward.");
  });

  it("in one language is shown so in every language, and parents' words win", () => {
    rewards = open([{ ...cinema, name: "Bioscoop" }]);
    expect(rewards.catalog.find("cinema", "de").name).toBe("Bioscoop");
    rewards.catalog.change("cinema", { name: "Film" });
    expect(rewards.catalog.find("cinema", "de").name).toBe("Film");
  });
});
