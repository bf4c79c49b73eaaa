import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for barcodes. */
export const de: CatalogueOf<typeof en> = {
  added: "Auf der Liste: {name}",
  film: "Was die Kamera sieht",
  hold: "Halte den Strichcode vor die Kamera.",
  noReader:
    "Ohne Verbindung lassen sich noch keine Strichcodes lesen. Versuch es gleich noch einmal.",
  none: "Auf diesem Foto ist kein Strichcode zu finden. Geh näher heran, der ganze Code muss darauf sein.",
  photo: "Foto machen",
  remember: "Auf die Liste",
  take: "Fotografiere den Strichcode aus der Nähe.",
  title: "Strichcode scannen",
  what: "Was ist das?",
  whatHint: "{code} hat hier noch niemand gescannt. Ab jetzt kennen es die Handys der Familie.",
};
