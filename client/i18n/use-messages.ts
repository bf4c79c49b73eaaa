import { useMemo } from "react";
import { type CatalogueOf, type Message, speakFrom, type SpeakOf } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { useText } from "./use-i18n.ts";

type Messages = Readonly<Record<string, Message>>;

/** The sentences of one room in every language; they come with the room rather than with the page. */
export type RoomWords<E extends Messages> = Readonly<Record<Language, CatalogueOf<E>>>;

/** How a room speaks: `const s = useWordsOf(setupWords); s("family.title")`. */
export const useWordsOf = <E extends Messages>(words: RoomWords<E>): SpeakOf<E> => {
  const { language, locale } = useText();
  return useMemo(() => speakFrom<E>(words[language], locale), [words, language, locale]);
};
