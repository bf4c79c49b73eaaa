import type { CatalogueOf } from "../../../i18n/catalogue.ts";
import type { en } from "./en.ts";

/** What is said of public and school holidays, in German. */
export const de: CatalogueOf<typeof en> = {
  add: "Hinzufügen",
  calendars: "Kalender mit Schulferien",
  calendarsHint: "Ihre ganzen Tage sind Schulferien: viele Schulen bieten so einen Kalender an.",
  country: "Land",
  end: "Letzter Tag",
  find: "Land suchen",
  guess: "Wohnt ihr in {country}?",
  hint: "Stehen leise im Kalender; Tonnen richten sich nach ihnen, und es ist kein Unterricht.",
  name: "Name",
  nameHint: "Zum Beispiel: Weihnachtsferien",
  noCountry: "Keines",
  noSchool: "Noch keine",
  overlap: "Diese Tage treffen auf Ferien, die schon dastehen.",
  phoneHint: "Euer Land, und wann schulfrei ist",
  public: "Feiertage",
  region: "Region",
  remove: "{name} entfernen",
  school: "Schulferien",
  source: "Feiertage: date-holidays, CC BY-SA 3.0",
  start: "Erster Tag",
  title: "Feiertage und Ferien",
  unread: "Gerade nicht lesbar: {names}",
  whole: "Ganzes Land",
  yes: "Ja, {country}",
};
