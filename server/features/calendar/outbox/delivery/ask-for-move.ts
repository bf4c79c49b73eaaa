import type { ObjectClient, WriteOutcome } from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { OnCalendars } from "#server/providers/calendar/caldav/calendar-locks.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite, OtherObject } from "../calendar-write.ts";
import type { CalendarWriteStore } from "../write-store.ts";
import type { Delivered } from "./delivered.ts";
import { asTaken, moveSource } from "./move-source.ts";
import { conditionOf } from "./object-requests.ts";
import type { StoredCopies } from "./stored-copies.ts";

/** What the delivery of a move works with. */
export interface MoveDeps {
  readonly records: Pick<AccountRecords, "object">;
  readonly store: Pick<CalendarWriteStore, "mark">;
  readonly copies: StoredCopies;
  readonly editor: Pick<ObjectEditor, "isSame">;
  readonly now: () => number;
  readonly onCalendars: OnCalendars;
}

const isWithoutMove = (outcome: WriteOutcome): boolean =>
  outcome.kind === "refused" && [400, 403, 405, 409, 501, 502].includes(outcome.status);

/** Asks the server of both calendars for a MOVE; null where it has none, or others wrote meanwhile. */
export const createMoveRequest =
  ({ records, store, copies, now }: MoveDeps) =>
  async (
    write: CalendarWrite,
    other: OtherObject,
    client: ObjectClient,
  ): Promise<Delivered | null> => {
    const { readAgain, forget } = copies;
    const isThere = write.sentAt !== null && (await readAgain(client, other, other.uid)) !== null;
    // What is at both places was moved half, or is somebody's own copy: what is written there then finds out which.
    if (isThere)
      return (await readAgain(client, moveSource(records, write), write.uid)) === null
        ? { kind: "done" }
        : null;
    const { url, etag, ics } = moveSource(records, write);
    store.mark(asTaken(write, other, ics ?? other.ics), { sentAt: now() });
    const outcome = await client.moveObject(url, other.url, conditionOf(etag));
    if (outcome.kind === "written") {
      forget(write);
      await readAgain(client, other, other.uid);
      return { kind: "done" };
    }
    if (outcome.kind === "uidTaken") return { kind: "refused", code: "accountUidTaken" };
    if (isWithoutMove(outcome)) return null;
    if (outcome.kind === "refused") return { kind: "refused", code: outcome.code };
    // Others wrote meanwhile; what they made is what moves.
    const theirs = await readAgain(client, moveSource(records, write), write.uid);
    return theirs === null ? { kind: "conflict", theirs } : null;
  };
