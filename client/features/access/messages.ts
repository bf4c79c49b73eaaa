import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  again: "Once more, to be sure",
  choose: "Choose a PIN of 4 to 12 digits",
  different: "These were not the same. From the start, please.",
  done: "{name}’s PIN is set",
  hasPin: "PIN set",
  kept: "One moment, it is being set",
  noPin: "No PIN",
  of: "{name}’s PIN",
} as const;

/** What is said of a member's PIN, in every language. */
export const pinMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    again: "Noch einmal, zur Sicherheit",
    choose: "Eine PIN aus 4 bis 12 Ziffern",
    different: "Die beiden waren verschieden. Bitte von vorn.",
    done: "Die PIN von {name} ist gesetzt",
    hasPin: "PIN gesetzt",
    kept: "Einen Moment, sie wird gesetzt",
    noPin: "Ohne PIN",
    of: "PIN von {name}",
  },
};
