import type { Message } from "../../../i18n/catalogue.ts";

export const en = {
  busy: "Busy",
  dismiss: "Got it",
  gone: "This event is at another time now, or gone",
  onMyWay: "On my way",
  onTheWay: { one: "{names} is on the way", other: "{names} are on the way" },
  saidOnMyWay: "You’re on your way",
  snooze: "Remind me in 10 minutes",
  snoozed: "Rings again in 10 minutes",
  there: "{time} where you are",
  title: "Reminder",
  waits: "Out of reach of home: it waits here until you’re back",
} as const satisfies Record<string, Message>;
