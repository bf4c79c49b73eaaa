import { useLayoutEffect } from "react";
import { useConfig } from "../../../client/config.ts";
import { minuteOfDay, useNow } from "../../../client/time.ts";
import { useWeather } from "../../../client/weather.ts";
import { remember, remembered } from "./remembered.ts";
import { themeOf } from "./theme-of.ts";

const place = "theme";

const show = (theme: string) => {
  const page = document.documentElement;
  page.dataset["theme"] = theme;
  const paper = getComputedStyle(page).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
};

/** Begins with the theme that this phone showed last, so that it doesn't flash in a dark room. */
export const showLastTheme = (): void => {
  const theme = remembered(place);
  if (theme !== undefined) show(theme);
};

/** Keeps the page's theme, which turns with the sun unless Settings say otherwise. */
export const useTheme = (): void => {
  const { known, theme: chosen, timeZone } = useConfig();
  const weather = useWeather();
  const now = useNow("minute");
  // Invented weather must not turn the lights down.
  const sun = weather.from === "live" || weather.from === "stale" ? weather.data.today : undefined;
  const theme = themeOf(chosen, now, minuteOfDay(now, timeZone), sun);
  const isSure = known && weather.from !== "loading";
  useLayoutEffect(() => {
    if (!isSure) return;
    show(theme);
    remember(place, theme);
  }, [isSure, theme]);
};
