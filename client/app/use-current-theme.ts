import type { Config } from "#contract/meta.ts";
import { useConfig } from "../context/config.ts";
import { chooseTheme, type DayTheme } from "./choose-theme.ts";
import { minuteOfDay } from "../i18n/time.ts";
import { useNow } from "../platform/clock.ts";
import { useWeather } from "../features/weather/queries.ts";

/** The theme that the house has now, or a screen with one of its `own`; `sure` once neither Settings nor the sun can change it any more. */
export const useCurrentTheme = (
  own?: Config["theme"],
): { readonly theme: DayTheme; readonly sure: boolean } => {
  const { known: isChosen, theme: chosen, timeZone } = useConfig();
  const weather = useWeather();
  const now = useNow("minute");
  // Invented weather must not turn the lights down.
  const known = weather.source === "live" || weather.source === "stale" ? weather.data : undefined;
  const sun = known && { ...known.today, isUp: known.current.isDay };
  return {
    theme: chooseTheme(own ?? chosen, now, minuteOfDay(now, timeZone), sun),
    sure: isChosen && weather.source !== "loading",
  };
};

/** Puts a theme on the page, in the colours of a palette, and its paper around it. */
export const applyTheme = (theme: string, palette = "paper"): void => {
  const page = document.documentElement;
  if (page.dataset["theme"] === theme && (page.dataset["palette"] ?? "paper") === palette) return;
  page.dataset["theme"] = theme;
  page.dataset["palette"] = palette;
  // With the next frame, which works the styles out anyway; asked now they would be worked out twice.
  requestAnimationFrame(() => {
    const paper = getComputedStyle(page).getPropertyValue("--paper").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
  });
};
