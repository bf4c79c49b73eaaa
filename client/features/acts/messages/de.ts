import type { CatalogueOf } from "../../../i18n/catalogue.ts";
import type { en } from "./en.ts";

/** What is said of what was done last, in German. */
export const de: CatalogueOf<typeof en> = {
  empty: "Zuletzt wurde nichts geändert",
  emptyHint:
    "Was abgehakt, hinzugefügt, geändert oder gelöscht wird, steht hier und lässt sich zurücknehmen.",
  forParents: "Das nimmt die PIN eines Elternteils zurück.",
  "noun.chore": "Aufgabe",
  "noun.event": "Termin",
  "noun.grocery": "Einkauf",
  "noun.list": "Liste",
  "noun.listItem": "Auf einer Liste",
  "noun.meal": "Essen",
  "noun.note": "Zettel",
  "noun.recipe": "Rezept",
  "noun.reward": "Belohnung",
  "noun.todo": "To-do",
  undo: "Rückgängig",
  undoNamed: "Rückgängig: {title}",
  undoOver: "Trotzdem zurück",
  undone: "Zurückgenommen",
  undoneSaid: "Wie es war: {title}",
  "verb.added": "Hinzugefügt",
  "verb.changed": "Geändert",
  "verb.cleared": "Aufgeräumt",
  "verb.deleted": "Gelöscht",
  "verb.done": "Erledigt",
  "verb.moved": "In einen anderen Kalender verschoben",
  "verb.overwritten": "Von einem anderen Programm überschrieben",
  "verb.redeemed": "Eingelöst",
  "verb.reopened": "Wieder offen",
  "verb.restored": "Zurückgeholt",
};
