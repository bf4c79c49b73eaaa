import { useEffect, useMemo, useState } from "react";

const words = /[\p{L}\p{M}]+/gu;

/**
 * Places to part a word that would leave three letters of it on the next line, "Klavierstun-de", or four where there is an
 * earlier one, "Fußballtrai-ning".
 */
const stub =
  /\u{AD}(?=[\p{L}\p{M}]{1,3}(?![\p{L}\p{M}\u{AD}]))|(?<=[\p{L}\p{M}]{3,}\u{AD}[\p{L}\p{M}]+)\u{AD}(?=[\p{L}\p{M}]{4}(?![\p{L}\p{M}\u{AD}]))/gu;

type Hyphenate = (text: string, options: { readonly minWordLength: number }) => string;

/** The patterns by which a language parts its words, fetched when a long word first needs them. */
const patterns: Readonly<
  Record<string, () => Promise<{ readonly default: { readonly hyphenateSync: Hyphenate } }>>
> = {
  de: async () => ({ default: await import("./german-hyphens.ts") }),
  en: () => import("hyphen/en/index.js"),
};

/** The language of a text: of one with letters that only German has it is German, also where another one is spoken. */
export const languageOf = (locale: string, text: string): string =>
  /[äöüß]/iu.test(text) ? "de" : new Intl.Locale(locale).language;

const loaded = new Map<string, Hyphenate>();

/** A text with soft hyphens in its words of so many and more letters; as it is while the patterns are on their way, or where there are none. */
export const useHyphenated = (locale: string, text: string, fewestLetters: number): string => {
  const isLong =
    text.length >= fewestLetters &&
    (text.match(words)?.some(({ length }) => length >= fewestLetters) ?? false);
  const language = isLong ? languageOf(locale, text) : undefined;
  const [, setLoaded] = useState(0);
  const hyphenate = language === undefined ? undefined : loaded.get(language);
  useEffect(() => {
    if (language === undefined || hyphenate !== undefined) return;
    const load = patterns[language];
    if (load === undefined) return;
    let isLeft = false;
    load().then(
      ({ default: { hyphenateSync } }) => {
        loaded.set(language, hyphenateSync);
        if (!isLeft) setLoaded(loaded.size);
      },
      // Without them words are set smaller.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [language, hyphenate]);
  return useMemo(
    () => hyphenate?.(text, { minWordLength: fewestLetters }).replaceAll(stub, "") ?? text,
    [hyphenate, text, fewestLetters],
  );
};
