import type { Settings } from "#contract/settings.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Reminder } from "./daily-reminder.ts";
import { dinnerMessage } from "./dinner-message.ts";
import { type OpenChores, openChoresMessage } from "./open-chores-message.ts";

/** Where the reminders' facts come from. */
export interface ReminderSources {
  /** What each member has on a day's board; rejects where the source can't be read. */
  readonly chores: (day: string) => Promise<readonly OpenChores[]>;
  /** A day's planned dinner; rejects where the source can't be read. */
  readonly dinner: (day: string) => Promise<readonly string[]>;
}

interface DailyRemindersDeps extends ReminderSources {
  readonly roster: () => Roster;
  readonly settings: () => Settings;
  readonly hours: { readonly choreHour: number; readonly dinnerHour: number };
}

/** The reminder of open chores. */
const choresReminder = ({ chores, roster, settings, hours }: DailyRemindersDeps): Reminder => ({
  kind: "chores",
  hour: hours.choreHour,
  compose: async (day) => {
    const columns = await chores(day);
    const { withoutChoresOf } = settings().notifications;
    return openChoresMessage(day, columns, roster(), withoutChoresOf);
  },
});

/** The reminder of the planned dinner. */
const dinnerReminder = ({ dinner, hours }: DailyRemindersDeps): Reminder => ({
  kind: "dinner",
  hour: hours.dinnerHour,
  compose: async (day) => dinnerMessage(day, await dinner(day)),
});

/** The family's daily reminders: open chores and dinner. */
export const dailyReminders = (deps: DailyRemindersDeps): readonly Reminder[] => [
  choresReminder(deps),
  dinnerReminder(deps),
];
