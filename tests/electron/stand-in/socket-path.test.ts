import { expect, it } from "vitest";
import { socketPathFault } from "./socket-path.ts";

it("a folder for Chromium's socket may have 62 bytes, and one that is longer is told by its length", () => {
  expect(socketPathFault(`/${"a".repeat(61)}`)).toBeNull();
  expect(socketPathFault(`/${"a".repeat(62)}`)).toContain("a path of 108 bytes");
  expect(socketPathFault(`/${"ä".repeat(31)}`)).toContain("TMPDIR");
});
