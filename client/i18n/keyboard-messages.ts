import type { Message } from "./catalogue.ts";
import type { FeatureMessages } from "./use-messages.ts";

const en = {
  back: "Delete last letter",
  digits: "Digits",
  enter: "Enter",
  hide: "Put the keyboard away",
  keyboard: "Keyboard",
  language: "Other language’s letters",
  letters: "Letters",
  shift: "Capitals",
  space: "Space",
  symbols: "More signs",
} as const satisfies Record<string, Message>;

/** The names of the on-screen keyboard's keys. */
export const keyboardMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    back: "Letztes Zeichen löschen",
    digits: "Ziffern",
    enter: "Eingabe",
    hide: "Tastatur weglegen",
    keyboard: "Tastatur",
    language: "Buchstaben der anderen Sprache",
    letters: "Buchstaben",
    shift: "Großbuchstaben",
    space: "Leerzeichen",
    symbols: "Weitere Zeichen",
  },
};
