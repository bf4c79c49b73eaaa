import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for the reminders of events. */
export const de: CatalogueOf<typeof en> = {
  busy: "Beschäftigt",
  dismiss: "Verstanden",
  gone: "Dieser Termin ist verschoben oder abgesagt",
  onMyWay: "Bin unterwegs",
  onTheWay: { one: "{names} ist unterwegs", other: "{names} sind unterwegs" },
  saidOnMyWay: "Du bist unterwegs",
  snooze: "In 10 Minuten noch einmal",
  snoozed: "Klingelt in 10 Minuten noch einmal",
  there: "bei dir {time}",
  title: "Erinnerung",
  waits: "Außer Reichweite von zu Hause: Es wartet hier, bis du zurück bist",
};
