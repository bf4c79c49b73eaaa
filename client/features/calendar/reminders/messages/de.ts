import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for choosing when an event reminds. */
export const de: CatalogueOf<typeof en> = {
  alarms: "Die eigenen Erinnerungen seines Kalenders klingeln an den Wänden.",
  allDay: "Vor ganztägigen Terminen",
  alarmsOnPhones: "Erinnerungen auch aufs Handy",
  alarmsOnPhonesHint: "Nicht nötig, wo der Kalender des Handys schon selbst klingelt",
  asMembers: "Wie bei jedem von uns üblich",
  atStart: "Zum Beginn",
  calendars: "In unseren Kalendern",
  days: { one: "{count} Tag vorher", other: "{count} Tage vorher" },
  daysAt: { one: "{count} Tag vorher, {time}", other: "{count} Tage vorher, {time}" },
  family: "Familienkalender",
  hours: { one: "{count} Stunde vorher", other: "{count} Stunden vorher" },
  less: "{what}: früher",
  more: "{what}: später",
  minutes: "{count} Min. vorher",
  nobody: "Niemand wird erinnert",
  notOnMyWay: "Doch nicht unterwegs",
  onTheWay: { one: "{names} ist unterwegs", other: "{names} sind unterwegs" },
  ownQuiet: "Eigene Ruhezeiten",
  ownQuietHint: "Sonst die des Hauses: {start} bis {end}",
  quietFrom: "{name}: Ruhe ab",
  quietUntil: "{name}: Ruhe bis",
  sameDay: "Am Tag selbst, {time}",
  timed: "Vor Terminen mit Uhrzeit",
  title: "Erinnerungen",
  urgent: "Auch nachts",
  urgentHint: "Sonst kommt sie, bevor die Ruhezeit beginnt",
  usual: "Wie üblich",
  whose: "Wessen Handys und Termine",
  usualTitle: "Wann wir üblicherweise erinnert werden",
  usualHint:
    "Für Termine, bei denen nichts anderes steht. An Termine eines Kindes werden auch die Eltern erinnert.",
};
