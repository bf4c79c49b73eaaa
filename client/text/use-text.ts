import { createContext, use } from "react";
import { speak, type Translate } from "./catalogue.ts";
import { en } from "./en.ts";
import { createFormats, type Formats } from "./format.ts";
import type { Spoken } from "./language.ts";

/** Words, dates and numbers in the family's language. */
export interface Text extends Formats, Spoken {
  readonly t: Translate;
}

export const TextContext = createContext<Text>({
  t: speak(en, "en"),
  language: "en",
  locale: "en",
  ...createFormats("en", "UTC"),
});

/** Words, dates and numbers in the family's language: `t("home.next")`, `clock(instant)`. */
export const useText = (): Text => use(TextContext);
