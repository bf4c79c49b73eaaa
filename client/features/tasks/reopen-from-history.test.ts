import { expect, it } from "vitest";
import type { LedgerEntry } from "#contract/stars.ts";
import { reopenableEntries } from "./reopen-from-history.ts";

const entry = (id: string, fields: Partial<LedgerEntry>): LedgerEntry => ({
  ...{ id, memberId: "mia", delta: 1, kind: "chore", reason: "Brush teeth", taskId: "t1" },
  ...{ date: "2026-11-20", createdAt: "2026-11-20T06:42:00.000Z" },
  ...fields,
});
const taken = (entries: LedgerEntry[], since = "2026-11-20") => [
  ...reopenableEntries(entries, since).keys(),
];

it("a star of today can be taken back, one of last week can't", () => {
  expect(taken([entry("2", {}), entry("1", { date: "2026-11-13" })])).toEqual(["2"]);
});

it("what was taken back already isn't offered again, and what was done anew after that is", () => {
  const [first, back, again] = [entry("1", {}), entry("2", { delta: -1 }), entry("3", {})];
  expect(taken([back, first])).toEqual([]);
  expect(taken([again, back, first])).toEqual(["3"]);
});

it("a redemption or a parent's gift isn't a chore to open again", () => {
  const { taskId: _none, ...gift } = entry("1", { kind: "adjustment" });
  expect(taken([gift, entry("2", { kind: "redemption", delta: -5 })])).toEqual([]);
});
