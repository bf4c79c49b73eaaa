import { expect, it } from "vitest";
import { isPathWithin } from "./path-within.ts";

it.each([
  ["/data", "/data", true],
  ["/data/photos", "/data", true],
  ["/data/..old", "/data", true],
  ["/data/...", "/data", true],
  ["/data/sub", "/", true],
  ["/data-old", "/data", false],
  ["/data", "/data/photos", false],
  ["/", "/data", false],
  ["/other/data", "/data", false],
])("whether %s is within %s is told by parts of the path: %s", (path, dir, isWithin) => {
  expect(isPathWithin(path, dir)).toBe(isWithin);
});
