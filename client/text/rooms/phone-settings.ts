import type { Message } from "../catalogue.ts";
import type { RoomWords } from "../words-of.ts";

const en = {
  card: "Emergency card",
  cardHint: "What a babysitter sees on the wall",
  oldPin: "Your PIN until now",
  pin: "Change my PIN",
  pinChanged: "Your new PIN is set",
} as const satisfies Record<string, Message>;

/** What a phone's own settings say, in every language. */
export const phoneSettingsWords: RoomWords<typeof en> = {
  en,
  de: {
    card: "Notfallkarte",
    cardHint: "Was ein Babysitter an der Wand sieht",
    oldPin: "Deine bisherige PIN",
    pin: "Meine PIN ändern",
    pinChanged: "Deine neue PIN ist gesetzt",
  },
};
