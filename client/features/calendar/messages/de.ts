import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for the views of the calendar. */
export const de: CatalogueOf<typeof en> = {
  add: "Neuer Termin",
  addOn: "Neuer Termin am {day}",
  agenda: "Liste",
  clash: "{name} wird auch bei „{title}“ erwartet, {time}",
  coming: "Kommt noch",
  countdown: "Die Tage zählen",
  edit: "Ändern",
  emptyMonth: "In diesem Monat steht noch nichts. Tipp auf einen Tag, um etwas einzutragen.",
  family: "Familienkalender",
  eventsOn: { one: "{count} Termin", other: "{count} Termine" },
  faces: "Wessen Termine",
  inCalendar: "Im Kalender",
  month: "Monat",
  moreOn: "{count} weitere am {day}",
  nothingFound: "Nichts gefunden",
  nothingFoundHint: "Gesucht wurde drei Monate zurück und neun voraus.",
  nothingOn: "Nichts geplant",
  over: "Vorbei",
  print: "Diese Woche drucken",
  repeats: "Wiederholt sich",
  search: "Suchen",
  searchField: "Wonach suchst du?",
  showAll: "Alle",
  twiceBooked: "Doppelt verplant",
  view: "Ansicht",
  week: "Woche",
};
