import { useLayoutEffect } from "react";
import { useConfig } from "../../../client/config.ts";
import { useWords } from "./use-words.ts";
import { useNow } from "../../../client/time.ts";
import { useWeather } from "../../../client/weather.ts";
import { themeOf } from "./theme-of.ts";

// `?theme=evening` fixes the theme for a screenshot or a look; it is read once, and saved nowhere.
const asked = new URLSearchParams(location.search).get("theme");

/** Keeps the page's theme, which turns with the sun unless Settings say otherwise. */
export const useTheme = () => {
  const config = useConfig();
  const weather = useWeather();
  const now = useNow("minute");
  const { format } = useWords();
  // Invented weather must not turn the lights down.
  const sun = weather.from === "live" || weather.from === "stale" ? weather.data?.today : undefined;
  const theme = asked ?? themeOf(config.theme, now, format.clockOf(now), sun);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper.trim());
  }, [theme]);
};
