import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cardRoom, faceLayout } from "./card-room.ts";
import { hiddenChoresIn, tightestChoreStep } from "./show-chores.ts";

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 800);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("what is left is a number on each face where tiles are low or lie, and words where all have room for them", () => {
  expect(faceLayout(12, { width: 880, height: 320 }, 1)).toEqual({
    ...{ columns: 6, lies: false, isCounted: false },
  });
  expect(faceLayout(12, { width: 880, height: 270 }, 1)).toEqual({
    ...{ columns: 6, lies: false, isCounted: true },
  });
  expect(faceLayout(5, { width: 640, height: 146 }, 0.63)).toMatchObject({
    ...{ lies: true, isCounted: true },
  });
});

it("a list hides what comes next before it hides a chore more, one after the other", () => {
  const steps = Array.from({ length: tightestChoreStep(3) + 1 }, (_, step) => hiddenChoresIn(step));
  expect(steps).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(tightestChoreStep(0)).toBe(1);
});

it("a line below the cards needs the height of a chore in both, less below one wide card, and the width of a name beside one", () => {
  expect(cardRoom({ width: 885, height: 318 }, 1).line).toMatchObject({
    cards: 4,
    mayBeWhole: false,
  });
  expect(cardRoom({ width: 885, height: 318 }, 1).line?.share).toBeCloseTo(0.43);
  expect(cardRoom({ width: 885, height: 220 }, 1).line).toMatchObject({ cards: 1 });
  expect(cardRoom({ width: 885, height: 220 }, 1).line?.share).toBeCloseTo(0.43);
  expect(cardRoom({ width: 885, height: 205 }, 1).line?.share).toBeGreaterThan(1);
});

it("on an upright wall the line may be as wide as everybody's cards, of which two stand above it", () => {
  vi.stubGlobal("innerWidth", 800);
  vi.stubGlobal("innerHeight", 1280);
  for (const height of [300, 500])
    expect(cardRoom({ width: 760, height }, 1).line).toMatchObject({ cards: 2, mayBeWhole: true });
});
