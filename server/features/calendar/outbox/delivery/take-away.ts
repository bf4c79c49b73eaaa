import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import { type CalendarWrite, moveSteps } from "../calendar-write.ts";
import { isSameObject } from "../same-object.ts";
import type { MoveDeps } from "./ask-for-move.ts";
import { type Delivered, mostTries } from "./delivered.ts";
import { asTaken, moveSource } from "./move-source.ts";
import { conditionOf } from "./object-requests.ts";

/** The client of each of the two calendars, and whether one server has both. */
export interface MoveClients {
  readonly from: ObjectClient;
  readonly to: ObjectClient;
  readonly isSameServer: boolean;
}

/**
 * Takes a moved event from its old place, where it is what was brought to the new one; what others changed there
 * meanwhile goes along. Rejects where no answer came.
 */
export const createTakeAway = (deps: MoveDeps) => {
  const { records, store, copies, editor, now, onCalendars } = deps;
  /** Brings what others wrote at the old place meanwhile to the new one; null where that can't be. */
  const carryAlong = async (
    write: CalendarWrite,
    theirs: string,
    { to }: MoveClients,
  ): Promise<CalendarWrite | null> => {
    const { other } = write;
    if (other === null) return null;
    const atNewPlace = () => records.object(other.calendarId, { path: other.path });
    const has = (ics: string): boolean => isSameObject(editor, atNewPlace()?.ics ?? null, ics);
    const there = atNewPlace();
    if (there !== null && has(other.ics)) {
      const outcome = await to.putObject(there.url, theirs, conditionOf(there.etag));
      await copies.readAgain(to, other, other.uid);
      if (outcome.kind === "written") return store.mark(asTaken(write, other, theirs), {});
    }
    // It is there where only the answer was lost; what others made of it there meanwhile is nobody's to write over.
    return has(theirs) ? store.mark(asTaken(write, other, theirs), {}) : null;
  };

  /**
   * What others made of the event at its old place; null where they made nothing of it, deleted it, or somebody decided
   * that it goes.
   */
  const theirsOf = (write: CalendarWrite): string | null => {
    const { ics } = moveSource(records, write);
    return ics === write.other?.ics || ics === write.baseIcs ? null : ics;
  };

  /** Deletes the event at its old place; null where others have changed it. */
  const deleteThere = async (
    write: CalendarWrite,
    { from }: MoveClients,
  ): Promise<Delivered | null> => {
    const { url, etag } = moveSource(records, write);
    if (theirsOf(write) !== null) return null;
    const outcome = await from.deleteObject(url, conditionOf(etag));
    if (outcome.kind === "written" || outcome.kind === "gone") {
      copies.forget(write);
      return { kind: "done" };
    }
    if (outcome.kind !== "changed")
      return { kind: "refused", code: outcome.kind === "refused" ? outcome.code : "strange" };
    await copies.readAgain(from, moveSource(records, write), write.uid);
    return null;
  };

  return async (given: CalendarWrite, clients: MoveClients): Promise<Delivered> => {
    let write = store.mark(given, { step: moveSteps.takeAway, sentAt: now() });
    for (let tries = 0; tries < mostTries; tries += 1) {
      const theirs = theirsOf(write);
      const left = write;
      if (theirs !== null) {
        const carried = await onCalendars(left.other === null ? [] : [left.other.calendarId], () =>
          carryAlong(left, theirs, clients),
        );
        if (carried === null) return { kind: "conflict", theirs };
        write = carried;
      }
      const brought = write;
      const ended = await onCalendars([write.calendarId], () => deleteThere(brought, clients));
      if (ended !== null) return ended;
    }
    return { kind: "refused", code: "tooOften" };
  };
};
