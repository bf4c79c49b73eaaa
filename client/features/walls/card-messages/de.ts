import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** What a wall’s own cards say, in German. */
export const de: CatalogueOf<typeof en> = {
  agenda: "Was ansteht",
  countdowns: "Wir zählen die Tage",
  "countdowns.how": "Ein ★ vor dem Titel genügt.",
  "countdowns.none": "Nichts, worauf wir die Tage zählen",
  memory: "Neueste Erinnerung",
  "memory.none": "Noch keine Erinnerung",
  nothingMore: "Nichts mehr",
  nothingPlanned: "Nichts geplant",
  stars: "Sterne und Ziele",
  "stars.none": "Noch keine Sterne",
  timers: "Küchenwecker",
  "timers.set": "Wecker stellen: {duration}",
  tomorrow: "Morgen",
  weatherHours: "Die nächsten Stunden",
  "wifi.none": "Noch kein Gäste-WLAN",
  "wifi.scan": "Scannen und verbinden.",
  "wifi.write": "Aufschreiben",
};
