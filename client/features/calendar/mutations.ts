import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, EditTarget, NewEvent } from "#contract/calendar-family.ts";
import { defineWrite } from "../../api/call.ts";
import { healthRead } from "../../query/health.ts";
import type { CacheView, SettledCache } from "../../mutations/cache/cache-view.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";
import { defineMutation, inputOf } from "../../mutations/define-mutation.ts";
import type { PendingMutation } from "../../mutations/pending-mutation.ts";
import { newId } from "../../platform/random-id.ts";
import { calendarStore } from "./calendar-cache.ts";
import { countdownsRead } from "./reads.ts";
import type { RideChoice } from "./rides/ride-draft.ts";
import { deletedEventOf } from "./changes/deleted-event.ts";
import {
  type ChangeTarget,
  type EventChange,
  eventKeyOf,
  withEventChanges,
  withRide,
} from "./changes/optimistic-change.ts";

const update = (cache: CacheView, change: EventChange): void => {
  cache.update(calendarStore, (store) => ({
    ...store,
    events: withEventChanges(store.events, [change]),
  }));
  // What begins to be counted to only the server tells.
  if (change.kind !== "add")
    cache.update(countdownsRead, ({ items }) => ({
      items: items.flatMap((item) =>
        withEventChanges([item.event], [change]).map((event) => ({ ...item, event })),
      ),
    }));
};

/** Reads the calendar again; a first own event also brings it to life where screens had stopped asking for it. */
const readAgain = (cache: SettledCache): void => {
  cache.stale("calendar");
  cache.stale(healthRead, (health) => health?.sources.calendar.state === "unconfigured");
};

const bodyOf = (event: CalendarEvent): NewEvent => {
  const { title, start, end, allDay, memberIds, location, notes, icon, recurrence } = event;
  const { reminders, driver, collector } = event;
  return {
    ...{ title, start, end, allDay, memberIds },
    ...(location === undefined ? {} : { location }),
    ...(notes === undefined ? {} : { notes }),
    ...(icon === undefined ? {} : { icon }),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(reminders === undefined ? {} : { reminders }),
    ...(driver === undefined ? {} : { driver }),
    ...(collector === undefined ? {} : { collector }),
  };
};

/** A new event as screens show it until the server has named it, and what the family calls it. */
interface AddedEvent {
  readonly event: CalendarEvent;
  /** The calendar that was chosen for it; else it goes where its members' events usually go. */
  readonly feedId?: string | undefined;
  readonly title: string;
}

/** Adds an event to the family calendar. */
export const addEvent = defineMutation({
  operation: defineWrite("POST /api/calendar/events", ["calendar"]),
  once: true,
  request: ({ event, feedId }: AddedEvent) => ({
    body: { ...bodyOf(event), ...(feedId === undefined ? {} : { feedId }) },
  }),
  creates: ({ event }) => event.id,
  apply: (cache, { event }) => update(cache, { kind: "add", event }),
  settle: (cache, _, event) => {
    update(cache, { kind: "add", event });
    readAgain(cache);
  },
  describe: ({ title }) => title,
  offline,
});

/** Which event is meant, and what the family calls it. */
interface EventInput {
  readonly target: ChangeTarget;
  readonly title: string;
  /** Said once somebody knows that the calendar will write to the event's guests. */
  readonly tellGuests?: "yes" | undefined;
}

const whichOf = ({ occurrence, scope }: ChangeTarget): EditTarget => ({
  ...(occurrence === undefined ? {} : { occurrence }),
  ...(scope === undefined ? {} : { scope }),
});

const queryOf = ({ target, tellGuests }: EventInput) => ({
  ...whichOf(target),
  ...(tellGuests === undefined ? {} : { tellGuests }),
});

const isFrom = (occurrence: string | undefined, first: string | undefined): boolean =>
  occurrence !== undefined &&
  first !== undefined &&
  (first.length === 10 ? occurrence >= first : Date.parse(occurrence) >= Date.parse(first));

