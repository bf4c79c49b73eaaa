import { createContext } from "react";
import { useProvided } from "../platform/required-context.ts";
import type { Translate } from "./catalogue.ts";
import type { Formats } from "./formats.ts";
import type { Spoken } from "./language.ts";

/** Words, dates and numbers in the family's language. */
export interface Text extends Formats, Spoken {
  readonly t: Translate;
}

export const TextContext = createContext<Text | undefined>(undefined);

/** Words, dates and numbers in the family's language: `t("home.next")`, `clock(instant)`. */
export const useText = (): Text => useProvided(TextContext);
