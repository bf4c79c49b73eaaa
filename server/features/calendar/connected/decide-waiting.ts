import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import { type CalendarWrite, moveSteps } from "../outbox/calendar-write.ts";
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
        const context = { now: clock.now(), zone: timeZone() };
        const current = storedAt(write);
        const isUnderWay = write.isMove && write.step > moveSteps.ask;
        // What is at the new place already counts: what others made of it at the old one goes.
        if (isUnderWay) outbox.again({ ...write, baseIcs: current ?? write.baseIcs });
        // What others deleted meanwhile can't be asked to move; it is written at its new place.
        else if (write.isMove && current === null) outbox.again({ ...write, step: moveSteps.put });
        else outbox.again(overTheirs(write, current, editor, context));
      });
    }
    outbox.keep(write);
    await events.send(write);
  };
};
