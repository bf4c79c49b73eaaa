import { useLayoutEffect } from "react";
import { showTheme, useThemeOfNow } from "../../../client/use-theme-of-now.ts";

// `?theme=evening` fixes the theme for a screenshot or a look; it is read once, and saved nowhere.
const asked = new URLSearchParams(location.search).get("theme");

/** Keeps the page's theme, which turns with the sun unless Settings say otherwise. */
export const useTheme = (): void => {
  const { theme } = useThemeOfNow();
  const shown = asked ?? theme;
  useLayoutEffect(() => showTheme(shown), [shown]);
};
