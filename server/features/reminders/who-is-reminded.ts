import type { CalendarEvent } from "#contract/calendar.ts";
import type { ReminderLead, ReminderSettings } from "#contract/reminders.ts";
import type { Roster } from "../../config/roster.ts";
import { momentMs } from "./event-key.ts";
import { leadInstant } from "./lead-instant.ts";

/** What the rules of reminders need to know of the house. */
export interface HouseRules {
  readonly timeZone: string;
  readonly roster: Roster;
  readonly settings: ReminderSettings;
  /** What is due outside of it needn't be known. */
  readonly span: Span;
}

/** A span of time, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const day = 24 * 3600_000;

/** Whether a lead may fall into a span, told without the calendar: a day and a half is more than any zone shifts. */
const nearSpan =
  (timeZone: string, { from, to }: Span) =>
  (lead: ReminderLead, { start, allDay }: CalendarEvent): boolean => {
    const away =
      "minutes" in lead
        ? lead.minutes * 60_000
        : "hours" in lead
          ? lead.hours * 3600_000
          : lead.days * day;
    const about = momentMs(start, allDay, timeZone) - away;
    return about > from - 1.5 * day && about < to + 1.5 * day;
  };

/** Stands for the walls where a member's id stands else. */
export const everyWall = "";

/** Whose an event is: its members', and everybody's where it names none that are here. */
const ownersOf = ({ memberIds }: Pick<CalendarEvent, "memberIds">, roster: Roster): Roster => {
  const owners = roster.filter(({ id }) => memberIds.includes(id));
  return owners.length === 0 ? roster : owners;
};

/** Who is reminded of an event, with those for whom: members for themselves, and parents for their children. */
const remindedFor = (event: CalendarEvent, roster: Roster): ReadonlyMap<string, string[]> => {
  const owners = ownersOf(event, roster);
  const children = owners.filter(({ kid }) => kid).map(({ id }) => id);
  const parents = children.length === 0 ? [] : roster.filter(({ parent }) => parent);
  return new Map(
    [...new Set([...owners, ...parents])].map(({ id, parent }) => [
      id,
      [...(owners.some((owner) => owner.id === id) ? [id] : []), ...(parent ? children : [])],
    ]),
  );
};

/** Those who drive, of whom nobody said that it is their event. */
const driversOf = ({ driver, collector }: CalendarEvent, roster: Roster): Roster =>
  roster.filter(({ id }) => id === driver || id === collector);

/**
 * When to leave rings, in milliseconds since 1970, where somebody takes: for who drives and who goes, and on the walls; and
 * for who collects when to leave for that. That nobody is to be reminded is obeyed.
 */
const leavingInstants = (event: CalendarEvent, target: string, owners: readonly string[]) => {
  const { leaveAt, driver, collector, reminders } = event;
  if (leaveAt === undefined || reminders?.before.length === 0) return [];
  const leaves = Date.parse(leaveAt);
  const way = Date.parse(event.start) - leaves;
  const isGoing = target === everyWall || target === driver || owners.includes(target);
  return [
    ...(driver !== undefined && isGoing ? [leaves] : []),
    ...(collector !== undefined && target === collector ? [Date.parse(event.end) - way] : []),
  ];
};

/** When an event's calendar or somebody's usual reminders ring, in milliseconds since 1970. */
const usualInstants = (
  event: CalendarEvent,
  memberIds: readonly string[],
  { settings, timeZone, span }: HouseRules,
): number[] => {
  const isNear = nearSpan(timeZone, span);
  const ofCalendar = settings.calendars[event.feedId]?.usual ?? null;
  const usual =
    ofCalendar === null ? memberIds.map((id) => settings.members[id] ?? null) : [ofCalendar];
  return usual
    .flatMap((each): readonly ReminderLead[] => each?.[event.allDay ? "allDay" : "timed"] ?? [])
    .flatMap((lead) => (isNear(lead, event) ? [leadInstant(lead, event, timeZone)] : []));
};

/**
 * When whom an event's reminders are due, by member and for the walls, in milliseconds since 1970, each time once: as the
 * family chose for it; else as its calendar's alarms say, which ring on phones only where a parent wants it; else as usual.
 */
export const dueInstants = (
  event: CalendarEvent,
  house: HouseRules,
): ReadonlyMap<string, readonly number[]> => {
  const { roster, timeZone, settings } = house;
  const reminded = remindedFor(event, roster);
  const isNear = nearSpan(timeZone, house.span);
  const chosen = event.reminders?.before.flatMap((lead) =>
    isNear(lead, event) ? [leadInstant(lead, event, timeZone)] : [],
  );
  const alarms = event.alarms?.map((at) => Date.parse(at)) ?? [];
  const alarmsOnPhones = settings.calendars[event.feedId]?.phones === true ? alarms : [];
  const of = (target: string, memberIds: readonly string[]): readonly number[] =>
    chosen ??
    (alarms.length === 0
      ? usualInstants(event, memberIds, house)
      : target === everyWall
        ? alarms
        : alarmsOnPhones);
  const owners = ownersOf(event, roster).map(({ id }) => id);
  const targets: readonly (readonly [string, readonly string[]])[] = [
    ...driversOf(event, roster).map(({ id }) => [id, [id]] as const),
    ...reminded,
    // What is nobody else's business isn't on the wall.
    ...(event.busy === true ? [] : [[everyWall, owners] as const]),
  ];
  return new Map(
    targets.map(([target, memberIds]) => [
      target,
      [...new Set([...of(target, memberIds), ...leavingInstants(event, target, owners)])].toSorted(
        (a, b) => a - b,
      ),
    ]),
  );
};
