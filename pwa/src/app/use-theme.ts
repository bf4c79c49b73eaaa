import { useLayoutEffect } from "react";
import { writeLocal, readLocal } from "#client/platform/local-storage.ts";
import { applyTheme, useCurrentTheme } from "#client/app/use-current-theme.ts";

const place = "theme";

/** Begins with the theme that this phone showed last, so that it doesn't flash in a dark room. */
export const showLastTheme = (): void => {
  const theme = readLocal(place);
  if (theme !== undefined) applyTheme(theme);
};

/** Keeps the page's theme, which turns with the sun unless Settings say otherwise. */
export const useTheme = (): void => {
  const { theme, sure } = useCurrentTheme();
  useLayoutEffect(() => {
    if (!sure) return;
    applyTheme(theme);
    writeLocal(place, theme);
  }, [sure, theme]);
};
