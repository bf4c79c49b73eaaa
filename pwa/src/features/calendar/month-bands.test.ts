import { expect, it } from "vitest";
import { bandsIn } from "./month-bands.ts";

const leoIsAway = { memberId: "leo", kind: "away", absenceId: "sea" } as const;
const dadWorks = { memberId: "dad", kind: "late", absenceId: "shifts" } as const;
const days = { "2026-11-20": [leoIsAway], "2026-11-21": [leoIsAway, dadWorks] };

it("a month's key says what a band means that stands in the month", () => {
  expect(bandsIn(days, new Set())).toEqual({ isAway: true, hasShifts: true });
  expect(bandsIn({}, new Set())).toEqual({ isAway: false, hasShifts: false });
});

it("a month's key is silent about who isn't shown", () => {
  expect(bandsIn(days, new Set(["dad"]))).toEqual({ isAway: false, hasShifts: true });
  expect(bandsIn(days, new Set(["mia"]))).toEqual({ isAway: false, hasShifts: false });
});
