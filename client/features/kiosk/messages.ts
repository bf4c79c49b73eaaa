import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  leave: "To the desktop",
  leaveLead: "The wall gets smaller and goes on; start it again to bring it back over the screen.",
  restart: "Start again",
  restarting: "Starting again …",
  safe: "The wall runs without calendars and other sources, because it crashed several times.",
} as const satisfies Record<string, Message>;

/** What the wall's own window says. */
export const kioskMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    leave: "Zum Schreibtisch",
    leaveLead:
      "Die Wand wird kleiner und läuft weiter; starte sie noch einmal, dann füllt sie wieder den Bildschirm.",
    restart: "Neu starten",
    restarting: "Startet neu …",
    safe: "Die Wand läuft ohne Kalender und andere Quellen, weil sie mehrmals abgestürzt ist.",
  },
};
