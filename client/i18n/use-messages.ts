import { useMemo } from "react";
import { type CatalogueOf, type Message, createTranslate, type TranslateOf } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { useI18n } from "./use-i18n.ts";

type Messages = Readonly<Record<string, Message>>;

/** The sentences of one feature in every language; they come with its chunk rather than with the first page. */
export type FeatureMessages<E extends Messages> = Readonly<Record<Language, CatalogueOf<E>>>;

/** How a feature speaks: `const s = useWordsOf(setupWords); s("family.title")`. */
export const useMessages = <E extends Messages>(words: FeatureMessages<E>): TranslateOf<E> => {
  const { language, locale } = useI18n();
  return useMemo(() => createTranslate<E>(words[language], locale), [words, language, locale]);
};
