import type { Message } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  calendar: "Family calendar",
  calendarHint: "Follow it on this phone, take over a file",
  card: "Emergency card",
  cardHint: "What a babysitter sees on the wall",
  oldPin: "Your PIN until now",
  ownPin: "Your PIN",
  pin: "Change my PIN",
  pinChanged: "Your new PIN is set",
  sources: "What is connected",
  sourcesAll: "Everything is connected and answers.",
  sourcesHint: "What is still missing, and what helps",
  sourcesLead: "Connect it on the wall: open Settings there with a parent’s PIN.",
  wallOpen: "Unlocked until {time}",
  walls: "Unlock a wall",
  wallSeen: "seen {ago}",
  wallsHint: "Opens Settings there for 15 minutes",
  wallsLead: "Then this phone can unlock the walls for 15 minutes.",
  wallsNone: "No wall has been opened yet.",
  wallUnlock: "Unlock for 15 min",
} as const satisfies Record<string, Message>;

/** What a phone's own settings say, in every language. */
export const phoneSettingsMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    calendar: "Familienkalender",
    calendarHint: "Auf diesem Handy folgen, eine Datei übernehmen",
    card: "Notfallkarte",
    cardHint: "Was ein Babysitter an der Wand sieht",
    oldPin: "Deine bisherige PIN",
    ownPin: "Deine PIN",
    pin: "Meine PIN ändern",
    pinChanged: "Deine neue PIN ist gesetzt",
    sources: "Was verbunden ist",
    sourcesAll: "Alles ist verbunden und antwortet.",
    sourcesHint: "Was noch fehlt, und was hilft",
    sourcesLead:
      "Verbinde es an der Wand: Öffne dort die Einstellungen mit der PIN eines Elternteils.",
    wallOpen: "Offen bis {time}",
    walls: "Eine Wand öffnen",
    wallSeen: "zuletzt da: {ago}",
    wallsHint: "Öffnet dort 15 Minuten lang die Einstellungen",
    wallsLead: "Danach kann dieses Handy 15 Minuten lang Wände öffnen.",
    wallsNone: "Noch wurde keine Wand geöffnet.",
    wallUnlock: "15 Min. öffnen",
  },
};
