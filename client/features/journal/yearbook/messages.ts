import type { FeatureMessages } from "../../../i18n/use-messages.ts";

const en = {
  by: "{name}, about {names}",
  empty: "No year to print yet",
  emptyHint: "Once somebody has written in the journal, its year can be printed here.",
  hearts: { one: "{count} heart", other: "{count} hearts" },
  hint: "Choose “Save as PDF” where it asks for a printer, to keep it as a file.",
  memories: { one: "One memory", other: "{count} memories" },
  preparing: "Getting the pictures …",
  print: "Print",
  title: "Our year {year}",
  years: "Which year?",
} as const;

/** What the yearbook says, in every language. */
export const yearbookMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    by: "{name}, über {names}",
    empty: "Noch kein Jahr zum Drucken",
    emptyHint: "Sobald jemand ins Tagebuch geschrieben hat, lässt sich das Jahr hier drucken.",
    hearts: { one: "{count} Herz", other: "{count} Herzen" },
    hint: "Wähle beim Drucker „Als PDF speichern“, um es als Datei zu behalten.",
    memories: { one: "Eine Erinnerung", other: "{count} Erinnerungen" },
    preparing: "Bilder werden geholt …",
    print: "Drucken",
    title: "Unser Jahr {year}",
    years: "Welches Jahr?",
  },
};
