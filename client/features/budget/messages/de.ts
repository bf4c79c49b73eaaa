import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for the budget. */
export const de: CatalogueOf<typeof en> = {
  categories: "Wohin es ging",
  gateLead: "Das Budget hat ein eigenes Schloss. Nach 15 Minuten schließt es wieder.",
  left: "noch {amount}",
  lockFailed: "Gerade lässt es sich nicht sperren; es sperrt sich von selbst.",
  lockLeft: { one: "Noch {count} Minute offen", other: "Noch {count} Minuten offen" },
  lockNow: "Sperren",
  monthIs: "{month}: {spent} von {budgeted}",
  never: "Von dieser Zeit wurde nie etwas gesehen",
  neverHint: "Die Wand behält jeden Monat ab dem Tag, an dem sie das Budget zum ersten Mal sah.",
  noCategories: "Im Budget dieser Zeit steht nichts.",
  noNumbers: "Noch keine Zahlen",
  noPin: "Wer das Budget öffnet, braucht zuerst eine PIN",
  noPinHint: "Sie wird in den Einstellungen gewählt.",
  ofBudgeted: "{spent} von {budgeted} ausgegeben",
  old: "Diese Zahlen sind von {ago}.",
  over: "{amount} zu viel",
  overLead: "Es wurde mehr ausgegeben als geplant.",
  "period.last": "Letzter Monat",
  "period.month": "Dieser Monat",
  "period.ytd": "Seit Januar",
  periods: "Zeitraum",
  safe: "Frei verfügbar",
  since: "Gezählt ab {month}.",
  unplanned: "Nicht geplant",
  without: "Ohne {months}; diese Zeit wurde nie gesehen.",
  year: "Das Jahr {year}",
};
