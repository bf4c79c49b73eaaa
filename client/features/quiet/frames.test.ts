import { expect, it } from "vitest";
import { burnInOffsetAt } from "./burn-in-offset.ts";
import { fitOf, frameOf, leavesHalfEmpty, widthIn } from "./frames.ts";

const wall = { width: 1920, height: 1080 };
const portrait = { width: 1080, height: 1920 };
const phonePhoto = { width: 3000, height: 4000 };
const cameraPhoto = { width: 6000, height: 4000 };
const panorama = { width: 9000, height: 3000 };

it("a photo fills the screen where little of it is cut, else it is whole with its edges filled", () => {
  expect(fitOf(cameraPhoto, wall)).toBe("cover");
  expect(fitOf({ width: 4000, height: 3000 }, wall)).toBe("contain");
  expect(fitOf(panorama, wall)).toBe("contain");
  expect(fitOf(phonePhoto, wall)).toBe("contain");
});

it("photos that leave half of the screen empty stand beside or above each other", () => {
  expect([phonePhoto, cameraPhoto].map((photo) => leavesHalfEmpty(photo, wall))).toEqual([
    true,
    false,
  ]);
  expect([phonePhoto, cameraPhoto].map((photo) => leavesHalfEmpty(photo, portrait))).toEqual([
    false,
    true,
  ]);
  expect(frameOf(2, wall)).toEqual({ width: 960, height: 1080 });
  expect(frameOf(2, portrait)).toEqual({ width: 1080, height: 960 });
  expect(fitOf(phonePhoto, frameOf(2, wall))).toBe("cover");
});

it("a photo is asked for as wide as it is shown, and no wider", () => {
  expect(widthIn(cameraPhoto, wall)).toBe(1920);
  expect(widthIn(phonePhoto, wall)).toBe(810);
  expect(widthIn(phonePhoto, frameOf(2, wall))).toBe(960);
  // Cut above and below only: as wide as its frame.
  expect(widthIn({ width: 1600, height: 1000 }, wall)).toBe(1920);
});

it("what stands for hours is somewhere else each minute, never far at once, and comes everywhere in a day", () => {
  const path = Array.from({ length: 24 * 60 }, (_, minute) => burnInOffsetAt(minute * 60_000));
  for (const [n, { x, y }] of path.entries()) {
    const next = path[n + 1];
    if (next === undefined) break;
    const far = Math.hypot(next.x - x, next.y - y);
    expect(far).toBeGreaterThan(0.001);
    expect(far).toBeLessThan(0.35);
  }
  for (const way of ["x", "y"] as const) {
    const places = path.map((place) => place[way]);
    expect([Math.min(...places), Math.max(...places)].map(Math.round)).toEqual([-1, 1]);
    const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
    expect(Math.abs(middle)).toBeLessThan(0.02);
  }
});
