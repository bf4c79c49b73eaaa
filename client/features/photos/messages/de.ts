import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for the family's photos. */
export const de: CatalogueOf<typeof en> = {
  again: "Noch einmal versuchen",
  byPhone: "Mit dem Handy kommen neue dazu: oben das Gesicht, dann Fotos.",
  camera: "Foto machen",
  choose: "Hinzufügen",
  delete: "Löschen",
  deleteAsk: "Dieses Foto löschen?",
  deleted: "Das Foto ist gelöscht",
  deleteHint:
    "Die Datei ist dann endgültig weg. Soll es nur auf keinem Bildschirm mehr erscheinen, blende es aus.",
  empty: "Noch keine Fotos",
  samples: "Das sind nur Beispiele.",
  emptyElsewhere: "Sobald Fotos dort liegen, wo die Wand sie sucht, erscheinen sie hier.",
  emptyHint: "Was du hier hinzufügst, zeigt die Wand, wenn sie gerade niemand benutzt.",
  failed: {
    one: "{count} Foto ist nicht angekommen",
    other: "{count} Fotos sind nicht angekommen",
  },
  held: {
    one: "{count} Foto wartet und geht dann von selbst.",
    other: "{count} Fotos warten und gehen dann von selbst.",
  },
  hidden: { one: "{count} ausgeblendetes Foto", other: "{count} ausgeblendete Fotos" },
  hiddenHint: "Noch da, aber auf keinem Bildschirm zu sehen.",
  hiddenNone: "Kein Foto ist ausgeblendet",
  hiddenTitle: "Ausgeblendete Fotos",
  hide: "Ausblenden",
  hideDone: "Das Foto ist ausgeblendet",
  later: {
    one: "Zu viel auf einmal: {count} Foto geht um {time} von selbst weiter",
    other: "Zu viel auf einmal: {count} Fotos gehen um {time} von selbst weiter",
  },
  leave: "Lassen",
  morePhotos: "Mehr zeigen",
  photo: "Foto",
  photoOf: "Foto vom {date}",
  sending: "{done} von {total} wird gesendet",
  sent: { one: "{count} Foto ist da", other: "{count} Fotos sind da" },
  show: "Wieder zeigen",
  showLarge: "Groß zeigen",
  shown: "Das Foto wird wieder gezeigt",
  waiting: {
    one: "{count} Foto wartet auf das Netz und geht dann von selbst",
    other: "{count} Fotos warten auf das Netz und gehen dann von selbst",
  },
};
