import type { Clock } from "#server/platform/clock.ts";
import type { ObjectClient, WriteOutcome } from "#server/providers/calendar/caldav/account-port.ts";
import type {
  AccountRecords,
  StoredObject,
} from "#server/providers/calendar/caldav/account-records.ts";
import { mostLetters, objectFactsOf } from "#server/providers/calendar/caldav/sync/object-facts.ts";
import type { MergedEdit, ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite, OtherObject } from "./calendar-write.ts";
import type { CalendarWriteStore } from "./write-store.ts";

/** What became of a write: its server has it, others changed the same, or its server doesn't take it. */
export type Delivered =
  | { readonly kind: "done" }
  | { readonly kind: "conflict"; readonly theirs: string | null }
  | { readonly kind: "refused"; readonly code: string };

interface DeliverWriteDeps {
  readonly records: Pick<AccountRecords, "object" | "putObjects" | "removeObjects">;
  readonly store: Pick<CalendarWriteStore, "update">;
  readonly editor: ObjectEditor;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

type Place = Pick<StoredObject, "calendarId" | "path" | "url">;

/** Others can't write faster than this many times between our reading and our writing. */
export const mostTries = 5;

/** What a request came to, where that isn't an answer for the family yet. */
type Sent = "written" | "again" | Delivered;

const isWithoutMove = (outcome: WriteOutcome): boolean =>
  outcome.kind === "refused" && [400, 403, 405, 409, 501, 502].includes(outcome.status);

/**
 * Brings one write to its server. What was sent is written down before, so that after a lost answer or a power cut the
 * server is read instead of told twice. Rejects where no answer came.
 */
export const createWriteDelivery = ({
  records,
  store,
  editor,
  clock,
  timeZone,
}: DeliverWriteDeps) => {
  const context = (uid: string | undefined) => ({
    ...{ now: clock.now(), zone: timeZone() },
    newUid: () => uid ?? crypto.randomUUID(),
  });

  const keep = (
    { calendarId, path, url }: Place,
    uid: string | null,
    etag: string | null,
    ics: string,
  ) =>
    records.putObjects([
      {
        ...{ calendarId, path, url, etag, uid, ics },
        ...{ isReadable: objectFactsOf(ics).isReadable, hold: "none" },
      },
    ]);

  /** Reads an object and stores what the server has. */
  const readAgain = async (
    client: ObjectClient,
    place: Place,
    uid: string,
  ): Promise<string | null> => {
    const found = await client.readObject(place.url);
    if (found === null) records.removeObjects(place.calendarId, [place.path]);
    else
      keep(
        { ...place, url: found.url },
        uid,
        found.etag,
        found.ics.length > mostLetters ? "" : found.ics,
      );
    return found?.ics ?? null;
  };

  const mark = (write: CalendarWrite, part: Partial<CalendarWrite>): CalendarWrite => {
    const marked = { ...write, ...part };
    store.update(marked);
    return marked;
  };

  /** What to do with an object of which the server has `current`. */
  const planOf = (write: CalendarWrite, current: string | null): MergedEdit => {
    const { baseIcs, wantedIcs, edit, other } = write;
    const asMeant = {
      kind: "edited",
      edited: { ics: wantedIcs, ...(other === null ? {} : { following: other }) },
    } as const;
    if (current === baseIcs) return asMeant;
    const isSame = (a: string | null, b: string | null): boolean =>
      a === b || (a !== null && b !== null && editor.isSame(a, b));
    if (isSame(wantedIcs, current)) return { kind: "same" };
    if (edit !== null && baseIcs !== null)
      return editor.merge(baseIcs, current, edit, context(other?.uid));
    return isSame(baseIcs, current) ? asMeant : { kind: "conflict" };
  };

  const settle = async (
    client: ObjectClient,
    place: Place,
    uid: string,
    sent: string,
    outcome: WriteOutcome,
  ): Promise<Sent> => {
    if (outcome.kind === "written") {
      // Without an etag the server may have changed what was sent.
      if (outcome.etag === null) await readAgain(client, place, uid);
      else keep(place, uid, outcome.etag, sent);
      return "written";
    }
    if (outcome.kind === "refused") return { kind: "refused", code: outcome.code };
    if (outcome.kind === "uidTaken") return { kind: "refused", code: "accountUidTaken" };
    await readAgain(client, place, uid);
    return "again";
  };

  /** Writes an object that there isn't yet. */
  const create = async (
    client: ObjectClient,
    place: Place,
    uid: string,
    ics: string,
    isUncertain: boolean,
  ): Promise<Sent> => {
    if (isUncertain && (await readAgain(client, place, uid)) !== null) return "written";
    const outcome = await client.putObject(place.url, ics, { ifNoneMatch: "*" });
    if (outcome.kind === "gone") return { kind: "refused", code: "accountCalendarGone" };
    const sent = await settle(client, place, uid, ics, outcome);
    // Nobody else makes an object of this UID: it is ours, from a try whose answer was lost.
    return sent === "again" ? "written" : sent;
  };

  /** Writes or deletes an object that is there, in the version that is known. */
  const replace = async (
    client: ObjectClient,
    write: CalendarWrite,
    ics: string | null,
  ): Promise<Sent> => {
    const { calendarId, path, url, uid } = write;
    const known = records.object(calendarId, { path });
    const place = { calendarId, path, url: known?.url ?? url };
    const condition =
      known?.etag == null ? ({ unconditional: true } as const) : { ifMatch: known.etag };
    if (ics !== null && known === null) return create(client, place, uid, ics, false);
    const outcome =
      ics === null
        ? await client.deleteObject(place.url, condition)
        : await client.putObject(place.url, ics, condition);
    const isDeleted = ics === null && (outcome.kind === "written" || outcome.kind === "gone");
    if (isDeleted) records.removeObjects(calendarId, [path]);
    return isDeleted ? "written" : settle(client, place, uid, ics ?? "", outcome);
  };

  const deliverEdit = async (given: CalendarWrite, client: ObjectClient): Promise<Delivered> => {
    let write = given;
    let isUncertain = given.sentAt !== null;
    const isNew = given.baseIcs === null && given.edit === null;
    for (let tries = 0; write.step === 0; tries += 1) {
      if (tries === mostTries) return { kind: "refused", code: "tooOften" };
      const { calendarId, path } = write;
      let known = records.object(calendarId, { path });
      if (isUncertain || (known !== null && known.etag === null)) {
        await readAgain(client, { ...write, url: known?.url ?? write.url }, write.uid);
        known = records.object(calendarId, { path });
        // It is the one that was sent, however its server writes it.
        if (isUncertain && isNew && known !== null) {
          write = mark(write, { step: 1, sentAt: null });
          break;
        }
        isUncertain = false;
      }
      // What is gone there with many others isn't brought back by a write.
      const current = known === null || known.hold !== "none" ? null : known.ics;
      const plan = planOf(write, current);
      if (plan.kind === "conflict") return { kind: "conflict", theirs: current };
      if (plan.kind === "same") {
        write = mark(write, { step: 1, sentAt: null });
        break;
      }
      const { ics, following } = plan.edited;
      const other =
        write.other === null || following === undefined
          ? write.other
          : { ...write.other, ics: following.ics };
      // What is undone later is what was there, with what others had made of it.
      write = mark(write, { baseIcs: current, wantedIcs: ics, other, sentAt: clock.now() });
      const sent = await replace(client, write, ics);
      if (sent === "written") write = mark(write, { step: 1, sentAt: null });
      else if (sent !== "again") return sent;
    }
    return write.other === null ? { kind: "done" } : deliverOther(write, write.other, client);
  };

  const deliverOther = async (
    write: CalendarWrite,
    other: OtherObject,
    client: ObjectClient,
  ): Promise<Delivered> => {
    const isUncertain = write.sentAt !== null;
    mark(write, { sentAt: clock.now() });
    const sent = await create(client, other, other.uid, other.ics, isUncertain);
    return sent === "written" || sent === "again" ? { kind: "done" } : sent;
  };

  return { deliverEdit, create, readAgain, replace, mark, isWithoutMove };
};
export type WriteDelivery = ReturnType<typeof createWriteDelivery>;
