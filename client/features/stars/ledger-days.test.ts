import { expect, it } from "vitest";
import type { LedgerEntry } from "#contract/stars.ts";
import { groupLedgerByDay } from "./ledger-days.ts";

const entry = (id: number, date: string): LedgerEntry => ({
  ...{ id: `${id}`, memberId: "mia", delta: 1, kind: "chore", reason: "Feed the cat" },
  ...{ date, createdAt: "2026-05-20T18:00:00Z" },
});

it("a tick that waited on a phone stands under its own day, and today stays on top", () => {
  const days = groupLedgerByDay([
    entry(4, "2026-05-18"),
    entry(3, "2026-05-20"),
    entry(2, "2026-05-20"),
    entry(1, "2026-05-18"),
  ]);
  expect(days.map(([day, ofDay]) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ["2026-05-20", ["3", "2"]],
    ["2026-05-18", ["4", "1"]],
  ]);
});
