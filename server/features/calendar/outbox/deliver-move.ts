import type {
  ObjectClient,
  WriteCondition,
} from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import { type CalendarWrite, moveSteps, type OtherObject } from "./calendar-write.ts";
import { type Delivered, mostTries, type WriteDelivery } from "./deliver-write.ts";

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

const [askStep, putStep, deleteStep] = [moveSteps.ask, moveSteps.put, moveSteps.takeAway];

const conditionOf = (etag: string | null): WriteCondition =>
  etag === null ? { unconditional: true } : { ifMatch: etag };

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
    const outcome = await from.moveObject(url, other.url, conditionOf(etag));
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

  const putThere = async (
    write: CalendarWrite,
    other: OtherObject,
    { to }: MoveClients,
  ): Promise<Delivered | CalendarWrite> => {
    const isUncertain = write.step === putStep && write.sentAt !== null;
    // What was sent before is there then, whatever others wrote at the old place since.
    const ics = (isUncertain ? null : sourceOf(write).ics) ?? other.ics;
    const marked = mark(write, { step: putStep, sentAt: now(), other: { ...other, ics } });
    const sent = await create(to, other, other.uid, ics, isUncertain);
    return sent === "written" || sent === "again" ? marked : sent;
  };

  /** Brings what others wrote at the old place meanwhile to the new one; null where that can't be. */
  const carryAlong = async (
    write: CalendarWrite,
    theirs: string,
    { to }: MoveClients,
  ): Promise<CalendarWrite | null> => {
    const { other } = write;
    const there = other === null ? null : records.object(other.calendarId, { path: other.path });
    if (other === null || there === null) return null;
    const outcome = await to.putObject(there.url, theirs, conditionOf(there.etag));
    await readAgain(to, other, other.uid);
    return outcome.kind === "written" ? mark(write, { other: { ...other, ics: theirs } }) : null;
  };

  /** Takes it from its old place, where it is what was brought to the new one; what others changed there goes along. */
  const takeAway = async (given: CalendarWrite, clients: MoveClients): Promise<Delivered> => {
    let write = mark(given, { step: deleteStep, sentAt: now() });
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { url, etag, ics } = sourceOf(write);
      if (ics !== null && ics !== write.other?.ics) {
        const carried = await carryAlong(write, ics, clients);
        if (carried === null) return { kind: "conflict", theirs: ics };
        write = carried;
      }
      const outcome = await clients.from.deleteObject(url, conditionOf(etag));
      if (outcome.kind === "written" || outcome.kind === "gone") {
        records.removeObjects(write.calendarId, [write.path]);
        return { kind: "done" };
      }
      if (outcome.kind !== "changed")
        return { kind: "refused", code: outcome.kind === "refused" ? outcome.code : "strange" };
      await readAgain(clients.from, sourceOf(write), write.uid);
    }
    return { kind: "refused", code: "tooOften" };
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
    if (write.step >= deleteStep) return takeAway(write, clients);
    const begun = write.step === putStep ? write : { ...write, sentAt: null };
    const put = await putThere(begun, other, clients);
    return "kind" in put ? put : takeAway(put, clients);
  };
};
