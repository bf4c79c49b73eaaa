import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget } from "#contract/calendar-family.ts";
import type { Ride } from "#contract/calendar-rides.ts";
import type { EventReminders } from "#contract/reminders.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { iso } from "../../platform/clock.ts";
import type { CalendarSource, FamilySeries } from "../../providers/calendar/port.ts";
import {
  createLookChoices,
  createReminderChoices,
  createRideChoices,
  type LookChoices,
  type ReminderChoices,
  type RideChoices,
  timesMeant,
} from "./choice-store.ts";
import { type ChangeChoices, createChangeChoices } from "./change-choices-store.ts";
import { createDepartures, type Departures } from "./departure-store.ts";
import {
  createEventLooks,
  type EventLooksDeps,
  type LookChoice,
  type MovedSeries,
} from "./event-looks.ts";
import { eventKey, keyOfId, momentMs, occurrenceKey } from "./event-key.ts";
import { type SeriesShift, shiftOccurrence } from "../../recurrence/shift-occurrence.ts";
import { createGiveBackChoices, type GivenBack } from "./give-back-choices.ts";
import { createPlaceMinutes, leaveInstant, type PlaceMinutes } from "./place-minutes.ts";
import { createSentReminders, type SentReminders } from "./sent-store.ts";

/** Where what is ours about events is stored. */
export interface OwnOfEventStores {
  readonly choices: ReminderChoices;
  readonly rides: RideChoices;
  readonly looks: LookChoices;
  readonly places: PlaceMinutes;
  readonly departures: Departures;
  readonly sent: SentReminders;
  readonly changes: ChangeChoices;
}

interface OwnOfEventsDeps extends OwnOfEventStores, EventLooksDeps {
  readonly timeZone: () => string;
  readonly roster: () => Roster;
}

/** Opens the stores in the database. */
export const openOwnOfEvents = (db: Db): OwnOfEventStores => ({
  ...{ rides: createRideChoices(db), places: createPlaceMinutes(db) },
  ...{ choices: createReminderChoices(db), departures: createDepartures(db) },
  ...{ looks: createLookChoices(db), sent: createSentReminders(db) },
  changes: createChangeChoices(db),
});

/** An edit of an event, as far as what is ours about it has to follow. */
export interface EditOfEvent {
  readonly id: string;
  readonly which: EditTarget;
  /** What it is listed under among the changes in calendars of accounts; null where it isn't. */
  readonly actId?: number | null;
  /** Where a series' times went that was moved as a whole; null where they stayed. */
  readonly shift?: SeriesShift | null;
}

/** The reminders that were chosen for an event: those of its first times, from a time on, and of single ones by their original start. */
export interface ChosenReminders {
  readonly usual: EventReminders | undefined;
  readonly from: Readonly<Record<string, EventReminders>>;
  readonly times: Readonly<Record<string, EventReminders>>;
}

const byOccurrence = (
  chosen: readonly { readonly occurrence: string; readonly chosen: EventReminders }[],
): Readonly<Record<string, EventReminders>> =>
  Object.fromEntries(chosen.map((each) => [each.occurrence, each.chosen]));

/** What a request chose of an event that no calendar has: undefined stays, null is taken back. */
export interface OwnChoice extends LookChoice {
  readonly reminders?: EventReminders | null | undefined;
  readonly driver?: string | null | undefined;
  readonly collector?: string | null | undefined;
}

/** The ride after a choice. */
const rideAfter = (before: Ride, { driver, collector }: OwnChoice): Ride => {
  const after = {
    driver: driver === undefined ? before.driver : driver,
    collector: collector === undefined ? before.collector : collector,
  };
  return {
    ...(after.driver == null ? {} : { driver: after.driver }),
    ...(after.collector == null ? {} : { collector: after.collector }),
  };
};

