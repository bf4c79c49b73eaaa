import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import { type CalendarWrite, isHalfDone, moveSteps } from "../outbox/calendar-write.ts";
import { placesOf } from "../outbox/shown-objects.ts";
import type { ConnectedEvents } from "./connected-events.ts";
import { requireKnownBrowser, requireMayWriteInto } from "./event-rights.ts";
import { overTheirs } from "./over-theirs.ts";

interface DecideWaitingDeps {
  readonly outbox: CalendarOutbox;
  readonly events: Pick<ConnectedEvents, "versions" | "send">;
  readonly editor: ObjectEditor;
  readonly series: Pick<SeriesMoves, "applyAgain">;
  readonly records: Pick<AccountRecords, "calendar">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly atomically: <T>(work: () => T) => T;
  /** Whether a write waits because its calendar isn't shown. */
  readonly isHidden: (write: CalendarWrite) => boolean;
  /** What a write's server has of its object; null: nothing. */
  readonly storedAt: (write: CalendarWrite) => string | null;
}

/** Whether a later write that waits takes the same event elsewhere or deletes it. */
const isTakenSince = (write: CalendarWrite, all: readonly CalendarWrite[]): boolean =>
  all.some(
    ({ id, calendarId, path, isMove, wantedIcs }) =>
      id > write.id &&
      calendarId === write.calendarId &&
      path === write.path &&
      (isMove || wantedIcs === null),
  );

/** Creates what sends a write that waits once more, over what others wrote, or lets it go. */
export const createDecideWaiting = (deps: DecideWaitingDeps) => {
  const { outbox, events, editor, series, records, clock, timeZone, atomically } = deps;
  const { isHidden, storedAt } = deps;

  /** A write that somebody has decided to send: over what others wrote, but from where it is if it is under way. */
  const asDecided = (write: CalendarWrite): CalendarWrite => {
    const theirs = storedAt(write);
    // What is at the new place already counts: what others made of it at the old one goes.
    if (write.isMove && write.step > moveSteps.ask)
      return { ...write, baseIcs: theirs ?? write.baseIcs };
    // What others deleted meanwhile can't be asked to move; it is written at its new place.
    if (write.isMove && theirs === null) return { ...write, step: moveSteps.put };
    // What others made of its series since isn't written over unseen: the part is at its new place as it was before.
    if (!write.isMove && isHalfDone(write) && write.problem !== "conflict") return write;
    return overTheirs(write, theirs, editor, { now: clock.now(), zone: timeZone() });
  };

  return async (id: number, isSent: boolean, caller: Caller): Promise<void> => {
    requireKnownBrowser(caller);
    const write = outbox.all().find((each) => each.id === id);
    if (write === undefined) throw new NotFound("change");
    for (const { calendarId } of placesOf(write))
      requireMayWriteInto(records.calendar(calendarId), caller);
    if (!isSent) {
      outbox.drop(write);
      return;
    }
    // Both would arrive: the event would be at two places, or at one although it was deleted.
    if (write.isMove && isTakenSince(write, outbox.all()))
      throw new Conflict("changedSince", apiSentence("changedSince"));
    if (isHidden(write)) throw new Conflict("calendarHidden", apiSentence("calendarHidden"));
    // Whether one that is under way has arrived is known only from what is written about it.
    if (write.problem !== null) {
      // What wasn't taken is back in the family calendar, where it may have been changed since.
      atomically(() => {
        if (write.family !== null && !series.applyAgain(write.family))
          throw new HttpError(409, apiSentence("conflict"), {
            ...{ code: "conflict", versions: events.versions(write, storedAt(write)) },
          });
        outbox.again(asDecided(write));
      });
    }
    outbox.keep(write);
    await events.send(write);
  };
};
