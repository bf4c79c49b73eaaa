import { mergeNotificationHours, mergeNotifications } from "./merge-notifications.ts";

type Some<T> = { readonly [K in keyof T]?: T[K] | undefined };
type ById<T> = Readonly<Record<string, T>>;

/** What a patch leaves out stays. */
const changed = <T extends object>(before: T, patch: Some<T>): T => ({ ...before, ...patch });

/** Each that a patch names, changed; the others as they are. */
const mergeEach = <T, P>(
  before: ById<T>,
  patch: ById<P> | undefined,
  merge: (before: T | undefined, patch: P) => T,
): ById<T> => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(patch ?? {}).map(([id, part]) => [id, merge(before[id], part)]),
  ),
});

interface Usual {
  readonly timed: readonly unknown[];
  readonly allDay: readonly unknown[];
}
interface QuietHours {
  readonly start: string;
  readonly end: string;
}
interface OfMember extends Usual {
  readonly quiet: QuietHours | null;
}
type MemberPatch = Some<Usual> & { readonly quiet?: Some<QuietHours> | null | undefined };
interface OfCalendar {
  readonly usual: Usual | null;
  readonly phones: boolean;
  readonly written?: boolean;
}
type CalendarPatch = Some<Omit<OfCalendar, "usual">> & {
  readonly usual?: Some<Usual> | null | undefined;
};
interface Reminders {
  readonly members: ById<OfMember>;
  readonly calendars: ById<OfCalendar>;
}
type RemindersPatch = Some<{ members: ById<MemberPatch>; calendars: ById<CalendarPatch> }>;

const nothing: Usual = { timed: [], allDay: [] };

const ofMember = (
  before: OfMember = { ...nothing, quiet: null },
  { timed, allDay, quiet }: MemberPatch,
): OfMember => {
  const { quiet: own } = before;
  const { start, end } = { ...own, ...quiet };
  const hours = start === undefined || end === undefined ? own : { start, end };
  return {
    timed: timed ?? before.timed,
    allDay: allDay ?? before.allDay,
    quiet: quiet === null ? null : hours,
  };
};

const ofCalendar = (
  before: OfCalendar = { usual: null, phones: false },
  { usual = before.usual, phones, written = before.written }: CalendarPatch,
): OfCalendar => ({
  usual: usual && changed(before.usual ?? nothing, usual),
  phones: phones ?? before.phones,
  ...(written === undefined ? {} : { written }),
});

const mergeReminders = (before: Reminders, { members, calendars }: RemindersPatch): Reminders => ({
  members: mergeEach(before.members, members, ofMember),
  calendars: mergeEach(before.calendars, calendars, ofCalendar),
});

interface Evening {
  readonly at: string;
  readonly members: ById<string | null>;
}

const mergeTomorrow = (before: Evening, { at, members }: Some<Evening>): Evening => {
  // Earlier apps sent both, and left out who follows the house.
  const kept = at !== undefined && members !== undefined ? {} : before.members;
  const all = Object.entries({ ...kept, ...members });
  return {
    at: at ?? before.at,
    members: Object.fromEntries(all.filter(([, time]) => time !== "house")),
  };
};

/** A setting that a patch changes in part; undefined where it doesn't. */
const part = <T, P>(
  before: T,
  patch: P | undefined,
  merge: (before: T, patch: P) => T,
): T | undefined => (patch === undefined ? undefined : merge(before, patch));

/** The settings that are changed in parts. */
interface InParts {
  readonly notifications: { readonly notTo: object };
  readonly notificationHours: Parameters<typeof mergeNotificationHours>[0];
  readonly reminders: Reminders;
  readonly tomorrow: Evening;
  readonly kiosk: object;
}
interface PartsPatch {
  readonly notifications?: Parameters<typeof mergeNotifications>[1] | undefined;
  readonly notificationHours?: Parameters<typeof mergeNotificationHours>[1] | undefined;
  readonly reminders?: RemindersPatch | undefined;
  readonly tomorrow?: Some<Evening> | undefined;
  readonly kiosk?: object | undefined;
}

/** Each setting that a patch names, as it is with the patch. */
export const mergeSettings = <S extends InParts>(now: S, patch: PartsPatch): Partial<S> => {
  const { notifications, notificationHours, reminders, tomorrow, kiosk } = patch;
  const named: Some<InParts> = {
    ...patch,
    notifications: part(now.notifications, notifications, mergeNotifications),
    notificationHours: part(now.notificationHours, notificationHours, mergeNotificationHours),
    reminders: part(now.reminders, reminders, mergeReminders),
    tomorrow: part(now.tomorrow, tomorrow, mergeTomorrow),
    kiosk: part(now.kiosk, kiosk, changed),
  };
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is given whole is of the setting's own type
  return Object.fromEntries(given) as Partial<S>;
};
