import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for the wall's weather. */
export const de: CatalogueOf<typeof en> = {
  asOf: "Stand {time}",
  choosePlace: "Ort für das Wetter wählen",
  credit: "Vorhersage von {name}, {licence}",
  details: "Mehr über jetzt",
  feelsLike: "Gefühlt {degrees}",
  hourIs: "{time}: {what}, {degrees}",
  hours: "Die nächsten Stunden",
  humidity: "Luftfeuchte",
  noHours: "So weit reicht die letzte Vorhersage nicht.",
  noWeather: "Gerade kein Wetter",
  now: "Jetzt",
  rain: "Niederschlag",
  sunrise: "Sonnenaufgang",
  sunset: "Sonnenuntergang",
  title: "Wetter",
  today: "Heute",
  week: "Die nächsten Tage",
  wind: "Wind",
};
