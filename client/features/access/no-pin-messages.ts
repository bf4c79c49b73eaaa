import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  byOperator: "{name} has no PIN yet. Whoever runs the wall sets one: MEMBER_PIN_{id} in .env.",
  byParent:
    "{name} has no PIN yet. A parent can set one under Settings → PINs, or invite this phone with a code.",
} as const satisfies Record<string, Message>;

/** What is said where somebody without a PIN wants to sign in, in every language. */
export const noPinMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    byOperator:
      "{name} hat noch keine PIN. Wer die Wand betreibt, richtet sie ein: MEMBER_PIN_{id} in .env.",
    byParent:
      "{name} hat noch keine PIN. Ein Elternteil kann sie unter Einstellungen → PINs setzen oder dieses Handy mit einem Code einladen.",
  },
};
