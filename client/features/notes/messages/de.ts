import type { CatalogueOf } from "../../../i18n/catalogue.ts";
import type { en } from "./en.ts";

/** What is said of notes, in German. */
export const de: CatalogueOf<typeof en> = {
  add: "Aufhängen",
  by: "von {name}",
  down: "Abnehmen",
  downNamed: "Abnehmen: {text}",
  empty: "Gerade kein Zettel",
  emptyHint: "„Klempner um 10“, „Oma kommt um 4“: ein Wort für alle oder für eine Person.",
  everybody: "Alle",
  for: "Für {name}",
  forWhom: "Für wen?",
  new: "Neuer Zettel",
  taken: "Zettel abgenommen",
  text: "Was steht darauf?",
  textHint: "Zum Beispiel: Klempner um 10",
  today: "nur heute",
  twoWeeks: "Zwei Wochen",
  until: "bis {day}",
  untilWhen: "Bis wann?",
  waits: "wartet auf das Netz",
  waitsFor: "wartet, bis {name} auf diesem Handy angemeldet ist",
  waitsForNobody: "wurde nie gesendet",
};
