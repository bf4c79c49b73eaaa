import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";

const en = {
  credit: "Forecast by {name}, {licence}",
  details: "More about now",
  feelsLike: "Feels like {degrees}",
  hourIs: "{time}: {what}, {degrees}",
  hours: "The coming hours",
  humidity: "Humidity",
  noHours: "The last forecast doesn’t reach this far.",
  noWeather: "No weather at the moment",
  now: "Now",
  rain: "Rain or snow",
  sunrise: "Sunrise",
  sunset: "Sunset",
  title: "Weather",
  today: "Today",
  tried: "Last tried at {time}.",
  unreachable: "The forecast can’t be reached. What you see is an example.",
  week: "The coming days",
  wind: "Wind",
} as const;

const de: CatalogueOf<typeof en> = {
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
  tried: "Zuletzt versucht um {time}.",
  unreachable: "Die Vorhersage ist nicht erreichbar. Was hier steht, ist ein Beispiel.",
  week: "Die nächsten Tage",
  wind: "Wind",
};

/** What the page of the weather says, in every language; Home needs none of it. */
export const weatherPageMessages: FeatureMessages<typeof en> = { en, de };
