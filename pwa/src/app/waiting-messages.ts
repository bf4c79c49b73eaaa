import type { Message } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  unkept: {
    one: "This phone can’t keep {count} change. Leave the app open until it is sent.",
    other: "This phone can’t keep {count} changes. Leave the app open until they are sent.",
  },
} as const satisfies Record<string, Message>;

/** What is said of changes that this phone can't keep, in every language. */
export const waitingMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    unkept: {
      one: "Dieses Handy kann {count} Änderung nicht aufbewahren. Lass die App offen, bis sie gesendet ist.",
      other:
        "Dieses Handy kann {count} Änderungen nicht aufbewahren. Lass die App offen, bis sie gesendet sind.",
    },
  },
};
