import { createContext } from "react";
import { useRequiredContext } from "../platform/required-context.ts";
import type { Translate } from "./catalogue.ts";
import type { Formats } from "./formats.ts";
import type { ReaderLanguage } from "./language.ts";

/** Words, dates and numbers in the family's language. */
export interface I18n extends Formats, ReaderLanguage {
  readonly t: Translate;
}

export const I18nContext = createContext<I18n | undefined>(undefined);

/** Words, dates and numbers in the family's language: `t("home.next")`, `clock(instant)`. */
export const useI18n = (): I18n => useRequiredContext(I18nContext);
