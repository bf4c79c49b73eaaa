import { countsToTwelve } from "#client/i18n/formatters.ts";

export type ClockStyle = "12" | "24";

/** How many hours a locale's clock counts to. */
export const clockStyleOf = (locale: string): ClockStyle => (countsToTwelve(locale) ? "12" : "24");

/** A locale without wishes of its own. */
export const languageTagOf = (locale: string): string => new Intl.Locale(locale).baseName;

/** The locale with a clock of this style; plain where that is the region's own. */
export const withClock = (locale: string, style: ClockStyle): string => {
  const plain = languageTagOf(locale);
  return clockStyleOf(plain) === style
    ? plain
    : new Intl.Locale(plain, { hourCycle: style === "12" ? "h12" : "h23" }).toString();
};
