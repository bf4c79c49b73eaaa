import type {
  ObjectClient,
  WriteCondition,
  WriteOutcome,
} from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarWrite } from "../calendar-write.ts";
import { isSameObject } from "../same-object.ts";
import type { Delivered } from "./delivered.ts";
import type { Place, StoredCopies } from "./stored-copies.ts";

interface ObjectRequestsDeps {
  readonly records: Pick<AccountRecords, "object">;
  readonly copies: StoredCopies;
  readonly editor: Pick<ObjectEditor, "isSame">;
}

/** What a request came to, where that isn't an answer for the family yet; `again`: others wrote before. */
type Sent = "written" | "again" | Delivered;

/** Why an object isn't written where another one has its UID. */
export const uidTaken = { kind: "refused", code: "accountUidTaken" } as const;

/** The condition by which a request changes no other version than the known one. */
export const conditionOf = (etag: string | null): WriteCondition =>
  etag === null ? { unconditional: true } : { ifMatch: etag };

/** Sends the requests that write and delete single objects, and stores what their server has then. */
export const createObjectRequests = ({ records, copies, editor }: ObjectRequestsDeps) => {
  const { keep, forget, readAgain } = copies;

  const storeOutcome = async (
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
    if (outcome.kind === "uidTaken") return uidTaken;
    await readAgain(client, place, uid);
    return "again";
  };

  /** Whether an object's place has what it says. */
  const isThere = ({ calendarId, path }: Place, ics: string): boolean =>
    isSameObject(editor, records.object(calendarId, { path })?.ics ?? null, ics);

  /** Writes an object that there isn't yet. */
  const create = async (
    client: ObjectClient,
    place: Place,
    uid: string,
    ics: string,
    isUncertain: boolean,
  ): Promise<Sent> => {
    // Google writes over what is there, whatever the condition.
    const mayBeThere = isUncertain || records.object(place.calendarId, place) !== null;
    if (mayBeThere && (await readAgain(client, place, uid)) !== null)
      return isUncertain || isThere(place, ics) ? "written" : uidTaken;
    const outcome = await client.putObject(place.url, ics, { ifNoneMatch: "*" });
    if (outcome.kind === "gone") return { kind: "refused", code: "accountCalendarGone" };
    const sent = await storeOutcome(client, place, uid, ics, outcome);
    // What says the same is ours, from a try whose answer was lost; what doesn't is somebody's own copy.
    if (sent === "again") return isThere(place, ics) ? "written" : uidTaken;
    return sent;
  };

  /** Writes or deletes an object that is there, in the version that is known; `ics` null deletes it. */
  const replace = async (
    client: ObjectClient,
    { calendarId, path, url, uid }: Pick<CalendarWrite, "calendarId" | "path" | "url" | "uid">,
    ics: string | null,
  ): Promise<Sent> => {
    const known = records.object(calendarId, { path });
    const place = { calendarId, path, url: known?.url ?? url };
    const condition = conditionOf(known?.etag ?? null);
    if (ics !== null && known === null) return create(client, place, uid, ics, false);
    const outcome =
      ics === null
        ? await client.deleteObject(place.url, condition)
        : await client.putObject(place.url, ics, condition);
    const isDeleted = ics === null && (outcome.kind === "written" || outcome.kind === "gone");
    if (isDeleted) forget(place);
    return isDeleted ? "written" : storeOutcome(client, place, uid, ics ?? "", outcome);
  };

  return { create, replace, isThere };
};
export type ObjectRequests = ReturnType<typeof createObjectRequests>;
