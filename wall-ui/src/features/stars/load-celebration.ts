const load = () => import("./celebrate-award.ts");

/** Fetches what a star is celebrated with. */
export const loadCelebration = async () => (await load()).celebrateAward;

/** The same, and makes ready what would hold up the first star. */
export const prepareCelebration = async () => (await load()).prepareSound();
