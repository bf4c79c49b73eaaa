import type { Settings } from "#contract/settings.ts";
import type { Roster } from "#server/config/roster.ts";
import type { DailyReminder } from "./daily-reminder.ts";
import { dinnerMessage } from "./dinner-message.ts";
import { type DueTodo, ownDayMessage } from "./own-day-message.ts";
import { type OpenChores, openChoresMessage } from "./open-chores-message.ts";

/** Where the reminders' facts come from. */
export interface ReminderSources {
  /** Whether a member is away on a day, and so isn't told of what is done and eaten at home. */
  readonly isAway: (memberId: string, day: string) => boolean;
  /** What each member has on a day's board; rejects where the source can't be read. */
  readonly chores: (day: string) => Promise<readonly OpenChores[]>;
  /** The to-dos that are due by a day; rejects where the source can't be read. */
  readonly todos: (day: string) => Promise<readonly DueTodo[]>;
  /** A day's planned dinner; rejects where the source can't be read. */
  readonly dinner: (day: string) => Promise<readonly string[]>;
}

interface DailyRemindersDeps extends ReminderSources {
  readonly roster: () => Roster;
  readonly settings: () => Settings;
  /** Whether a member is told of the whole family's things, or of their own alone. */
  readonly hearsOfFamily: (memberId: string) => boolean;
}

/** The reminder of what is open: the children's chores, and for who hears of their own things alone what is theirs. */
const choresReminder = ({
  chores,
  todos,
  roster,
  settings,
  hearsOfFamily,
}: DailyRemindersDeps): DailyReminder => ({
  kind: "chores",
  compose: async (day) => {
    const columns = await chores(day);
    const { withoutChoresOf, alsoTold } = settings().notifications;
    const ofChildren = openChoresMessage(day, columns, roster(), withoutChoresOf);
    const due = alsoTold.length === 0 ? [] : await todos(day);
    const ofOwn = (memberId: string) => ownDayMessage(day, memberId, { columns, due });
    return (language, memberId) =>
      (hearsOfFamily(memberId) ? ofChildren : ofOwn(memberId))?.(language) ?? null;
  },
});

/** The reminder of the planned dinner. */
const dinnerReminder = ({ dinner }: DailyRemindersDeps): DailyReminder => ({
  kind: "dinner",
  compose: async (day) => dinnerMessage(day, await dinner(day)),
});

/** The same reminder for those who are at home. */
const atHome = (
  { compose, ...reminder }: DailyReminder,
  isAway: DailyRemindersDeps["isAway"],
): DailyReminder => ({
  ...reminder,
  compose: async (day) => {
    const message = await compose(day);
    if (message === null) return null;
    return (language, memberId) => (isAway(memberId, day) ? null : message(language, memberId));
  },
});

/** The family's daily reminders: open chores and dinner. */
export const dailyReminders = (deps: DailyRemindersDeps): readonly DailyReminder[] =>
  [choresReminder(deps), dinnerReminder(deps)].map((reminder) => atHome(reminder, deps.isAway));
