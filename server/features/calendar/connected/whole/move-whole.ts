import type { MovedPart, StayedEvent } from "#contract/calendar-moves.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Clock } from "#server/platform/clock.ts";
import { HttpError, InvalidInput, NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import { familyFeedId } from "../../family/event-view.ts";
import type { SeriesMoves } from "../../family/series-moves.ts";
import type { CalendarOutbox } from "../../outbox/calendar-outbox.ts";
import { placesOf } from "../../outbox/shown-objects.ts";
import { createRunningMoves } from "./running-moves.ts";
import type { ConnectedEvents } from "../connected-events.ts";
import { requireShown, writableCalendar } from "../event-rights.ts";
import type { EventWriting } from "../event-writing.ts";

interface MoveWholeDeps {
  readonly records: Pick<AccountRecords, "calendar">;
  readonly series: Pick<SeriesMoves, "keys" | "withKey">;
  readonly events: Pick<ConnectedEvents, "find" | "keysIn" | "views">;
  readonly outbox: Pick<CalendarOutbox, "all" | "settled">;
  readonly change: EventWriting["change"];
  readonly clock: Pick<Clock, "monotonic">;
}

/** A part of a calendar that is to move into another one. */
export interface WholeMove {
  readonly from: string;
  readonly to: string;
  /** The last event that was tried; undefined at the beginning. */
  readonly after?: string | undefined;
}

/** So few at a time that a request is answered before its screen gives up, also by a slow server. */
const mostAtOnce = 8;
/** How long the rest of them is waited for, in milliseconds. */
const waitMs = 5_000;

const eventIdIn = (key: string, calendarId: string): string => `${key}~${calendarId}`;

/** What an event is called and whether it is private; null where there is none to move, as a to-do. */
const namesOf = (
  key: string,
  calendarId: string,
  { series, events }: Pick<MoveWholeDeps, "series" | "events">,
): Pick<StayedEvent, "title" | "busy"> | null => {
  if (calendarId === familyFeedId) {
    const event = series.withKey(key);
    return event === null ? null : { title: event.title };
  }
  try {
    const { ics } = events.find(eventIdIn(key, calendarId));
    const view = events.views.viewOf(ics);
    if (view === null && !/^BEGIN:VEVENT\s*$/im.test(ics)) return null;
    if (view === null) return { title: "" };
    return view.isPrivate ? { title: "", busy: true } : { title: view.title };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
};

/** Creates what moves a calendar's events into another one, each as it moves alone. */
export const createMoveWhole = (deps: MoveWholeDeps) => {
  const { records, series, events, outbox, change, clock } = deps;
  const running = createRunningMoves(() => clock.monotonic());

  /** Throws where a calendar can't be written, and where both are the same. */
  const requireMovable = ({ from, to }: WholeMove, caller: Caller): void => {
    if (from === to) throw new InvalidInput("to", "to: expected another calendar than `from`.");
    for (const calendarId of [from, to])
      if (calendarId !== familyFeedId) writableCalendar(records, calendarId, caller);
    if (to !== familyFeedId) requireShown(records, to);
  };

  /** The events to try now, by their keys, and the last of them where others come after it. */
  const nextPart = ({ from, after }: WholeMove) => {
    const keys = (from === familyFeedId ? series.keys() : events.keysIn(from))
      .toSorted()
      .filter((key) => after === undefined || key > after);
    const tried = keys.slice(0, mostAtOnce);
    return { tried, next: keys.length > tried.length ? (tried.at(-1) ?? null) : null };
  };

  /** Moves one event, or tells why it stays. */
  const moveOne = async (
    key: string,
    { from, to }: WholeMove,
    caller: Caller,
  ): Promise<"moved" | "gone" | StayedEvent> => {
    const id = eventIdIn(key, from);
    const names = namesOf(key, from, deps);
    if (names === null) return "gone";
    try {
      await change(id, { scope: "all" }, { feedId: to }, caller, null);
      return "moved";
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error instanceof NotFound) return "gone";
      return { id, ...names, code: error.details.code };
    }
  };

  /** What waits for the two calendars; `isOlder` leaves out what did so before. */
  const waitingFor = ({ from, to }: WholeMove, isOlder: (id: number) => boolean) =>
    outbox
      .all()
      .filter(
        (write) =>
          write.problem === null &&
          !isOlder(write.id) &&
          placesOf(write).some(({ calendarId }) => calendarId === from || calendarId === to),
      );

  /** Moves the next few events of a calendar; throws where neither calendar can be written. */
  return async (move: WholeMove, caller: Caller): Promise<MovedPart> => {
    requireMovable(move, caller);
    running.begin(move);
    const { tried, next } = nextPart(move);
    const before = new Set(outbox.all().map(({ id }) => id));
    const isOlder = (id: number): boolean => before.has(id);
    const results = await Promise.all(tried.map((key) => moveOne(key, move, caller)));
    await Promise.all(waitingFor(move, isOlder).map(({ id }) => outbox.settled(id, waitMs)));
    // A change that waited before for a reason of its own doesn't keep the rest from moving.
    const waiting = waitingFor(move, next === null ? () => false : isOlder).length;
    if (next === null || waiting > 0) running.end(move);
    return {
      moved: results.filter((each) => each === "moved").length,
      waiting,
      stayed: results.filter((each) => typeof each === "object"),
      next,
    };
  };
};
export type WholeCalendarMove = ReturnType<typeof createMoveWhole>;
