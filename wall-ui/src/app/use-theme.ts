import { useInsertionEffect } from "react";
import { useWall } from "#client/context/wall.ts";
import { useConfig } from "#client/context/config.ts";
import { useIsNight } from "#client/context/use-night.ts";
import { applyTheme, useCurrentTheme } from "#client/app/use-current-theme.ts";

// `?theme=evening` fixes the theme for a screenshot or a look; it is read once, and saved nowhere.
const asked = new URLSearchParams(location.search).get("theme");

/** Keeps the page's theme, which turns with the sun and the house's sleep unless Settings say otherwise, of the house or of this wall. */
export const useTheme = (): void => {
  const { theme: own, palette } = useWall();
  const { known, setupDone, theme: ofHouse } = useConfig();
  const chosen = own === "house" ? ofHouse : own;
  const { theme } = useCurrentTheme(chosen === "night" ? "evening" : chosen);
  const sleeps = useIsNight() && known && setupDone;
  // Who wakes the wall at night is not to be blinded, unless the family wants one theme at any hour.
  const isDark = sleeps && (chosen === "auto" || chosen === "evening");
  const shown = asked ?? (isDark || chosen === "night" ? "night" : theme);
  // Before anything is measured: another theme has all styles worked out anew.
  useInsertionEffect(() => applyTheme(shown, palette), [shown, palette]);
};
