import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from "react";
import { useConfig } from "../context/config.ts";
import { peekFirstAnswerOf } from "../api/call.ts";
import { configRead } from "../query/config-read.ts";
import { writeLocal, readLocal } from "../platform/local-storage.ts";
import { createCoreTranslate } from "../i18n/catalogue.ts";
import { createFormats } from "../i18n/formats.ts";
import {
  catalogueOf,
  directions,
  loadCatalogue,
  type ReaderLanguage,
  chooseLanguage,
} from "../i18n/language.ts";
import { I18nContext } from "../i18n/use-i18n.ts";

const place = "locale";
const languageOf = (chosen: string): ReaderLanguage => chooseLanguage(chosen, navigator.languages);

/** Fetches the words of the language that the page will speak, as far as that is known before it begins. */
export const loadFirstWords = (): Promise<void> => {
  const config = peekFirstAnswerOf(configRead, {});
  return loadCatalogue(languageOf(config?.locale ?? readLocal(place) ?? "auto").language);
};

const english: ReaderLanguage = { language: "en", locale: "en" };

/** Gives the words; draws nothing until a first language other than English is here, and English where it can't be had. */
export const I18nProvider = ({ children }: { children: ReactNode }) => {
  const config = useConfig();
  const chosen = config.known ? config.locale : (readLocal(place) ?? "auto");
  const spoken = useMemo(() => languageOf(chosen), [chosen]);
  const [ready, setReady] = useState<ReaderLanguage>();
  const current = catalogueOf(spoken.language) === undefined ? ready : spoken;

  useEffect(() => {
    if (config.known) writeLocal(place, config.locale);
  }, [config.known, config.locale]);

  useEffect(() => {
    let isCurrent = true;
    void loadCatalogue(spoken.language).then(
      () => isCurrent && setReady(spoken),
      () => isCurrent && setReady((before) => before ?? english),
    );
    return () => {
      isCurrent = false;
    };
  }, [spoken]);

  // Before anything is measured: another language has the whole page laid out anew.
  useInsertionEffect(() => {
    if (current === undefined) return;
    document.documentElement.lang = current.locale;
    document.documentElement.dir = directions[current.language];
  }, [current]);

  const { timeZone } = config;
  const text = useMemo(() => {
    const catalogue = current && catalogueOf(current.language);
    return catalogue === undefined || current === undefined
      ? undefined
      : {
          ...current,
          t: createCoreTranslate(catalogue, current.locale),
          ...createFormats(current.locale, timeZone),
        };
  }, [current, timeZone]);

  return text === undefined ? null : <I18nContext value={text}>{children}</I18nContext>;
};