/** The time of one that repeats at which a change was made, or a ride chosen. */
const occurrenceOf = (waiting: PendingMutation): string | undefined =>
  (inputOf(changeEvent, waiting) ?? inputOf(removeEvent, waiting))?.target.occurrence ??
  inputOf(setRide, waiting)?.event.occurrence;

const isRideOfAll = (waiting: PendingMutation): boolean =>
  inputOf(setRide, waiting)?.isOnce === false;

/** A change of an event: start, end and `allDay` come together or not at all. */
interface ChangedEvent extends EventInput {
  readonly patch: EventPatch;
  /** The day on which the event began that was changed. */
  readonly fromDay: string;
  readonly timeZone: string;
  /** What a way back takes away: where others wrote over it since, it is refused (409 `changedMeanwhile`). */
  readonly seen?: EventPatch["seen"];
  /** The event as it was, for the case that somebody deletes it meanwhile. */
  readonly was?: CalendarEvent;
}

const changeOf = ({
  title: _,
  was: _was,
  seen: _seen,
  tellGuests: _told,
  ...changed
}: ChangedEvent) => ({
  ...{ kind: "change" as const, ...changed },
});
const change = (cache: CacheView, changed: ChangedEvent): void => update(cache, changeOf(changed));

/** Changes an event, or one that repeats: once, from a time on, or every time. */
export const changeEvent = defineMutation({
  operation: defineWrite("PATCH /api/calendar/events/{id}", ["calendar"]),
  request: ({ patch, seen, ...event }: ChangedEvent) => ({
    ...{ params: { id: event.target.id }, query: queryOf(event) },
    body: { ...patch, ...(seen === undefined ? {} : { seen }) },
  }),
  apply: change,
  settle: (cache, changed: ChangedEvent, answer) => {
    change(cache, changed);
    readAgain(cache);
    // From a time on it has become an event of its own.
    const { id, scope, occurrence } = changed.target;
    if (scope === "following")
      cache.renameWaiting(id, eventKeyOf(answer), (waiting) =>
        isFrom(occurrenceOf(waiting), answer.occurrence ?? occurrence),
      );
    else if (changed.patch.feedId !== undefined)
      cache.renameWaiting(
        id,
        eventKeyOf(answer),
        (waiting) =>
          scope !== "one" || (occurrenceOf(waiting) === occurrence && !isRideOfAll(waiting)),
      );
  },
  scope: ({ target }) => `event:${target.id}`,
  describe: ({ title }) => title,
  putBack: (changed) => {
    const event = changed.was && deletedEventOf(changed.was, changeOf(changed));
    if (event === undefined) return undefined;
    const added = { event: { ...event, id: newId() }, feedId: event.feedId, title: changed.title };
    return (enqueue) => enqueue(addEvent, added).answer;
  },
  offline,
});

/** A choice of who takes and who collects; what is left out stays. */
interface RideInput extends RideChoice {
  readonly event: CalendarEvent;
  /** Just this time of one that repeats. */
  readonly isOnce: boolean;
}

const remove = (cache: CacheView, { target }: EventInput): void =>
  update(cache, { kind: "remove", target });

/** Deletes an event, or some times of one that repeats. */
export const removeEvent = defineMutation({
  operation: defineWrite("DELETE /api/calendar/events/{id}", ["calendar"]),
  request: (event: EventInput) => ({ params: { id: event.target.id }, query: queryOf(event) }),
  apply: remove,
  settle: (cache, event: EventInput) => {
    remove(cache, event);
    readAgain(cache);
  },
  describe: ({ title }) => title,
  offline,
});

