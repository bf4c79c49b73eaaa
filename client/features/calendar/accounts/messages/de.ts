import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for accounts at calendar servers. */
export const de: CatalogueOf<typeof en> = {
  add: "Konto hinzufügen",
  address: "Die Adresse des Kalenderservers",
  addressHint: "Zum Beispiel https://cloud.example",
  apple: "Apple iCloud",
  appleHelp:
    "Apple will ein eigenes Passwort für diese App: auf account.apple.com unter „Anmeldung und Sicherheit“, „Anwendungsspezifische Passwörter“.",
  appleUser: "Die E-Mail-Adresse deines Apple-Accounts",
  askRemove:
    "Das Konto von {user} bei {host} wegnehmen? Seine Kalender verlassen die Wand; auf dem Server ändert sich nichts.",
  back: "Zurück",
  calendars: "Seine Kalender",
  childrenWrite: "Kinder dürfen hineinschreiben",
  childrenWriteHint:
    "Auf ihren eigenen Handys; eine Wand, die schreiben darf, fragt niemanden, wer er ist",
  connect: { one: "{count} Kalender zeigen", other: "{count} Kalender zeigen" },
  connectNone: "Wähle einen Kalender",
  done: "Fertig",
  error: "Nicht lesbar",
  everyone: "Niemand gewählt: er gehört allen.",
  fastmail: "Fastmail",
  fastmailHelp:
    "Fastmail will ein eigenes Passwort für diese App: Einstellungen, „Privacy & Security“, „App passwords“, für CalDAV.",
  find: "Nachsehen, was da ist",
  finding: "Sieht nach …",
  fixed: "Der Wand beim Start mitgegeben",
  gone: "Der Server hat ihn nicht mehr",
  held: {
    one: "{count} Termin ist aus „{name}“ verschwunden",
    other: "{count} Termine sind aus „{name}“ verschwunden",
  },
  heldHint: "Alle auf einmal, darum werden sie noch gezeigt. War das so gemeint?",
  heldKeep: "Weiter zeigen",
  heldLetGo: "Gehen lassen",
  hint: "Ein Familienkalender bei Apple, Nextcloud oder Fastmail, mit allen seinen Kalendern.",
  host: "„{host}“ würde das Passwort erfahren",
  hostAllow: "„{host}“ erlauben",
  local: "Der Server läuft auf dem Gerät der Wand",
  localHint: "Nur wenn du ihn dort selbst eingerichtet hast, etwa Radicale.",
  nextcloud: "Nextcloud",
  nextcloudHelp:
    "Lege in Nextcloud ein eigenes Passwort für diese App an: Persönliche Einstellungen, Sicherheit, Geräte & Sitzungen.",
  none: "Kein Konto ist verbunden.",
  ok: "Geht",
  other: "Ein anderer",
  otherHelp: "Alles, was CalDAV spricht: Radicale, mailbox.org, Synology, Baïkal und andere.",
  password: "Passwort für diese App",
  pending: "Wird gelesen …",
  phoneHint: "Apple, Nextcloud, Fastmail und andere",
  phoneLead: "Danach lassen sich auf diesem Handy 15 Minuten lang Kalender verbinden.",
  readOnly: "Lässt sich nur lesen",
  remove: "Wegnehmen",
  show: "An der Wand zeigen",
  title: "Konten",
  todosOnly: "Nur Aufgaben",
  try: "Jetzt versuchen",
  unreadable: {
    one: "{count} Eintrag ist nicht zu lesen",
    other: "{count} Einträge sind nicht zu lesen",
  },
  user: "Benutzername",
  which: "Wo liegt euer Kalender?",
  whose: "Wem gehört er?",
};
