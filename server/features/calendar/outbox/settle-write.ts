import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import { isArrival, type SeriesMoves } from "../family/series-moves.ts";
import { type CalendarWrite, isHalfDone } from "./calendar-write.ts";
import type { CalendarChange, ChangeStore } from "./change-store.ts";
import { otherChange, ownChange } from "./changes-of-write.ts";
import type { Delivered } from "./delivery/delivered.ts";
import type { OutcomeWaiters } from "./outcome-waiters.ts";
import { placesOf } from "./shown-objects.ts";
import type { CalendarWriteStore } from "./write-store.ts";

interface SettleWriteDeps {
  readonly series: Pick<SeriesMoves, "revert">;
  readonly store: CalendarWriteStore;
  readonly changes: Pick<ChangeStore, "add">;
  readonly waiters: OutcomeWaiters;
  readonly clock: Clock;
  readonly log: Logger;
  readonly atomically: <T>(work: () => T) => T;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
  /** Called with each calendar whose server has what was written. */
  readonly wrote: (calendarId: string) => void;
  /** Whether somebody decided to send a write that waited: it is nobody's to forget but theirs. */
  readonly isSentAgain: (id: number) => boolean;
}

/** Ends what waits: records what a server has taken, and keeps what somebody has to decide. */
export const createSettleWrite = (deps: SettleWriteDeps) => {
  const { series, store, changes, waiters, clock, log, atomically } = deps;

  const record = (...made: (Omit<CalendarChange, "id"> | null)[]): void => {
    for (const change of made) if (change !== null) changes.add(change);
  };

  /** Takes a write away, and what waits for it: that is as if nobody had asked for it. */
  const end = (write: CalendarWrite): void => {
    for (const later of store.waitingAfter(write).toReversed()) {
      if (later.family !== null && later.problem === null) series.revert(later.family);
      waiters.resolve(later.id, { kind: "dropped" });
    }
    store.remove(write);
  };

  return {
    /**
     * Stores what became of a write, and tells the request that waits for it; whether something that waited for it can be
     * sent now.
     */
    settle: (write: CalendarWrite, delivered: Delivered): boolean => {
      const { id } = write;
      let goesOn = false;
      atomically(() => {
        const now = store.find(id);
        if (now === null) return;
        if (delivered.kind === "done")
          record(ownChange(now, clock.now()), otherChange(now, clock.now()));
        // Half of it is there: without the row nobody could bring or take away the other half.
        const isHalf = isHalfDone(now) || (now.act !== null && !now.isMove);
        const isKept = isHalf || deps.isSentAgain(id) || !waiters.isAwaited(id);
        const isAsked = delivered.kind !== "done" && isKept;
        // What no server takes is where it was before, also while somebody is asked.
        if (delivered.kind !== "done" && now.family !== null) series.revert(now.family);
        if (delivered.kind === "done") goesOn = store.follow(id, null);
        if (!isAsked) end(now);
        else {
          const problem = delivered.kind === "conflict" ? "conflict" : delivered.code;
          store.mark(now, { problem, sentAt: null });
        }
      });
      waiters.resolve(id, delivered);
      if (delivered.kind === "done")
        for (const { calendarId } of placesOf(write)) deps.wrote(calendarId);
      if (delivered.kind !== "done")
        log.info({ why: delivered.kind }, "a write into a calendar isn't taken");
      deps.changed();
      return goesOn;
    },
    /**
     * Forgets a write and what waits for it, because somebody decided so; the half of it that its server has can be taken
     * back.
     */
    drop: (write: CalendarWrite): void => {
      const { family, problem, sentAt } = write;
      // What was sent without an answer may be gone there: then it stays here, rather than nowhere.
      const mayBeNowhere = family !== null && isArrival(family) && sentAt !== null;
      if (family !== null && problem === null && !mayBeNowhere) series.revert(family);
      if (isHalfDone(write)) record(otherChange(write, clock.now()));
      end(write);
    },
  };
};