/** Says who takes to an event of any calendar and who collects, once or every time; of an event that was deleted meanwhile there is nothing to bring back. */
export const setRide = defineMutation({
  operation: defineWrite("PUT /api/calendar/events/{id}/ride", ["calendar"]),
  request: ({ event, driver, collector, isOnce }: RideInput) => ({
    params: { id: eventKeyOf(event) },
    body: {
      ...(driver === undefined ? {} : { driver }),
      ...(collector === undefined ? {} : { collector }),
      ...(isOnce && event.occurrence !== undefined ? { occurrence: event.occurrence } : {}),
    },
  }),
  apply: (cache, { event, driver, collector, isOnce }) =>
    cache.update(calendarStore, (store) => ({
      ...store,
      events: store.events.map((one) =>
        (isOnce ? one.id === event.id : eventKeyOf(one) === eventKeyOf(event))
          ? withRide(one, { driver, collector })
          : one,
      ),
    })),
  describe: ({ event }) => event.title,
  offline,
});

/** Keeps how many minutes the way to a place takes. */
export const setPlaceMinutes = defineMutation({
  operation: defineWrite("PUT /api/calendar/places", ["calendar"]),
  request: (body: { name: string; minutes: number | null }) => ({ body }),
  describe: ({ name }) => name,
  offline,
});

/** Who is on their way to which reminder's event. What older versions left names nobody. */
interface OnMyWay {
  readonly id: string;
  readonly title: string;
  readonly memberId?: string | undefined;
}

/** Says that who is signed in is on their way; it waits for home as long as that is news, and is never said by another. */
export const tellOnMyWay = defineMutation({
  operation: defineWrite("POST /api/reminders/{id}/on-my-way", ["reminders", "calendar"]),
  request: ({ id }: OnMyWay) => ({ params: { id }, body: {} }),
  author: ({ memberId }) => memberId,
  describe: ({ title }) => title,
  offline: { keepFor: 7_200_000 },
});

/** Takes back that who is signed in is on their way: `{ params: { id } }`. */
export const takeBackOnMyWay = defineMutation({
  operation: defineWrite("DELETE /api/reminders/{id}/on-my-way", ["reminders", "calendar"]),
});

/** Understands a line of plain words; keeps nothing. */
export const parseLine = defineMutation({
  operation: defineWrite("POST /api/calendar/parse", []),
});

/** Connects a calendar after it was read once: `{ body: { url, memberId? } }`. Fails with 400 `feedRefused`. */
export const addFeed = defineMutation({
  operation: defineWrite("POST /api/calendar/feeds", ["calendar", "settings"]),
});

/** Disconnects a calendar: `{ body: { id } }`. */
export const removeFeed = defineMutation({
  operation: defineWrite("DELETE /api/calendar/feeds", ["calendar", "settings"]),
});

/** Asks a calendar again now: `{ params: { id } }`. */
export const refreshFeed = defineMutation({
  operation: defineWrite("POST /api/calendar/feeds/{id}/refresh", ["calendar"]),
});

/** Keeps showing events that are gone from a calendar, or lets them go: `{ params: { id }, body: { keep } }`. */
export const decideHeld = defineMutation({
  operation: defineWrite("POST /api/calendar/feeds/{id}/held", ["calendar", "settings"]),
});

/** Which change is taken back, `over` what others made of the event since, and whether its guests may be told. */
interface UndoneChange {
  readonly id: string;
  readonly over?: "yes";
  readonly tellGuests?: "yes";
}

/** Gives an event of an account back as it was before a change. Fails with 409 `conflict` or `guestsTold` until told otherwise. */
export const undoCalendarChange = defineMutation({
  operation: defineWrite("POST /api/calendar/changes/{id}/undo", ["calendar"]),
  request: ({ id, ...query }: UndoneChange) => ({ params: { id }, query }),
});

/** Sends what waits for an account's server once more, or lets it go. */
export const decideWaitingChange = defineMutation({
  operation: defineWrite("POST /api/calendar/changes/{id}/decide", ["calendar"]),
  request: ({ id, send }: { id: string; send: boolean }) => ({ params: { id }, body: { send } }),
});
