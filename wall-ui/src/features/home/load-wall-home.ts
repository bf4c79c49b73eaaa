import { keepTrying } from "#client/platform/keep-trying.ts";

/** Fetches what a wall shows in other presets than Kitchen, and where a parent arranged it. */
export const loadWallHome = () => keepTrying(() => import("./layout/ArrangedHome.tsx"));
