import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  close: "Close",
  next: "Next picture",
  one: "Picture",
  place: "{index} of {total}",
  previous: "Previous picture",
  several: "Pictures",
} as const satisfies Readonly<Record<string, Message>>;

/** What the full-screen pictures say, in every language. */
export const viewerMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    close: "Schließen",
    next: "Nächstes Bild",
    one: "Bild",
    place: "{index} von {total}",
    previous: "Voriges Bild",
    several: "Bilder",
  },
};