/** Creates what joins an event with what is ours about it. */
const createJoinOwn = (
  deps: OwnOfEventsDeps,
  withLook: (event: CalendarEvent) => CalendarEvent,
) => {
  const { choices, rides, places, departures, timeZone, roster } = deps;
  /** A ride by those who are in the family still: whoever has left it takes nobody. */
  const ofFamily = (ride: Ride | undefined): Ride | undefined => {
    if (ride === undefined) return undefined;
    const isHere = (id: string | undefined) => roster().some((member) => member.id === id);
    return {
      ...(isHere(ride.driver) ? { driver: ride.driver } : {}),
      ...(isHere(ride.collector) ? { collector: ride.collector } : {}),
    };
  };
  return (given: CalendarEvent): CalendarEvent => {
    const event = withLook(given);
    const key = eventKey(event);
    const occurrence = occurrenceKey(event.occurrence);
    const reminders = choices.of(key, occurrence);
    const ride = ofFamily(rides.of(key, occurrence));
    const leaveAt = leaveInstant(event, places.minutesTo(event.location));
    const startsAt = departures.isEmpty() ? 0 : momentMs(event.start, event.allDay, timeZone());
    const onTheWay = departures.of({ key, startsAt });
    if (reminders === undefined && ride === undefined && leaveAt === null && onTheWay.length === 0)
      return event;
    return {
      ...event,
      ...(reminders === undefined ? {} : { reminders }),
      ...ride,
      ...(leaveAt === null ? {} : { leaveAt: iso(leaveAt) }),
      ...(onTheWay.length === 0 ? {} : { onTheWay: [...onTheWay] }),
    };
  };
};

/** Creates a source with what is ours about its events; `version` differs after every change of that. */
const createBeside = (
  { choices, rides, looks, places, departures, roster }: OwnOfEventsDeps,
  withOwn: (event: CalendarEvent) => CalendarEvent,
  version: () => number,
) => {
  const isEmpty = (): boolean =>
    [choices, rides, looks, places, departures].every((one) => one.isEmpty());
  type Answer = Awaited<ReturnType<CalendarSource["events"]>>;
  interface Joined {
    readonly version: number;
    readonly roster: Roster;
    readonly answer: Answer;
  }
  const answers = new WeakMap<Answer, Joined>();
  return (source: CalendarSource): CalendarSource => ({
    ...source,
    events: async (range) => {
      const found = await source.events(range);
      if (isEmpty()) return found;
      const before = answers.get(found);
      if (before?.version === version() && before.roster === roster()) return before.answer;
      const answer = { ...found, events: found.events.map(withOwn) };
      answers.set(found, { version: version(), roster: roster(), answer });
      return answer;
    },
  });
};

/** Creates what stores what a request chose, for the times of an event that `occurrence` means. */
const createChoose =
  (
    { choices, rides }: Pick<OwnOfEventsDeps, "choices" | "rides">,
    looks: Pick<ReturnType<typeof createEventLooks>, "choose">,
  ) =>
  (event: CalendarEvent, occurrence: string, own: OwnChoice): void => {
    const key = eventKey(event);
    looks.choose(event, occurrence, own);
    if (own.reminders !== undefined) choices.choose(key, occurrence, own.reminders);
    if (own.driver === undefined && own.collector === undefined) return;
    const ride = rideAfter(rides.of(key, occurrence) ?? {}, own);
    // That nobody takes this once is a choice too, where somebody usually does.
    const isNothing = occurrence === "" && Object.keys(ride).length === 0;
    rides.choose(key, occurrence, isNothing ? null : ride);
  };

/** Creates what keeps what was chosen for an event that was written. */
const createKeep = (
  deps: OwnOfEventsDeps,
  eventLooks: ReturnType<typeof createEventLooks>,
  noting: ReturnType<typeof createGiveBackChoices>["noting"],
) => {
  const { choices, rides, looks, departures, sent, calendarLook } = deps;
  const choose = createChoose(deps, eventLooks);

  /** What was chosen for single times of a series goes where these go. */
  const moveTimes = (id: string, key: string, shift: SeriesShift): void => {
    const zone = deps.timeZone();
    const [, feedId = ""] = id.split("~");
    // The looks of an event that came from the family calendar were kept as it arrived.
    const kept = calendarLook(feedId) === null ? [choices, rides] : [choices, rides, looks];
    for (const chosen of kept) chosen.moveTimes(key, (each) => shiftOccurrence(each, shift, zone));
  };

  const keep = (event: CalendarEvent, own: OwnChoice, edit?: EditOfEvent): void => {
    const key = eventKey(event);
    const { id = event.id, which = {}, actId = null, shift = null } = edit ?? {};
    const before = keyOfId(id);
    if (before !== key) {
      const since = occurrenceKey(which.occurrence);
      for (const chosen of [choices, rides]) chosen.copy(before, key, since, !event.recurring);
      eventLooks.copy(id, key, since, !event.recurring);
      departures.copy(before, key);
      sent.copy(before, key);
    }
    const occurrence = timesMeant(event, which, before !== key);
    // One with a new UID goes as a whole where its change is taken back; what it was made from kept its choices.
    noting(before === key ? actId : null, key, () => {
      if (shift !== null) moveTimes(id, key, shift);
      choose(event, occurrence, own);
    });
  };
  return { keep, moveTimes };
};

