/** Fetches what a star is celebrated with. */
export const loadCelebration = async () => (await import("./celebrate-award.ts")).celebrateAward;
