import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for moving a calendar whole. */
export const de: CatalogueOf<typeof en> = {
  askHere:
    "Alle Termine des Familienkalenders nach „{name}“ bringen? Gesichter, Bilder und Erinnerungen gehen mit, auch Vergangenes. Dann sehen es alle, die jenen Kalender haben.",
  askHome:
    "Alle Termine aus „{name}“ in den Familienkalender holen? Was nur jener Kalender hat, etwa Erinnerungen anderer Programme, bleibt zurück. Termine mit Gästen bleiben dort.",
  here: "Familienkalender hierher bringen",
  home: "Alles in den Familienkalender holen",
  moved: { one: "{count} Termin ist umgezogen", other: "{count} Termine sind umgezogen" },
  moving: { one: "{count} Termin ist umgezogen …", other: "{count} Termine sind umgezogen …" },
  private: "Ein privater Termin",
  unopened: "Ein Termin, der sich hier nicht öffnen lässt",
  stayed: {
    one: "{count} Termin bleibt, wo er war",
    other: "{count} Termine bleiben, wo sie waren",
  },
  waiting: {
    one: "{count} Änderung wartet auf den Server. Drück noch einmal, wenn er wieder da ist: Dann zieht der Rest um.",
    other:
      "{count} Änderungen warten auf den Server. Drück noch einmal, wenn er wieder da ist: Dann zieht der Rest um.",
  },
  yes: "Alles verschieben",
};
