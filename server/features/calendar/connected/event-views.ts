import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { EventVersions } from "#contract/errors.ts";
import type { Clock } from "#server/platform/clock.ts";
import { InvalidInput, NotFound } from "#server/platform/errors.ts";
import type { ObjectEditor, ObjectView } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import { conflictVersions, connectedEvent } from "./connected-event.ts";

/** What objects are shown with. */
export interface EventViewsDeps {
  readonly editor: Pick<ObjectEditor, "view">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The key of a UID, with which an event's id begins. */
  readonly keyOf: (uid: string) => string;
  readonly feeds: () => readonly CalendarFeed[];
  /** The event with what only this house knows of it. */
  readonly withOwn: (event: CalendarEvent) => CalendarEvent;
}

/** What a write means: an event that moves is meant as it is at its new place. */
type MeantWrite = Pick<CalendarWrite, "wantedIcs" | "edit"> &
  Partial<Pick<CalendarWrite, "isMove" | "other">>;

/** Shows objects of accounts as the events that they are to a family. */
export const createEventViews = (deps: EventViewsDeps) => {
  const { editor, clock, timeZone, keyOf, feeds, withOwn } = deps;
  /** One of an object's times, else its first; null where there is none. */
  const viewOf = (ics: string | null, occurrence?: string): ObjectView | null => {
    if (ics === null) return null;
    try {
      return editor.view(ics, occurrence, { now: clock.now(), zone: timeZone() });
    } catch (error) {
      if (error instanceof InvalidInput) return viewOf(ics);
      throw error;
    }
  };

  return {
    viewOf,
    /** Both sides of a conflict: what a write means, and what its server has. */
    versions: (
      { wantedIcs, edit, isMove, other }: MeantWrite,
      theirs: string | null,
    ): EventVersions =>
      conflictVersions(
        viewOf(isMove === true ? (other?.ics ?? null) : wantedIcs, edit?.which.occurrence),
        viewOf(theirs, edit?.which.occurrence),
      ),
    /** An object as it is answered: the time that is named, else the whole; 404 where it isn't one to change. */
    eventOf: (
      calendarId: string,
      ics: string,
      { occurrence, isWaiting }: { occurrence?: string | undefined; isWaiting: boolean },
    ): CalendarEvent => {
      const view = viewOf(ics, occurrence);
      if (view === null) throw new NotFound("event that can be changed");
      const feed = feeds().find(({ id }) => id === calendarId);
      if (feed === undefined) throw new NotFound("calendar");
      const about = { key: keyOf(view.uid), feed, isOneTime: occurrence !== undefined };
      return withOwn(connectedEvent(view, about, isWaiting));
    },
  };
};
export type EventViews = ReturnType<typeof createEventViews>;
