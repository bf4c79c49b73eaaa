import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useConfig } from "../context/config.ts";
import { remember, remembered } from "../platform/local-storage.ts";
import { speak } from "./catalogue.ts";
import { createFormats } from "./formats.ts";
import { catalogueOf, directions, loadCatalogue, type Spoken, spokenFor } from "./language.ts";
import { TextContext } from "./use-i18n.ts";

const place = "locale";
const english: Spoken = { language: "en", locale: "en" };

/** Gives the words; draws nothing until a first language other than English is here, and English where it can't be had. */
export const TextProvider = ({ children }: { children: ReactNode }) => {
  const config = useConfig();
  const chosen = config.known ? config.locale : (remembered(place) ?? "auto");
  const spoken = useMemo(() => spokenFor(chosen, navigator.languages), [chosen]);
  const [ready, setReady] = useState<Spoken>();
  const current = catalogueOf(spoken.language) === undefined ? ready : spoken;

  useEffect(() => {
    if (config.known) remember(place, config.locale);
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

  useEffect(() => {
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
          t: speak(catalogue, current.locale),
          ...createFormats(current.locale, timeZone),
        };
  }, [current, timeZone]);

  return text === undefined ? null : <TextContext value={text}>{children}</TextContext>;
};
