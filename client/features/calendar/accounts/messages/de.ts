import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** German for accounts at calendar servers. */
export const de: CatalogueOf<typeof en> = {
  add: "Konto hinzufügen",
  address: "Die Adresse des Kalenderservers",
  addressHint: "Zum Beispiel https://cloud.example",
  allowAgain: "Wieder erlauben",
  apple: "Apple iCloud",
  appleHelp:
    "Apple will ein eigenes Passwort für diese App: auf account.apple.com unter „Anmeldung und Sicherheit“, „Anwendungsspezifische Passwörter“.",
  appleUser: "Die E-Mail-Adresse deines Apple-Accounts",
  askRemove:
    "Das Konto von {user} bei {host} wegnehmen? Seine Kalender verlassen die Wand; auf dem Server ändert sich nichts.",
  askRemoveWaiting: {
    one: "{count} Änderung von euch ist noch nicht auf diesem Server und ginge mit dem Konto verloren.",
    other:
      "{count} Änderungen von euch sind noch nicht auf diesem Server und gingen mit dem Konto verloren.",
  },
  back: "Zurück",
  birthdays: "Adressbuch: seine Geburtstage werden gezeigt, mit dem Alter",
  calendars: "Seine Kalender",
  change: "Ändern",
  childrenWrite: "Kinder dürfen hineinschreiben",
  childrenWriteHint:
    "Auf ihren eigenen Handys; eine Wand, die schreiben darf, fragt niemanden, wer er ist",
  color: "Farbe",
  colorOf: "Farbe von {name}",
  colorUsual: "Wie bei seiner Person oder seinem Server",
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
  google: "Google",
  googleClient: "Einen anderen Client eingeben",
  googleClientId: "Client-ID",
  googleClientSecret: "Clientschlüssel",
  googleHelp:
    "Google will einen eigenen Client von dir; er kostet nichts. Lege am Computer unter console.cloud.google.com ein Projekt an, schalte dort die „CalDAV API“ ein, veröffentliche die App (sonst vergisst Google die Erlaubnis nach sieben Tagen) und erstelle einen Client vom Typ „Desktop-App“. Was Google dann zeigt, kommt hierher; der Schlüssel bleibt bei der Wand.",
  googleLanding:
    "Dahinter kommt eine Seite, die sich nicht öffnen lässt, unter http://127.0.0.1. Das ist richtig so: kopiere ihre ganze Adresse und füge sie binnen zehn Minuten hier ein.",
  googleNext: "Weiter zu Google",
  googleOpen: "Seite von Google öffnen",
  googlePasted: "Die Adresse der Seite, die sich nicht öffnen lässt",
  googlePhone:
    "Leichter am Handy eines Elternteils: dort ist unter „Einstellungen“, „Konten“ nichts abzutippen.",
  googleScan:
    "Scanne das mit einem Handy oder öffne es am Computer und erlaube der Wand deine Kalender.",
  googleUser: "Die Adresse deines Google-Kontos",
  held: {
    one: "{count} Termin ist aus „{name}“ verschwunden",
    other: "{count} Termine sind aus „{name}“ verschwunden",
  },
  heldHint: "Alle auf einmal, darum werden sie noch gezeigt. War das so gemeint?",
  heldKeep: "Weiter zeigen",
  heldLetGo: "Gehen lassen",
  hint: "Ein Konto bei Apple, Google, Nextcloud, Fastmail oder auf eurem eigenen Server, mit allen seinen Kalendern.",
  host: "„{host}“ würde das Passwort erfahren",
  hostAllow: "„{host}“ erlauben",
  leadsHere:
    "Diese Adresse führt auf das Gerät der Wand zurück. Läuft dort wirklich ein Kalenderserver, sag es unten mit dem Schalter.",
  local: "Der Server läuft auf dem Gerät der Wand",
  localHint: "Nur wenn du ihn dort selbst eingerichtet hast, etwa Radicale.",
  newChange: "Ändern, wohin neue Termine kommen: {name}",
  newElsewhere: "Ein Kalender, der nicht gezeigt wird",
  newEvents: "Wohin neue Termine kommen",
  newInFamily: "Familienkalender",
  newOf: "Neue Termine: {name}",
  newOfEveryone: "Alle",
  nextcloud: "Nextcloud",
  nextcloudHelp:
    "Lege in Nextcloud ein eigenes Passwort für diese App an: Persönliche Einstellungen, Sicherheit, Geräte & Sitzungen.",
  newPassword: "Anderes Passwort eingeben",
  newPasswordHint:
    "Was auf dieses Konto wartet, wird damit gesendet; Kalender, Personen und Farben bleiben.",
  newPasswordKeep: "Dieses Passwort nehmen",
  none: "Kein Konto ist verbunden.",
  ok: "Läuft",
  other: "Ein anderer",
  otherHelp: "Alles, was CalDAV spricht: Radicale, mailbox.org, Synology, Baïkal und andere.",
  password: "Passwort für diese App",
  pending: "Wird gelesen …",
  phoneHint: "Apple, Google, Nextcloud, Fastmail und andere",
  phoneLead: "Danach lassen sich auf diesem Handy 15 Minuten lang Kalender verbinden.",
  readOnly: "Lässt sich nur lesen",
  remove: "Wegnehmen",
  show: "An der Wand zeigen",
  title: "Konten",
  todoBring: {
    one: "{count} offenes To-do mitnehmen",
    other: "{count} offene To-dos mitnehmen",
  },
  todoBringHint: "Ohne Bilder, die kein Kalenderserver behält",
  todoChange: "Ändern, wo To-dos liegen",
  todoHouse: "Im Haus",
  todoKeep: "Dort führen",
  todoMissing: "Eine Liste, die nicht da ist oder nicht gezeigt wird",
  todoPlace: "Wo To-dos liegen",
  todosOnly: "Nur To-dos: eine Liste, in der die der Familie liegen können",
  todoStayHint: "Was im Haus bleibt, wird wieder gezeigt, sobald es gewählt ist",
  todoToHouse:
    "Die To-dos der Liste bleiben auf ihrem Server und verlassen die Wand. Die des Hauses werden wieder gezeigt.",
  todoToList:
    "Wer diese Liste hat, sieht die To-dos der Familie, und was darin steht, kommt an die Wand. Aufgaben und ihre Sterne bleiben im Haus.",
  try: "Jetzt versuchen",
  unreadable: {
    one: "{count} Eintrag ist nicht zu lesen",
    other: "{count} Einträge sind nicht zu lesen",
  },
  user: "Benutzername",
  waiting: {
    one: "{count} Änderung wartet auf den Server; ohne Haken ruht sie",
    other: "{count} Änderungen warten auf den Server; ohne Haken ruhen sie",
  },
  waitingHidden: {
    one: "{count} Änderung ruht, bis er wieder gezeigt wird",
    other: "{count} Änderungen ruhen, bis er wieder gezeigt wird",
  },
  which: "Wo liegt euer Kalender?",
  whose: "Wem gehört er?",
};
