import type { Message } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  hello: "Hello, {name}",
  install: "Add to home screen",
  installHint: "Open the browser’s menu and choose “Add to home screen”.",
  signedOut: "Signed out",
  signOut: "Sign out",
  somebodyElse: "Somebody else",
} as const satisfies Record<string, Message>;

/** What is said in a member's own sheet on the phone, in every language. */
export const meMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    hello: "Hallo, {name}",
    install: "Zum Startbildschirm",
    installHint: "Öffne das Menü des Browsers und wähle „Zum Startbildschirm“.",
    signedOut: "Abgemeldet",
    signOut: "Abmelden",
    somebodyElse: "Jemand anderes",
  },
};