/**
 * Keeps what only this house knows about events, of whichever calendar: reminders, who takes and collects, how long the
 * way is, who is on their way, and of those of accounts whose they are and their pictures.
 */
export const createOwnOfEvents = (deps: OwnOfEventsDeps) => {
  const { choices, rides, looks, calendarLook } = deps;
  const eventLooks = createEventLooks({ looks, calendarLook });
  const { noting, giveBack } = createGiveBackChoices(deps);
  const { keep, moveTimes } = createKeep(deps, eventLooks, noting);
  /** Differs after every change. */
  let version = 0;
  const withOwn = createJoinOwn(deps, eventLooks.withLook);

  return {
    withOwn,
    /** The reminders that were chosen for the times of an event that an edit means; one of them where `isOne`. */
    remindersOf: (
      id: string,
      { scope, occurrence }: EditTarget,
      isOne: boolean,
    ): ChosenReminders => {
      const [key, time] = [keyOfId(id), occurrenceKey(occurrence)];
      if (isOne) return { usual: choices.of(key, time), from: {}, times: {} };
      const since = scope === "following" ? time : "";
      return {
        usual: choices.usualOf(key, since),
        from: byOccurrence(choices.onwardsOf(key).filter(({ occurrence: each }) => each > since)),
        times: byOccurrence(choices.timesOf(key).filter(({ occurrence: each }) => each >= since)),
      };
    },
    /** Keeps faces and picture of an event of the family calendar that moves into one of an account. */
    keepLookOf: (series: FamilySeries, feedId: string): void => {
      eventLooks.keepOf(series, feedId);
      version += 1;
    },
    ...{ lookOf: eventLooks.lookOf },
    /** A series that comes from an account's calendar, with the looks of its single times; `shift`: all of them were moved. */
    withTimes: (
      series: FamilySeries,
      event: CalendarEvent,
      { shift, ...moved }: Omit<MovedSeries, "occurrence"> & { readonly shift: SeriesShift | null },
    ): FamilySeries => {
      const occurrence = (before: string): string =>
        shift === null ? before : shiftOccurrence(before, shift, deps.timeZone());
      return eventLooks.withTimes(series, event, { occurrence, ...moved });
    },
    /** Gives back what was chosen before an act in a calendar of an account. */
    giveBackChoices: (actId: number, given: GivenBack): void => {
      giveBack(actId, given);
      version += 1;
    },
    /** Counts a change of what is ours. */
    changed: (): void => {
      version += 1;
    },
    /** The source with what is ours about its events; the same answer while neither changed. */
    beside: createBeside(deps, withOwn, () => version),
    /** Keeps what was chosen for an event that was written, and what was chosen and rang before where it has a new UID. */
    keep: (event: CalendarEvent, own: OwnChoice, edit?: EditOfEvent): CalendarEvent => {
      keep(event, own, edit);
      version += 1;
      return withOwn(event);
    },
    /** Has what was chosen for single times of a series of the family calendar where these are again. */
    moveTimes: (key: string, shift: SeriesShift): void => {
      moveTimes(`${key}~family`, key, shift);
      version += 1;
    },
    /** Forgets what was chosen for an event that is deleted. */
    forget: (id: string): void => {
      for (const chosen of [choices, rides, looks]) chosen.remove(keyOfId(id));
      version += 1;
    },
  };
};
export type OwnOfEvents = ReturnType<typeof createOwnOfEvents>;
