import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for the weather on Home. */
export const de: CatalogueOf<typeof en> = {
  asOf: "Stand {time}",
  choosePlace: "Ort für das Wetter wählen",
};
