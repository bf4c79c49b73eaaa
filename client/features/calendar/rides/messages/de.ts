import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for choosing who takes and who collects, and what speaks against it. */
export const de: CatalogueOf<typeof en> = {
  change: "Wer fährt, wer abholt",
  collector: "Wer holt ab?",
  driver: "Wer fährt?",
  hasShift: "{name} hat dann Schicht, {time}",
  isAway: "{name} ist dann nicht da",
  isAwayFor: "{name} ist dann nicht da: {reason}",
  keep: "Speichern",
  less: "Kürzerer Weg",
  minutes: "{count} Min.",
  more: "Längerer Weg",
  nobody: "Niemand",
  nobodyTakes: "Niemand bringt {name} hin",
  once: "Nur dieses Mal",
  onceHint: "Sonst jedes Mal, wenn es wiederkommt",
  unknownWay: "unbekannt",
  way: "Weg zu {place}",
  wayHint: "Dann steht dabei, wann es losgeht. Gilt für diesen Ort.",
};
