import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  nothing: "nothing",
  house: "Settings",
  servings: "for {count}",
  wifi: "Wi-Fi",
  otherPicture: "{what}: somebody chose another picture",
  otherAisle: "{what}: somebody chose another aisle",
  otherColor: "{what}: somebody chose another colour",
  otherRule: "{what}: somebody changed how it repeats",
  changedAfterYou: "{what}: somebody changed it after you",
  overwritten: "Somebody changed “{mine}” to “{theirs}”",
  overwrittenOf: "{what}: somebody changed “{mine}” to “{theirs}”",
  "setting.theme": "Light",
  "setting.locale": "Language",
  "setting.units": "Units",
  "setting.weekStart": "A week on Calendar and Meals",
  "setting.celebrateChores": "Celebrations",
  "setting.preReaders": "Who can’t read yet",
  "setting.sleepNights": "Nights with hours of their own",
  "setting.notifications": "What the house tells",
  "setting.reminders": "Usual reminders",
  "setting.kiosk": "The wall’s screen",
} as const satisfies Record<string, Message>;

/** What whoever wrote first is told when a later change won, in every language. */
export const overwrittenMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    nothing: "nichts",
    house: "Einstellungen",
    servings: "für {count}",
    wifi: "WLAN",
    otherPicture: "{what}: Jemand hat ein anderes Bild gewählt",
    otherAisle: "{what}: Jemand hat einen anderen Gang gewählt",
    otherColor: "{what}: Jemand hat eine andere Farbe gewählt",
    otherRule: "{what}: Jemand hat die Wiederholung geändert",
    changedAfterYou: "{what}: Jemand hat es nach dir geändert",
    overwritten: "Jemand hat „{mine}“ in „{theirs}“ geändert",
    overwrittenOf: "{what}: Jemand hat „{mine}“ in „{theirs}“ geändert",
    "setting.theme": "Licht",
    "setting.locale": "Sprache",
    "setting.units": "Einheiten",
    "setting.weekStart": "Eine Woche in Kalender und Essen",
    "setting.celebrateChores": "Feiern",
    "setting.preReaders": "Wer noch nicht lesen kann",
    "setting.sleepNights": "Nächte mit eigenen Zeiten",
    "setting.notifications": "Was das Haus meldet",
    "setting.reminders": "Übliche Erinnerungen",
    "setting.kiosk": "Bildschirm der Wand",
  },
};
