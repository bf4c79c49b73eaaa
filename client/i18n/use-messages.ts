import { useMemo } from "react";
import { type CatalogueOf, type Message, createTranslate, type TranslateOf } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { useI18n } from "./use-i18n.ts";

type Messages = Readonly<Record<string, Message>>;

/** The sentences of one feature in every language; they come with its chunk rather than with the first page. */
export type FeatureMessages<E extends Messages> = Readonly<Record<Language, CatalogueOf<E>>>;

/** Gives a feature's sentences in the page's language: `const s = useMessages(setupMessages); s("family.title")`. */
export const useMessages = <E extends Messages>(messages: FeatureMessages<E>): TranslateOf<E> => {
  const { language, locale } = useI18n();
  return useMemo(
    () => createTranslate<E>(messages[language], locale),
    [messages, language, locale],
  );
};
