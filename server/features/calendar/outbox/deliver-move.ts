import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { CalendarWrite, OtherObject } from "./calendar-write.ts";
import type { Delivered, WriteDelivery } from "./deliver-write.ts";

interface MoveDeps {
  readonly records: Pick<AccountRecords, "object" | "removeObjects">;
  readonly delivery: WriteDelivery;
  readonly now: () => number;
}

/** The client of each of the two calendars, and whether one server has both. */
export interface MoveClients {
  readonly from: ObjectClient;
  readonly to: ObjectClient;
  readonly isSameServer: boolean;
}

/** The steps of a move: asked of the server, written at its new place, taken from its old one. */
const [askStep, putStep, deleteStep] = [0, 1, 2];

/**
 * Brings an event into another calendar: by MOVE where the server has it, else by writing it there and deleting it
 * here. Each step is written down, so that nothing is lost or doubled in between. Rejects where no answer came.
 */
export const createMoveDelivery = ({ records, delivery, now }: MoveDeps) => {
  const { mark, readAgain, create, isWithoutMove } = delivery;

  const sourceOf = (write: CalendarWrite) => {
    const known = records.object(write.calendarId, { path: write.path });
    return {
      ...write,
      url: known?.url ?? write.url,
      etag: known?.etag ?? null,
      ics: known?.ics ?? null,
    };
  };

  /** Asks for a move; null where the server has none. */
  const ask = async (
    write: CalendarWrite,
    other: OtherObject,
    { from }: MoveClients,
  ): Promise<Delivered | null> => {
    const isThere = write.sentAt !== null && (await readAgain(from, other, other.uid)) !== null;
    if (isThere) {
      records.removeObjects(write.calendarId, [write.path]);
      return { kind: "done" };
    }
    mark(write, { sentAt: now() });
    const { url, etag } = sourceOf(write);
    const condition = etag === null ? ({ unconditional: true } as const) : { ifMatch: etag };
    const outcome = await from.moveObject(url, other.url, condition);
    if (outcome.kind === "written") {
      records.removeObjects(write.calendarId, [write.path]);
      await readAgain(from, other, other.uid);
      return { kind: "done" };
    }
    if (outcome.kind === "uidTaken") return { kind: "refused", code: "accountUidTaken" };
    if (isWithoutMove(outcome)) return null;
    if (outcome.kind === "refused") return { kind: "refused", code: outcome.code };
    // Others wrote meanwhile; what they made is what moves.
    const theirs = await readAgain(from, sourceOf(write), write.uid);
    return theirs === null ? { kind: "conflict", theirs } : null;
  };

  const put = async (
    write: CalendarWrite,
    other: OtherObject,
    { to }: MoveClients,
  ): Promise<Delivered | null> => {
    const isUncertain = write.step === putStep && write.sentAt !== null;
    mark(write, { step: putStep, sentAt: now() });
    const ics = sourceOf(write).ics ?? other.ics;
    const sent = await create(to, other, other.uid, ics, isUncertain);
    return sent === "written" || sent === "again" ? null : sent;
  };

  /** Takes it from its old place, where others didn't change it since; what they changed goes along. */
  const takeAway = async (
    write: CalendarWrite,
    other: OtherObject,
    { from, to }: MoveClients,
  ): Promise<Delivered> => {
    for (;;) {
      mark(write, { step: deleteStep, sentAt: now() });
      const { url, etag } = sourceOf(write);
      const condition = etag === null ? ({ unconditional: true } as const) : { ifMatch: etag };
      const outcome = await from.deleteObject(url, condition);
      if (outcome.kind === "written" || outcome.kind === "gone") {
        records.removeObjects(write.calendarId, [write.path]);
        return { kind: "done" };
      }
      if (outcome.kind !== "changed")
        return { kind: "refused", code: outcome.kind === "refused" ? outcome.code : "strange" };
      const theirs = await readAgain(from, sourceOf(write), write.uid);
      if (theirs === null) continue;
      const there = records.object(other.calendarId, { path: other.path });
      if (there?.etag == null) return { kind: "conflict", theirs };
      await to.putObject(there.url, theirs, { ifMatch: there.etag });
      await readAgain(to, other, other.uid);
    }
  };

  return async (
    write: CalendarWrite,
    other: OtherObject,
    clients: MoveClients,
  ): Promise<Delivered> => {
    if (write.step === askStep && clients.isSameServer) {
      const asked = await ask(write, other, clients);
      if (asked !== null) return asked;
    }
    if (write.step < deleteStep) {
      const written = await put(
        write.step === putStep ? write : { ...write, sentAt: null },
        other,
        clients,
      );
      if (written !== null) return written;
    }
    return takeAway(write, other, clients);
  };
};
