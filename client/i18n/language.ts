import type { CoreCatalogue } from "./catalogue.ts";
import { en } from "./en.ts";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** Which way each language is written. */
export const directions = { en: "ltr", de: "ltr" } as const satisfies Record<
  Language,
  "ltr" | "rtl"
>;

/** A language with a catalogue, and the tag that dates and numbers are written by. */
export interface ReaderLanguage {
  readonly language: Language;
  readonly locale: string;
}

const languageOf = (tag: string): Language | undefined =>
  languages.find((language) => tag.toLowerCase().split("-")[0] === language);

/**
 * The language to speak: the chosen one, or with `auto` the first of the browser's that has a catalogue.
 * Elsewhere English, with the clock and the dates of the reader's region.
 */
export const chooseLanguage = (chosen: string, browser: readonly string[]): ReaderLanguage => {
  const wished = chosen === "auto" ? browser : [chosen, ...browser];
  for (const locale of chosen === "auto" ? wished : wished.slice(0, 1)) {
    const language = languageOf(locale);
    if (language !== undefined) return { language, locale };
  }
  const region = wished.map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return { language: "en", locale: region === undefined ? "en" : `en-${region}` };
};

const loaded = new Map<Language, CoreCatalogue>([["en", en]]);

/** A language's sentences, where they are here already. */
export const catalogueOf = (language: Language): CoreCatalogue | undefined => loaded.get(language);

const loaders = {
  en: async () => en,
  de: async () => (await import("./de.ts")).de,
} satisfies Record<Language, () => Promise<CoreCatalogue>>;

/** Fetches a language's sentences. */
export const loadCatalogue = async (language: Language): Promise<void> => {
  loaded.set(language, await loaders[language]());
};
