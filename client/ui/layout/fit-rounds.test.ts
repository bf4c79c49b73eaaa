import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFitRounds } from "./fit-rounds.ts";

let frames: (() => void)[] = [];
const nextFrame = () => {
  const now = frames;
  frames = [];
  for (const call of now) call();
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

test("what a family's day becomes in six answers within one long frame is fitted at last", () => {
  let shown = "";
  let fitted = "";
  const rounds = startFitRounds(() => (fitted = shown));
  for (const answer of ["members", "board", "calendar", "meals", "notes", "weather"]) {
    shown = answer;
    rounds.changed();
  }
  nextFrame();
  expect(fitted).toBe("weather");
  nextFrame();
  expect(frames).toEqual([]);
});

test("content that changes whenever it is fitted is left alone after a while", () => {
  let fits = 0;
  const rounds = startFitRounds(() => {
    fits += 1;
    changes.push(() => rounds.changed());
  });
  const changes: (() => void)[] = [];
  const settle = () => {
    for (let change = changes.shift(); change !== undefined; change = changes.shift()) change();
  };
  rounds.changed();
  settle();
  while (frames.length > 0) {
    nextFrame();
    settle();
    expect(fits).toBeLessThan(100);
  }
  const before = fits;
  rounds.changed();
  expect(fits).toBe(before + 1);
});

test("a box that left the screen isn't fitted in the next frame", () => {
  let fits = 0;
  const rounds = startFitRounds(() => (fits += 1));
  for (let change = 0; change < 6; change += 1) rounds.changed();
  const before = fits;
  rounds.stop();
  nextFrame();
  expect(fits).toBe(before);
});
