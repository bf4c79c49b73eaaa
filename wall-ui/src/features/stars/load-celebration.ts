/** Fetches what a star is celebrated with. */
export const loadCelebration = async () => (await import("./celebrate-award.ts")).celebrateAward;

/** The same, and makes ready what would hold up the first star. */
export const prepareCelebration = async () => (await import("./celebrate-award.ts")).prepareSound();
