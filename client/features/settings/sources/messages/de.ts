import type { CatalogueOf } from "../../../../i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for connecting a source. */
export const de: CatalogueOf<typeof en> = {
  "title.tasks": "Woher Aufgaben kommen",
  "title.meals": "Woher Plan, Rezepte und Einkäufe kommen",
  "title.photos": "Woher Fotos kommen",
  "title.budget": "Woher das Budget kommt",
  "title.weather": "Woher das Wetter kommt",
  "title.calendar": "Kalender",
  "house.tasks": "Das Haus selbst",
  "house.meals": "Das Haus selbst",
  "house.photos": "Der Fotoordner der Wand",
  "house.budget": "Kein Budget",
  "house.weather": "Open-Meteo",
  "house.calendar": "Das Haus selbst",
  file: "Eine Datei im Rechner der Wand",
  all: "Alle Quellen",
  inUse: "In Gebrauch",
  notInUse: "Nicht in Gebrauch",
  kept: "Verbunden, nicht in Gebrauch",
  connect: "Verbinden",
  use: "Wieder nutzen",
  change: "Ändern",
  forget: "Wegnehmen",
  forgetAsk: "{name} wegnehmen?",
  forgetHint:
    "Die Wand vergisst den Weg dorthin. Was dort ist, bleibt dort, und was das Haus vorher hatte, wird wieder gezeigt.",
  forgetYes: "Ja, wegnehmen",
  forgotten: "{name} ist weggenommen. Die Wand startet kurz neu.",
  fixed:
    "Das wurde der Wand beim Start mitgegeben, in {place}. Ändere es dort und starte die Wand neu.",
  accessFixed:
    "Der Weg dorthin wurde der Wand beim Start mitgegeben. Was sonst zu wählen ist, lässt sich hier wählen.",
  environment: "ihrer Umgebung",
  fieldFixed: "Der Wand beim Start mitgegeben, in {place}",
  known: "Bleibt es leer, bleibt es, wie es ist.",
  thisMachine: "Es läuft auf dem Gerät der Wand",
  thisMachineHint:
    "Nur für ein Programm neben der Wand; andere Adressen dieses Geräts bleiben verschlossen.",
  test: "Ausprobieren",
  testing: "Wird ausprobiert …",
  foundTitle: "Gefunden",
  version: "Version {version}",
  account: "Konto von {name}",
  missing: "Diese Rechte fehlen:",
  missingHint: "Gib sie dort und probiere es noch einmal.",
  nobody: "Niemand dort",
  none: "Dort gibt es nichts zu wählen.",
  today: "Was wird aus dem, was die Familie heute hat?",
  hide: "Es bleibt hier, verborgen",
  copy: "Es wird auch dorthin kopiert",
  copyHint:
    "Es wird dort noch einmal angelegt. Was dort nicht geht, bleibt nur hier, und ihr erfahrt, wie viel das ist.",
  restarts: "Die Wand startet kurz neu. Danach fragt sie wieder nach der PIN.",
  switch: "Ab jetzt {name} nutzen",
  switching: "Wird verbunden …",
  connected: "{name} ist verbunden. Die Wand startet kurz neu.",
  copied: {
    one: "Eines wurde hinüberkopiert.",
    other: "{count} wurden hinüberkopiert.",
  },
  left: {
    one: "Eines geht dort nicht und bleibt hier.",
    other: "{count} gehen dort nicht und bleiben hier.",
  },
  libraryNeeded:
    "Die Bibliothek von {name} muss auf dem Gerät der Wand sein, in der Version des Servers. Die Wand holt sie mit npm aus dem Internet: etwa 200 MB, ein paar Minuten.",
  libraryFetch: "Holen",
  libraryFetching:
    "Die Bibliothek von {name} wird geholt. Das dauert ein paar Minuten; du kannst solange woandershin gehen.",
  "library.npmMissing":
    "Auf dem Gerät der Wand gibt es kein npm. Installiere dort Node.js 22 oder neuer von nodejs.org, das bringt npm mit. Dann versuche es noch einmal.",
  "library.npmFailed":
    "npm konnte sie nicht holen. Hat das Gerät der Wand Internet und 500 MB Platz?",
  "library.notRunning":
    "Sie wurde geholt, läuft aber auf dem Gerät der Wand nicht, und wurde wieder entfernt. Vielleicht ist Node.js dort älter als 22, oder es gibt keine Fassung für so ein Gerät.",
  "library.notKept":
    "Sie ließ sich nicht in den Datenordner der Wand legen. Auf dieser Festplatte müssen etwa 500 MB frei sein.",
  back: "Zurück",
  optional: "Muss nicht sein.",
  calendarLead: "Kalender haben eine eigene Seite.",
  calendarTo: "Zu den Kalendern",
  todoLists:
    "To-dos können auch in einer Liste eines Kalenderkontos stehen: zu wählen unter Kalender.",
  fromPhone: "Am Handy einfügen",
  fromPhoneHint:
    "Lange Schlüssel sind leichter eingefügt als getippt: Öffne das auf dem Handy eines Elternteils.",
};
