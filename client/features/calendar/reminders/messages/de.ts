import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import type { en } from "./en.ts";

export const de: FeatureMessages<typeof en>["de"] = {
  alarms: "Die eigenen Erinnerungen seines Kalenders klingen an den Wänden.",
  allDay: "An ganze Tage",
  alarmsOnPhones: "Erinnerungen auch aufs Handy",
  alarmsOnPhonesHint: "Aus lassen, wo der Kalender des Handys schon selbst klingelt",
  asMembers: "Wie jeder von uns",
  atStart: "Zum Beginn",
  calendars: "In unseren Kalendern",
  days: { one: "{count} Tag vorher", other: "{count} Tage vorher" },
  daysAt: { one: "{count} Tag vorher, {time}", other: "{count} Tage vorher, {time}" },
  family: "Familienkalender",
  hours: { one: "{count} Stunde vorher", other: "{count} Stunden vorher" },
  member: "{name}: wann erinnert wird",
  minutes: { one: "{count} Minute vorher", other: "{count} Minuten vorher" },
  nobody: "Niemand wird erinnert",
  onTheWay: { one: "{names} ist unterwegs", other: "{names} sind unterwegs" },
  ownQuiet: "Eigene Ruhezeiten",
  ownQuietHint: "Sonst die des Hauses: {start} bis {end}",
  quietFrom: "{name}: Ruhe ab",
  quietUntil: "{name}: Ruhe bis",
  sameDay: "Am Tag selbst, {time}",
  timed: "An Termine",
  title: "Erinnerungen",
  urgent: "Auch nachts",
  urgentHint: "Sonst kommt sie, bevor die Ruhezeit beginnt",
  usual: "Wie üblich",
  usualTitle: "Wann wir üblicherweise erinnert werden",
  usualHint:
    "Für Termine, bei denen nichts anderes steht. Was eines Kindes ist, hören auch die Eltern.",
};
