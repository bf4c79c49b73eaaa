import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  none: "No picture",
  ofTitle: "The one of the title",
  picture: "Picture",
} as const satisfies Record<string, Message>;

/** What the choice of a picture says, in every language. */
export const pictureFieldMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    none: "Kein Bild",
    ofTitle: "Das Bild zum Titel",
    picture: "Bild",
  },
};
