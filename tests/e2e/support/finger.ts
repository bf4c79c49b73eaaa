import type { Locator } from "@playwright/test";

/** Counts a finger's taps. */
export const finger = () => {
  let count = 0;
  return {
    tap: async (what: Locator) => {
      count += 1;
      await what.tap();
    },
    taps: () => count,
  };
};
