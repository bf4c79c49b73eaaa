import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  appInstalled: "installed",
  appInBrowser: "in the browser",
  appPlain: "plain http",
  appSecure: "https",
  appSilent: "no notifications",
  appTold: "notifications on",
  ask: "Sign “{name}” out? It needs the PIN again.",
  askWall: "Forget “{name}”? If it is still open, it comes back as a new wall.",
  current: "This one",
  forget: "Forget",
  here: "here now",
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
    appInstalled: "installiert",
    appInBrowser: "im Browser",
    appPlain: "ohne https",
    appSecure: "https",
    appSilent: "keine Mitteilungen",
    appTold: "Mitteilungen an",
    ask: "„{name}“ abmelden? Danach braucht es wieder die PIN.",
    askWall: "„{name}“ vergessen? Ist sie noch offen, kommt sie als neue Wand wieder.",
    current: "Dieses hier",
    forget: "Vergessen",
    here: "gerade da",
    revoke: "Abmelden",
    seen: "zuletzt da: {ago}",
    unlock: "15 Min. öffnen",
    unlocked: "Offen bis {time}",
    wall: "Wand",
  },
};
