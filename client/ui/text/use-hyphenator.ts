import { useEffect, useState } from "react";

/** Shorter words are set smaller or wrap as a whole. */
const fewestLetters = 13;
const longWord = /[\p{L}\p{M}]{13,}/u;

type Hyphenate = (text: string, options: { readonly minWordLength: number }) => string;

/** The patterns by which a language parts its words, fetched when a long word first needs them. */
const patterns: Readonly<
  Record<string, () => Promise<{ readonly default: { readonly hyphenateSync: Hyphenate } }>>
> = {
  de: () => import("hyphen/de/index.js"),
  en: () => import("hyphen/en/index.js"),
};

const loaded = new Map<string, Hyphenate>();

/** A text with soft hyphens in its words of thirteen and more letters; as it is while the patterns are on their way, or where there are none. */
export const useHyphenator = (locale: string, text: string): string => {
  const language = new Intl.Locale(locale).language;
  const isLong = longWord.test(text);
  const [, setLoaded] = useState(0);
  const hyphenate = loaded.get(language);
  useEffect(() => {
    const load = patterns[language];
    if (!isLong || hyphenate !== undefined || load === undefined) return;
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
  }, [language, isLong, hyphenate]);
  return isLong && hyphenate !== undefined
    ? hyphenate(text, { minWordLength: fewestLetters })
    : text;
};
