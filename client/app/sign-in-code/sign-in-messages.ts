import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  again: "Another code",
  code: "QR code that signs a phone in as {name}",
  done: "{name}’s {device} is signed in.",
  ended: "This code is over.",
  field: "The eight digits",
  fieldHint: "The wall or another phone shows them under its QR code.",
  forGuests: "Wi-Fi and phones",
  forWhom: "Whose phone is it?",
  lead: "Point the other phone’s camera at it, then tap “Sign in” there. It works once.",
  left: "Still {count} s",
  linkLead: "The screen that showed the code sees that this phone is signed in.",
  noPin:
    "Only who has a PIN is here. A parent’s phone shows a code for children and grandparents too.",
  openHint: "By a code, without typing a PIN",
  pageOnPhone: "Sign this phone in",
  pageTitle: "Phones and guests",
  replaces: "So far this phone is signed in as {name}.",
  showFor: "{name}’s code",
  showLead: "Before the code comes {name}’s PIN.",
  signIn: "Sign in",
  takeBack: "That wasn’t us: sign it out",
  title: "Sign a phone in",
  typed: "Or type it in the app, under “I have a code”",
} as const satisfies Record<string, Message>;

/** What is said where a screen shows a code that signs a phone in, and on that phone, in every language. */
export const signInMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    again: "Neuer Code",
    code: "QR-Code, der ein Handy als {name} anmeldet",
    done: "{device} von {name} ist angemeldet.",
    ended: "Dieser Code ist abgelaufen.",
    field: "Die acht Ziffern",
    fieldHint: "Die Wand oder ein anderes Handy zeigt sie unter dem QR-Code.",
    forGuests: "WLAN und Handys",
    forWhom: "Wessen Handy ist es?",
    lead: "Die Kamera des anderen Handys darauf halten und dort auf „Anmelden“ tippen. Er gilt einmal.",
    left: "Noch {count} s",
    linkLead: "Der Bildschirm, der den Code gezeigt hat, sieht, dass dieses Handy angemeldet ist.",
    noPin:
      "Hier ist nur, wer eine PIN hat. Das Handy der Eltern zeigt auch für Kinder und Großeltern einen Code.",
    openHint: "Mit einem Code, ohne PIN zu tippen",
    pageOnPhone: "Dieses Handy anmelden",
    pageTitle: "Handys und Gäste",
    replaces: "Bisher ist dieses Handy als {name} angemeldet.",
    showFor: "Code für {name}",
    showLead: "Vor dem Code kommt die PIN von {name}.",
    signIn: "Anmelden",
    takeBack: "Das waren nicht wir: abmelden",
    title: "Ein Handy anmelden",
    typed: "Oder in der App eintippen, unter „Ich habe einen Code“",
  },
};
