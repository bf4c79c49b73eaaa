import type {
  ReminderSettings,
  ReminderSettingsPatch,
  RemindersOfCalendar,
  RemindersOfMember,
} from "../reminders.ts";
import type { ChosenSettings, Settings, SettingsPatch } from "../settings.ts";
import type { TomorrowSettingsPatch } from "../tomorrow.ts";
import { mergeNotificationHours, mergeNotifications } from "./merge-notifications.ts";

type MemberPatch = NonNullable<ReminderSettingsPatch["members"]>[string];
type CalendarPatch = NonNullable<ReminderSettingsPatch["calendars"]>[string];

/** What a patch leaves out stays. */
const changed = <T extends object>(
  before: T,
  patch: { readonly [K in keyof T]?: T[K] | undefined },
): T => ({ ...before, ...patch });

/** Each that a patch names, changed; the others as they are. */
const mergeEach = <T, P>(
  before: Readonly<Record<string, T>>,
  patch: Readonly<Record<string, P>> | undefined,
  merge: (before: T | undefined, patch: P) => T,
): Record<string, T> => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(patch ?? {}).map(([id, part]) => [id, merge(before[id], part)]),
  ),
});

const ofMember = (
  before: RemindersOfMember = { timed: [], allDay: [], quiet: null },
  { timed, allDay, quiet }: MemberPatch,
): RemindersOfMember => {
  const { start, end } = { ...before.quiet, ...quiet };
  const hours = start === undefined || end === undefined ? before.quiet : { start, end };
  return {
    timed: timed ?? before.timed,
    allDay: allDay ?? before.allDay,
    quiet: quiet === null ? null : hours,
  };
};

const ofCalendar = (
  before: RemindersOfCalendar = { usual: null, phones: false },
  { usual = before.usual, phones, written = before.written }: CalendarPatch,
): RemindersOfCalendar => ({
  usual: usual && changed(before.usual ?? { timed: [], allDay: [] }, usual),
  phones: phones ?? before.phones,
  ...(written === undefined ? {} : { written }),
});

const mergeReminders = (
  before: ReminderSettings,
  { members, calendars }: ReminderSettingsPatch,
): ReminderSettings => ({
  members: mergeEach(before.members, members, ofMember),
  calendars: mergeEach(before.calendars, calendars, ofCalendar),
});

const mergeTomorrow = (
  before: Settings["tomorrow"],
  { at, members }: TomorrowSettingsPatch,
): Settings["tomorrow"] => {
  // Earlier apps sent both, and left out who follows the house.
  const kept = at !== undefined && members !== undefined ? {} : before.members;
  const all = Object.entries({ ...kept, ...members });
  return {
    at: at ?? before.at,
    members: Object.fromEntries(
      all.flatMap(([id, time]) => (time === "house" ? [] : [[id, time]])),
    ),
  };
};

/** Settings of which each is whole. */
export type WholeSettings = { readonly [K in keyof Settings]?: Settings[K] | undefined };

/** Each setting that a patch names, as it is with the patch. */
export const mergeSettings = (
  now: Settings,
  {
    notifications,
    notificationHours,
    reminders,
    tomorrow,
    kiosk,
    ...rest
  }: SettingsPatch | ChosenSettings,
): WholeSettings => ({
  ...rest,
  ...(notifications && { notifications: mergeNotifications(now.notifications, notifications) }),
  ...(notificationHours && {
    notificationHours: mergeNotificationHours(now.notificationHours, notificationHours),
  }),
  ...(reminders && { reminders: mergeReminders(now.reminders, reminders) }),
  ...(tomorrow && { tomorrow: mergeTomorrow(now.tomorrow, tomorrow) }),
  ...(kiosk && { kiosk: changed(now.kiosk, kiosk) }),
});

/** All settings with a patch. */
export const patchedSettings = (now: Settings, patch: SettingsPatch | ChosenSettings): Settings =>
  changed(now, mergeSettings(now, patch));
