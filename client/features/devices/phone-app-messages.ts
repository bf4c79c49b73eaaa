import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  add: "Add it to the home screen, and it stays.",
  code: "The phone app at {url}",
  copied: "The address is copied",
  invite: "Invite a phone",
  inviteHint: "By a code, or by a message with the address",
  inviteLead:
    "Point the other phone’s camera at the code, in the same Wi-Fi. Whoever has a PIN signs in with it.",
  inviteText: "Our family’s wall, on your phone: {url}",
  none: "This machine has no address that a phone could reach. Is it in the Wi-Fi?",
  noShare: "This browser neither shares nor copies. Read the address out, or show the code.",
  share: "Send the address",
} as const satisfies Record<string, Message>;

/** How another phone comes to the phone app, in every language. */
export const phoneAppMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    add: "Die App zum Startbildschirm hinzufügen, dann bleibt sie da.",
    code: "Die Handy-App unter {url}",
    copied: "Die Adresse ist kopiert",
    invite: "Ein Handy einladen",
    inviteHint: "Mit einem Code, oder mit der Adresse als Nachricht",
    inviteLead:
      "Die Kamera des anderen Handys im selben WLAN auf den Code halten. Wer eine PIN hat, meldet sich damit an.",
    inviteText: "Unsere Familienwand auf deinem Handy: {url}",
    none: "Dieses Gerät hat keine Adresse, die ein Handy erreicht. Ist es im WLAN?",
    noShare:
      "Dieser Browser kann weder teilen noch kopieren. Lies die Adresse vor, oder zeig den Code.",
    share: "Adresse schicken",
  },
};
