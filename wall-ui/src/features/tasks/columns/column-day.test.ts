import { expect, it } from "vitest";
import { type ColumnDay, isSameDay } from "./column-day.ts";

const mia = { id: "mia", name: "Mia", color: "#d9662b", kid: true } as ColumnDay["member"];
const practice = { id: "practice" } as ColumnDay["coming"][number];
const day: ColumnDay = {
  ...{ member: mia, isKnown: true, tasks: [], done: 0, share: undefined },
  ...{ stars: 12, starsToday: 0, streak: 2, paused: undefined, coming: [practice] },
};

it("a member's card is left alone when somebody else's chore was ticked", () => {
  expect(isSameDay(day, { ...day, coming: [practice] })).toBe(true);
});

it("a member's card is drawn again for a new star, another chore or another appointment", () => {
  expect(isSameDay(day, { ...day, stars: 13 })).toBe(false);
  expect(isSameDay(day, { ...day, tasks: [] })).toBe(false);
  expect(isSameDay(day, { ...day, coming: [] })).toBe(false);
  expect(isSameDay(day, { ...day, coming: [{ ...practice }] })).toBe(false);
});
