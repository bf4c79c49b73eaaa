import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for following the family calendar on a phone. */
export const de: CatalogueOf<typeof en> = {
  "apps.android":
    "Android: Der Google Kalender erreicht keine Adresse im Heimnetz. Eine App wie ICSx⁵ kann das: dort die Adresse hinzufügen, und der Kalender auf dem Handy zeigt sie.",
  "apps.iphoneByCode":
    "iPhone und iPad: die Kamera auf den Code richten, antippen, was sie zeigt, und dann „Abonnieren“.",
  "apps.iphoneHere": "iPhone und iPad: „In einem Kalender öffnen“ und dann „Abonnieren“.",
};
