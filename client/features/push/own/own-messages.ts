import type { Message } from "../../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../../i18n/use-messages.ts";

const en = {
  approvals: "Chores to approve",
  approvalsHint: "At once",
  chores: "My chores that are still open",
  choresOfFamily: "The children’s chores that are still open",
  choresHint: "Once a day; not when all is done",
  choresAt: "I hear of open chores from",
  dinner: "Dinner of the day",
  dinnerHint: "Once a day; not when nothing is planned",
  dinnerAt: "I hear of dinner from",
  quiet: "Quiet hours of my own",
  quietHint: "Otherwise the house’s: {start} to {end}",
  quietFrom: "Quiet for me from",
  quietNone: "The house has none",
  quietUntil: "Quiet for me until",
  reminders: "My events",
  remindersHint: "Before they begin",
  silent:
    "Nothing of this arrives on this phone as long as it stands as above. It counts for your other phones.",
  title: "What I am told",
  titleHint: "On each of my phones that is switched on for it",
  tomorrow: "What tomorrow brings",
  tomorrowHint: "In the evening",
  tomorrowAt: "I hear of tomorrow at",
} as const satisfies Record<string, Message>;

/** What somebody chooses for themselves about notifications, in every language. */
export const ownNotificationMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    approvals: "Aufgaben zum Bestätigen",
    approvalsHint: "Sofort",
    chores: "Meine Aufgaben, die noch offen sind",
    choresOfFamily: "Aufgaben der Kinder, die noch offen sind",
    choresHint: "Einmal am Tag; nicht, wenn alles fertig ist",
    choresAt: "Von offenen Aufgaben höre ich ab",
    dinner: "Das Essen am Abend",
    dinnerHint: "Einmal am Tag; nicht, wenn nichts geplant ist",
    dinnerAt: "Vom Essen höre ich ab",
    quiet: "Eigene Ruhezeiten",
    quietHint: "Sonst die des Hauses: {start} bis {end}",
    quietFrom: "Ruhe für mich ab",
    quietNone: "Das Haus hat keine",
    quietUntil: "Ruhe für mich bis",
    reminders: "Meine Termine",
    remindersHint: "Bevor sie beginnen",
    silent:
      "Auf diesem Handy kommt davon nichts an, solange es oben nicht eingeschaltet ist. Für deine anderen Handys gilt es.",
    title: "Was mir gemeldet wird",
    titleHint: "Auf jedem meiner Handys, auf dem es eingeschaltet ist",
    tomorrow: "Was morgen ansteht",
    tomorrowHint: "Am Abend",
    tomorrowAt: "Von morgen höre ich um",
  },
};
