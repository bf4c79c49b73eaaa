import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget } from "#contract/calendar-family.ts";
import type { EventLook } from "#contract/event-look.ts";
import type { FamilySeries } from "../../providers/calendar/port.ts";
import { dayOfOccurrence, occurrenceOn } from "../../recurrence/event-placement.ts";
import type { LookChoices } from "./choice-store.ts";
import { eventKey, occurrenceKey } from "./event-key.ts";

/** Whose a calendar of an account is, and which colour its events have. */
export interface CalendarLook {
  readonly memberIds: readonly string[];
  /** Those of the given people who are on the roster. */
  whose(memberIds: readonly string[]): string[];
  /** The colour of an event that is theirs. */
  colorFor(memberIds: readonly string[]): string;
}

export interface EventLooksDeps {
  readonly looks: LookChoices;
  /** Null for a calendar that is none of an account. */
  readonly calendarLook: (feedId: string) => CalendarLook | null;
}

/** What a request chose of an event's look: undefined stays, a picture of null is taken away. */
export interface LookChoice {
  readonly memberIds?: readonly string[] | undefined;
  readonly icon?: string | null | undefined;
}

/** A series on its way home. */
export interface MovedSeries {
  /** What an original start of it became. */
  readonly occurrence: (before: string) => string;
  /** Its days before one of them; none before ''. */
  readonly daysBefore: (series: FamilySeries, day: string) => readonly string[];
  /** What is chosen for all times as they move. */
  readonly along: LookChoice;
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((each) => b.includes(each));

/** The look after a choice; whose the calendar is anyway isn't kept of each event. */
const lookAfter = (
  before: EventLook,
  { memberIds, icon }: LookChoice,
  calendar: CalendarLook,
): EventLook => {
  const people = memberIds ?? before.memberIds;
  const picture = icon === undefined ? before.icon : icon;
  const isAsCalendar = people === undefined || isSameSet(people, calendar.memberIds);
  return {
    ...(isAsCalendar ? {} : { memberIds: [...people] }),
    ...(picture == null ? {} : { icon: picture }),
  };
};

/** Creates what gives a series that comes from an account's calendar the looks of its single times. */
const createLooksOfTimes =
  ({ looks, calendarLook }: EventLooksDeps) =>
  (series: FamilySeries, event: CalendarEvent, moved: MovedSeries): FamilySeries => {
    if (series.rule === null) return series;
    const key = eventKey(event);
    const usual = calendarLook(event.feedId)?.memberIds ?? [];
    const changes = new Map(series.changes.map((change) => [change.originalDay, change]));
    const give = (originalDay: string, look: EventLook): void => {
      // A change of a day that it doesn't have would be an event too many, as of the weeks before it was split off.
      if (originalDay < series.at.day || series.except.includes(originalDay)) return;
      const { memberIds, icon = null } = look;
      const { along } = moved;
      // What is chosen for all as they move counts for each of them.
      const change = {
        ...{ originalDay, ...changes.get(originalDay) },
        ...(along.icon === undefined ? { icon } : {}),
      };
      const hasOwn = memberIds !== undefined && along.memberIds === undefined;
      changes.set(originalDay, hasOwn ? { ...change, memberIds } : change);
    };
    const dayOf = (occurrence: string): string | null =>
      dayOfOccurrence(moved.occurrence(occurrence), series.at);
    const onwards = looks
      .onwardsOf(key)
      .flatMap(({ occurrence, chosen }) => ({ since: dayOf(occurrence) ?? "", chosen }));
    // The family calendar has one look for all: that of the times to come, and the days before have their own.
    for (const day of moved.daysBefore(series, onwards.at(-1)?.since ?? "")) {
      const { chosen } = onwards.findLast(({ since }) => since <= day) ?? {
        chosen: looks.allOf(key)[""],
      };
      give(day, { memberIds: [...usual], ...chosen });
    }
    for (const { occurrence, chosen } of looks.timesOf(key)) {
      const day = dayOf(occurrence);
      if (day !== null) give(day, chosen);
    }
    return { ...series, changes: [...changes.values()] };
  };

/** Keeps whose the events of accounts are and which pictures they have, because their servers keep neither. */
export const createEventLooks = ({ looks, calendarLook }: EventLooksDeps) => ({
  /** The event with its faces, their colour, and its picture. */
  withLook: (event: CalendarEvent): CalendarEvent => {
    const look = looks.of(eventKey(event), occurrenceKey(event.occurrence));
    const calendar = look === undefined ? null : calendarLook(event.feedId);
    if (look === undefined || calendar === null || event.busy === true) return event;
    const { memberIds, icon } = look;
    const people = memberIds === undefined ? undefined : calendar.whose(memberIds);
    return {
      ...event,
      ...(people === undefined ? {} : { memberIds: people, color: calendar.colorFor(people) }),
      ...(icon === undefined ? {} : { icon }),
    };
  },
  /** Chooses for the times of an event that `occurrence` means; only one time of it may be without a look that the others have. */
  choose: (event: CalendarEvent, occurrence: string, { memberIds, icon }: LookChoice): void => {
    const calendar = calendarLook(event.feedId);
    if (calendar === null || (memberIds === undefined && icon === undefined)) return;
    const key = eventKey(event);
    const look = lookAfter(looks.of(key, occurrence) ?? {}, { memberIds, icon }, calendar);
    const isNothing = occurrence === "" && Object.keys(look).length === 0;
    looks.choose(key, occurrence, isNothing ? null : look);
  },
  /** Gives an event the looks of the one of an account that it was made from. */
  copy: (id: string, key: string, since: string, isOne: boolean): void => {
    const [from = id, feedId = ""] = id.split("~");
    // What the family calendar has of an event is kept by `keepOf`.
    if (calendarLook(feedId) !== null) looks.copy(from, key, since, isOne);
  },
  /** Keeps what an event of the family calendar has of its own, when it moves into a calendar of an account. */
  keepOf: ({ key, at, memberIds, icon, changes }: FamilySeries, feedId: string): void => {
    const calendar = calendarLook(feedId);
    if (calendar === null) return;
    const usual = lookAfter(
      {},
      { ...(memberIds.length === 0 ? {} : { memberIds }), icon },
      calendar,
    );
    looks.choose(key, "", Object.keys(usual).length === 0 ? null : usual);
    for (const { originalDay, ...change } of changes) {
      if (change.memberIds === undefined && change.icon === undefined) continue;
      const occurrence = occurrenceKey(occurrenceOn(at, originalDay));
      looks.choose(key, occurrence, lookAfter(usual, change, calendar));
    }
  },
  /** Whose an event is that leaves an account's calendar, and its picture, as the times have it that an edit means. */
  lookOf: (event: CalendarEvent, { scope, occurrence }: EditTarget): LookChoice => {
    const [key, time] = [eventKey(event), occurrenceKey(occurrence)];
    const isOne = event.recurring && occurrence !== undefined && (scope ?? "one") === "one";
    const look = isOne
      ? looks.of(key, time)
      : (looks.onwardsOf(key).at(-1)?.chosen ?? looks.usualOf(key, ""));
    const calendar = calendarLook(event.feedId);
    const memberIds = look?.memberIds ?? calendar?.memberIds ?? [];
    // Whoever has left the family goes nowhere with it.
    return { memberIds: calendar?.whose(memberIds) ?? memberIds, icon: look?.icon };
  },
  withTimes: createLooksOfTimes({ looks, calendarLook }),
});
