import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  also: "Who else is told on their own phone",
  alsoHint:
    "Such as children and grandparents: of their own chores and to-dos of the day, and of dinner",
  approvals: "Chores to approve",
  approvalsHint: "At once, to the parents",
  approvalsTo: "Who is asked",
  childrenHint: "Whose open chores are told of",
  chores: "Chores that are still open",
  choresAt: "Open chores, from",
  choresHint: "Once a day; not when all is done",
  choresTo: "Who is told of them",
  denied: "Notifications are blocked on this phone.",
  deniedHow:
    "Hold your finger on the app’s picture, App info, Notifications, and allow them; in a browser tap the sign before the address, Permissions, Notifications. Then come back.",
  deniedHowApple:
    "Open the phone’s Settings, Notifications, choose this app and allow them. Then come back.",
  dinner: "What’s for dinner",
  dinnerAt: "Dinner, from",
  dinnerHint: "Once a day; not when nothing is planned",
  dinnerTo: "Who is told of it",
  failed: "Notifications could not be switched on: this browser’s push service doesn’t answer.",
  hourOf: "{name}: {what}",
  house: "What the house tells",
  houseHint: "Whom, of what, at which hour, and when never",
  installFirst:
    "On iPhones and iPads notifications come to the app on the home screen only: tap Share, “Add to Home Screen”, and open it from there.",
  less: "{what}: earlier",
  missing: "What needs https",
  missingHint:
    "Without it this app needs the home network to open, can’t be installed, gets no notifications and no photos shared from the gallery. Everything else works.",
  more: "{what}: later",
  needsHttps:
    "Phones take notifications only from a page on https, and this wall has no such address yet.",
  nobody: "Nobody",
  notForYou: "This wall’s notifications go to others in the family.",
  noWorker:
    "This browser didn’t let the app settle in, so it can’t be woken. A private window does that, and a certificate that the phone doesn’t trust.",
  onPhones:
    "They come to the phones of those who switched them on there: in the phone app, under the face, Settings, Notifications.",
  open: "Open {address}",
  openByHttps: "Open the wall by its https address: phones take notifications only from there.",
  ownHours: "Who is told at another time",
  phone: "On this phone",
  phoneHint: "Also while the app is closed",
  quiet: "Quiet hours",
  quietFrom: "Quiet from",
  quietHint:
    "Nothing is sent in between, but for events that are marked for the night too. The walls sleep at the same time.",
  quietUntil: "Until",
  reminders: "Events",
  remindersHint: "Before they begin, to whoever they belong to",
  remindersTo: "Who is reminded",
  sent: { one: "Sent to {count} phone", other: "Sent to {count} phones" },
  test: "Send a test",
  title: "Notifications",
  titleHint: "What this phone tells you",
  unanswered:
    "This browser wasn’t allowed to tell you things. Allow it when it asks; if it doesn’t ask, in its settings for this page.",
  unsupported: "This browser knows no notifications. Chrome, Edge, Firefox and Safari do.",
} as const satisfies Record<string, Message>;

/** What is said about notifications, on the phone and on the wall, in every language. */
export const notificationMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    also: "Wer sonst auf dem eigenen Handy Bescheid bekommt",
    alsoHint:
      "Etwa Kinder und Großeltern: über ihre Aufgaben und To-dos des Tages und das Abendessen",
    approvals: "Aufgaben zum Bestätigen",
    approvalsHint: "Sofort, an die Eltern",
    approvalsTo: "Wer gefragt wird",
    childrenHint: "Von wem offene Aufgaben gemeldet werden",
    chores: "Aufgaben, die noch offen sind",
    choresAt: "Offene Aufgaben, ab",
    choresHint: "Einmal am Tag; nicht, wenn alles fertig ist",
    choresTo: "Wem sie gemeldet werden",
    denied: "Mitteilungen sind auf diesem Handy gesperrt.",
    deniedHow:
      "Halte den Finger auf das Bild der App, App-Info, Benachrichtigungen, und erlaube sie; im Browser tippe auf das Zeichen vor der Adresse, Berechtigungen, Benachrichtigungen. Komm dann zurück.",
    deniedHowApple:
      "Öffne die Einstellungen des Handys, Mitteilungen, wähle diese App und erlaube sie. Komm dann zurück.",
    dinner: "Was es zum Abendessen gibt",
    dinnerAt: "Abendessen, ab",
    dinnerHint: "Einmal am Tag; nicht, wenn nichts geplant ist",
    dinnerTo: "Wem es gemeldet wird",
    failed:
      "Mitteilungen ließen sich nicht einschalten: Der Push-Dienst dieses Browsers antwortet nicht.",
    hourOf: "{name}: {what}",
    house: "Was das Haus meldet",
    houseHint: "Wem, was, zu welcher Stunde, und wann nie",
    installFirst:
      "Auf iPhones und iPads kommen Mitteilungen nur in der App auf dem Home-Bildschirm an: Tippe auf Teilen, „Zum Home-Bildschirm“, und öffne sie von dort.",
    less: "{what}: früher",
    missing: "Was https braucht",
    missingHint:
      "Ohne https öffnet sich diese App nur im Heimnetz, lässt sich nicht installieren und bekommt keine Mitteilungen. Auch Fotos lassen sich nicht aus der Galerie des Handys an die App senden. Alles andere geht.",
    more: "{what}: später",
    needsHttps:
      "Handys nehmen Mitteilungen nur von einer Seite mit https an, und diese Wand hat noch keine solche Adresse.",
    nobody: "Niemand",
    notForYou: "Die Mitteilungen dieser Wand gehen an andere in der Familie.",
    noWorker:
      "Dieser Browser ließ die App nicht einziehen, darum lässt sie sich nicht wecken. Das macht ein privates Fenster, oder ein Zertifikat, dem das Handy nicht traut.",
    onPhones:
      "Sie kommen auf die Handys derer, die sie dort eingeschaltet haben: in der Handy-App unter dem Gesicht, Einstellungen, Mitteilungen.",
    open: "{address} öffnen",
    openByHttps:
      "Öffne die Wand über ihre https-Adresse: Nur von dort nehmen Handys Mitteilungen an.",
    ownHours: "Wem es zu einer anderen Zeit gemeldet wird",
    phone: "Auf diesem Handy",
    phoneHint: "Auch wenn die App geschlossen ist",
    quiet: "Ruhezeiten",
    quietFrom: "Ruhe ab",
    quietHint:
      "Dazwischen wird nichts geschickt, außer zu Terminen, die auch nachts klingeln sollen. Die Wände schlafen zur selben Zeit.",
    quietUntil: "Bis",
    reminders: "Termine",
    remindersHint: "Vor dem Beginn, an die, deren Termin es ist",
    remindersTo: "Wer erinnert wird",
    sent: { one: "An {count} Handy geschickt", other: "An {count} Handys geschickt" },
    test: "Zur Probe schicken",
    title: "Mitteilungen",
    titleHint: "Was dieses Handy dir meldet",
    unanswered:
      "Dieser Browser bekam nicht die Erlaubnis, dir etwas zu melden. Erlaube es, wenn er fragt; fragt er nicht, in seinen Einstellungen für diese Seite.",
    unsupported: "Dieser Browser kennt keine Mitteilungen. Chrome, Edge, Firefox und Safari schon.",
  },
};
