import { describe, expect, it } from "vitest";
import { readFrom } from "./read-from.ts";

describe("from how far away a wall is drawn to be read", () => {
  it("is what the family set where there are few of them and the screen is large", () => {
    for (const distance of ["near", "kitchen", "across"] as const)
      expect(readFrom(distance, 6, false)).toBe(distance);
  });

  it("is across the kitchen at most for more than six, and on a small screen", () => {
    expect(readFrom("across", 7, false)).toBe("kitchen");
    expect(readFrom("kitchen", 11, false)).toBe("kitchen");
    expect(readFrom("across", 5, true)).toBe("kitchen");
  });

  it("is near for many on a small screen", () => {
    expect(readFrom("across", 6, true)).toBe("near");
    expect(readFrom("kitchen", 6, true)).toBe("near");
  });
});
