import type { Message } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  again: "Try again",
  allAgain: "Try all again",
  allGo: "Let all go",
  allGoAsk: {
    one: "Let {count} change go for good?",
    other: "Let {count} changes go for good?",
  },
  doneBy: "{name} has done it already.",
  forAnybody: "Something on this phone waits until somebody signs in.",
  forOthers: "Something on this phone waits for a sign-in of {names}.",
  formerEntry: "In the journal an entry waits whose author has left the family.",
  letGo: "Let it go",
  seen: "OK",
  unkept: {
    one: "This phone can’t keep {count} change. Leave the app open until it is sent.",
    other: "This phone can’t keep {count} changes. Leave the app open until they are sent.",
  },
} as const satisfies Record<string, Message>;

/** What is said of changes that wait on this phone, were refused or can't be kept on it, in every language. */
export const waitingMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    again: "Noch einmal",
    allAgain: "Alles noch einmal",
    allGo: "Alles verwerfen",
    allGoAsk: {
      one: "{count} Änderung endgültig verwerfen?",
      other: "{count} Änderungen endgültig verwerfen?",
    },
    doneBy: "{name} hat das schon erledigt.",
    forAnybody: "Auf diesem Handy wartet etwas, bis sich jemand anmeldet.",
    forOthers: "Auf diesem Handy wartet etwas auf eine Anmeldung von {names}.",
    formerEntry: "Im Tagebuch wartet ein Eintrag von jemandem, der nicht mehr zur Familie gehört.",
    letGo: "Verwerfen",
    seen: "OK",
    unkept: {
      one: "Dieses Handy kann {count} Änderung nicht aufbewahren. Lass die App offen, bis sie gesendet ist.",
      other:
        "Dieses Handy kann {count} Änderungen nicht aufbewahren. Lass die App offen, bis sie gesendet sind.",
    },
  },
};
