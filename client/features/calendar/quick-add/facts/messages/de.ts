import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** What quick words say that isn't an event, in German. */
export const de: CatalogueOf<typeof en> = {
  absence: "Tage weg",
  bin: "Eine Tonne",
  continue: "Weiter",
  event: "Ein Termin",
  every: { one: "{days}, jede Woche", other: "{days}, alle {count} Wochen" },
  forParents: "Das schreiben nur Eltern auf. Frag jemanden, oder nimm es als Termin.",
  from: "ab {day}",
  fromTo: "{first} bis {last}",
  lesson: "Eine Schulstunde",
  lessonNth: "{day}, {nth}. Stunde",
  lessonTimes: "{day}, {start} – {end}",
  schoolHolidays: "Schulferien",
  shift: "Schichten",
  "shift.early": "Frühschicht",
  "shift.late": "Spätschicht",
  "shift.night": "Nachtschicht",
  timesUnknown:
    "Wann die {nth}. Stunde ist, steht noch in keinem Stundenplan. Stell die Zeiten ein.",
  weekOf: "Woche {week}",
  what: "Was ist das?",
  wholeWeeks: "Ganze Wochen",
};
