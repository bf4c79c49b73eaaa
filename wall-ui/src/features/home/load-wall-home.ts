import { keepTrying } from "#client/platform/keep-trying.ts";

/** Fetches what a wall shows in other presets than Kitchen. */
export const loadWallHome = () => keepTrying(() => import("./layout/WallHome.tsx"));
