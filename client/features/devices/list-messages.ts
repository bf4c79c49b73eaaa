import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  ask: "Sign “{name}” out? It needs the PIN again.",
  askWall: "Forget “{name}”? If it is still open, it comes back as a new wall.",
  current: "This one",
  forget: "Forget",
  revoke: "Sign out",
  seen: "seen {ago}",
  unlock: "Unlock for 15 min",
  unlocked: "Unlocked until {time}",
  wall: "Wall",
} as const satisfies Record<string, Message>;

/** What is said of signed-in phones and of walls, in every language. */
export const deviceListMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    ask: "„{name}“ abmelden? Danach braucht es wieder die PIN.",
    askWall: "„{name}“ vergessen? Ist sie noch offen, kommt sie als neue Wand wieder.",
    current: "Dieses hier",
    forget: "Vergessen",
    revoke: "Abmelden",
    seen: "zuletzt da: {ago}",
    unlock: "15 Min. öffnen",
    unlocked: "Offen bis {time}",
    wall: "Wand",
  },
};
