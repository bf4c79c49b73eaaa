import type { EditTarget } from "#contract/calendar-family.ts";
import type { EventReminders, ReminderLead } from "#contract/reminders.ts";
import type { StoredPatch } from "#server/providers/calendar/object-port.ts";
import { type SeriesShift, shiftOccurrence } from "#server/recurrence/shift-occurrence.ts";

/** The alarms of an edit: of all times that are meant, of those from one on, and of single ones that have others. */
export type EditAlarms = Pick<StoredPatch, "alarms" | "alarmsFrom" | "alarmsAt">;

/** What this house keeps of reminders, and which calendars want to have them. */
export interface AlarmsDeps {
  /** Whether a parent wants reminders of a calendar's events written into it, as alarms. */
  readonly writesAlarms: (calendarId: string) => boolean;
  /** The reminders that were chosen for the times that an edit means: of one time alone where `isOne`. */
  readonly remindersOf: (
    id: string,
    which: EditTarget,
    isOne: boolean,
  ) => {
    readonly usual: EventReminders | undefined;
    readonly from: Readonly<Record<string, EventReminders>>;
    readonly times: Readonly<Record<string, EventReminders>>;
  };
}

/** An edit, as far as it tells which alarms its calendar is to have. */
export interface AlarmedEdit {
  readonly id: string;
  readonly which: EditTarget;
  /** The calendar in which the event is afterwards. */
  readonly feedId: string;
  /** Undefined where nobody chose, null where a choice is taken back. */
  readonly reminders: EventReminders | null | undefined;
  /** Whether a kept choice is written although nobody chose anew: in another calendar, or at another time. */
  readonly isKeptWritten: boolean;
  /** Whether the event has alarms that were written here. */
  readonly hasOwn: boolean;
  /** Whether one time of a series is meant. */
  readonly isOne: boolean;
}

const leadsOf = (reminders: EventReminders | null | undefined): readonly ReminderLead[] =>
  reminders?.before ?? [];

/** The leads of reminders by the times that have them; undefined where there are none. */
const leadsByTime = (
  chosen: Readonly<Record<string, EventReminders>>,
): EditAlarms["alarmsAt"] | undefined => {
  const times = Object.entries(chosen);
  return times.length === 0
    ? undefined
    : Object.fromEntries(times.map(([time, each]) => [time, leadsOf(each)]));
};

/** The alarms that an edit writes; none where its calendar's are to stay as they are. */
export const alarmsOfEdit = (
  { writesAlarms, remindersOf }: AlarmsDeps,
  { id, which, feedId, reminders, isKeptWritten, hasOwn, isOne }: AlarmedEdit,
): EditAlarms => {
  // What was written here rings where nobody wants it any more.
  if (!writesAlarms(feedId)) return hasOwn ? { alarms: [] } : {};
  if (reminders !== undefined) return { alarms: leadsOf(reminders) };
  if (!isKeptWritten) return {};
  const { usual, from, times } = remindersOf(id, which, isOne);
  const [alarmsFrom, alarmsAt] = [leadsByTime(from), leadsByTime(times)];
  const hasOthers = alarmsFrom !== undefined || alarmsAt !== undefined;
  if (usual === undefined && !hasOthers && !hasOwn) return {};
  return {
    alarms: leadsOf(usual),
    ...(alarmsFrom === undefined ? {} : { alarmsFrom }),
    ...(alarmsAt === undefined ? {} : { alarmsAt }),
  };
};

/** The alarms of an edit for a series that was moved already: times that are named are where `shift` put them. */
export const alarmsAfterShift = (
  { alarmsFrom, alarmsAt, ...usual }: EditAlarms,
  shift: SeriesShift | null,
  timeZone: string,
): EditAlarms => {
  const moved = (times: NonNullable<EditAlarms["alarmsAt"]>) =>
    Object.fromEntries(
      Object.entries(times).map(
        ([time, leads]) =>
          [shift === null ? time : shiftOccurrence(time, shift, timeZone), leads] as const,
      ),
    );
  return {
    ...usual,
    ...(alarmsFrom === undefined ? {} : { alarmsFrom: moved(alarmsFrom) }),
    ...(alarmsAt === undefined ? {} : { alarmsAt: moved(alarmsAt) }),
  };
};
