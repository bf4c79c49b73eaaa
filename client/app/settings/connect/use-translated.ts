import type { Translated } from "#contract/settings-sources.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** Reads a source's own words in the page's language. */
export const useTranslated = (): ((words: Translated) => string) => {
  const { language } = useI18n();
  return (words) => words[language];
};
