const place = "locale";

// Storage is forbidden in some private windows; then the browser's language comes first for a moment.
const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** The locale that the house chose when this page was last open, so that its first words are right. */
export const rememberedLocale = (): string | undefined =>
  quietly(() => localStorage.getItem(place)) ?? undefined;

/** Keeps the house's locale for the next time. */
export const rememberLocale = (locale: string): void =>
  quietly(() => localStorage.setItem(place, locale));
