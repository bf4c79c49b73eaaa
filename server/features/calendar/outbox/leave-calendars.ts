import { isArrival, type SeriesMoves } from "../family/series-moves.ts";
import { type CalendarWrite, isHalfDone, type NewCalendarWrite } from "./calendar-write.ts";
import { placesOf } from "./shown-objects.ts";
import type { CalendarWriteStore } from "./write-store.ts";

interface LeaveCalendarsDeps {
  readonly series: Pick<SeriesMoves, "revert">;
  readonly store: Pick<CalendarWriteStore, "all" | "find" | "add" | "mark" | "follow" | "remove">;
}

const alone = { edit: null, other: null, isMove: false, family: null } as const;

/** What goes on in a calendar that stays is written there by itself: where it came from is taken away. */
const asArrival = ({ title, other, memberId, begunAt }: CalendarWrite): NewCalendarWrite | null => {
  if (other === null) return null;
  const { ics, ...place } = other;
  return { ...alone, ...place, title, baseIcs: null, wantedIcs: ics, memberId, begunAt };
};

/** What has left a calendar that stays comes back: where it was to go is taken away. */
const asReturn = (write: CalendarWrite): NewCalendarWrite => {
  const { calendarId, path, url, uid, title, memberId, begunAt, isMove, other } = write;
  const place = { calendarId, path, url, uid };
  const [baseIcs, wantedIcs] = isMove
    ? [null, other?.ics ?? write.baseIcs]
    : [write.wantedIcs, write.baseIcs];
  return { ...alone, ...place, title, baseIcs, wantedIcs, memberId, begunAt };
};

/** What is still to be written in the calendar that stays, of a write between it and one that is taken away; null: nothing. */
const restOf = (write: CalendarWrite, isOwnLeaving: boolean): NewCalendarWrite | null => {
  const { problem, sentAt } = write;
  if (!isOwnLeaving) return isHalfDone(write) && sentAt !== null ? asReturn(write) : null;
  // What is in conflict isn't there until somebody decides.
  return problem === null && !isHalfDone(write) ? asArrival(write) : null;
};

/**
 * Ends what waits for calendars that are taken away, in the caller's transaction: what moves between one of them and a
 * calendar that stays is then in the one that stays, rather in both than nowhere.
 */
export const createLeaveCalendars =
  ({ series, store }: LeaveCalendarsDeps) =>
  (calendarIds: readonly string[]): void => {
    const leaves = (calendarId: string): boolean => calendarIds.includes(calendarId);
    const rewritten = new Set<string>();
    const renewed = new Set<number>();
    const keysOf = (write: CalendarWrite): string[] =>
      placesOf(write).map(({ calendarId, path }) => `${calendarId} ${path}`);
    const leadsOut = ({ calendarId, other }: CalendarWrite): boolean =>
      other !== null && leaves(calendarId) && !leaves(other.calendarId);
    /** Takes a write away, and what waits for it along, unless that leads the event out, or it is out already. */
    const end = (write: CalendarWrite): void => {
      const isOut = leadsOut(write) && isHalfDone(write);
      const isLedOut = (later: CalendarWrite): boolean =>
        later.after === write.id && later.isMove && leadsOut(later);
      // What somebody has to decide about first isn't there yet.
      if (isOut || (write.problem === null && store.all().some(isLedOut)))
        store.follow(write.id, null);
      store.remove(write);
    };
    /** As a new one, so that a request of the old one that is on its way finds nothing to go on with. */
    const again = (
      write: CalendarWrite,
      next: NewCalendarWrite,
      progress: Partial<CalendarWrite>,
    ): void => {
      for (const key of keysOf(write)) rewritten.add(key);
      const act = write.act ?? write.id;
      const added = store.mark(store.add({ ...next, act }), progress);
      renewed.add(added.id);
      store.follow(write.id, added.id);
      store.remove(write);
    };

    for (const { id } of store.all()) {
      // Gone with the one for which it waited, which isn't taken any more: then nothing is taken away.
      const write = store.find(id);
      if (write === null) continue;
      const { calendarId, other, family, problem, sentAt, step } = write;
      // The family calendar gets back what is on its way there; what came from there stays.
      if (leaves(calendarId) && family !== null && problem === null && !isArrival(family))
        series.revert(family);
      const isBetween = other !== null && leaves(calendarId) !== leaves(other.calendarId);
      if (isBetween) {
        const rest = restOf(write, leaves(calendarId));
        if (rest === null) end(write);
        else again(write, rest, { sentAt });
      } else if (leaves(calendarId)) {
        end(write);
      } else if (
        keysOf(write).some((key) => rewritten.has(key)) ||
        (write.after !== null && renewed.has(write.after))
      ) {
        // It was made of that or waits for it, and comes after it.
        again(write, write, { sentAt, step, problem });
      }
    }
  };
