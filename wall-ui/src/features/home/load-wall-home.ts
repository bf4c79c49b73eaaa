/** Fetches what a wall shows in other presets than Kitchen. */
export const loadWallHome = () => import("./layout/WallHome.tsx");
