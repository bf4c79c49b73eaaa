import { useLayoutEffect } from "react";
import { remember, remembered } from "#client/platform/local-storage.ts";
import { showTheme, useThemeOfNow } from "#client/app/use-current-theme.ts";

const place = "theme";

/** Begins with the theme that this phone showed last, so that it doesn't flash in a dark room. */
export const showLastTheme = (): void => {
  const theme = remembered(place);
  if (theme !== undefined) showTheme(theme);
};

/** Keeps the page's theme, which turns with the sun unless Settings say otherwise. */
export const useTheme = (): void => {
  const { theme, sure } = useThemeOfNow();
  useLayoutEffect(() => {
    if (!sure) return;
    showTheme(theme);
    remember(place, theme);
  }, [sure, theme]);
};
