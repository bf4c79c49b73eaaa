import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for cooking, and for the timers that go on on every page. */
export const de: CatalogueOf<typeof en> = {
  all: "Alle Zutaten",
  done: "Guten Appetit!",
  leave: "Küche verlassen",
  minuteMore: "Noch eine Minute",
  minutes: "Minuten",
  minutesLess: "Weniger Minuten",
  minutesMore: "Mehr Minuten",
  name: "Wofür?",
  next: "Nächster Schritt",
  noneNamed: "Dieser Schritt braucht nichts Neues.",
  nothing: "Dieses Rezept hat keine Schritte.",
  previous: "Schritt davor",
  progress: "Schritt {step} von {total}",
  ready: "Alles bereitstellen",
  rings: "{name}: Zeit ist um!",
  setTimer: "Timer stellen",
  start: "Los",
  stop: "Stopp",
  stopTimer: "Timer beenden: {name}",
  stopped: "Timer beendet: {name}",
  timer: "Timer",
  timerFor: "Timer {time}",
  timers: "Küchentimer",
  toRecipe: "{name}: zurück zum Rezept",
  toStep: "Für diesen Schritt",
};
