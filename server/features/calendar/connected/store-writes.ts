import { createHash } from "node:crypto";
import type { Caller } from "#server/http/caller.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type {
  NewObject,
  ObjectEdit,
  ObjectEditor,
} from "#server/providers/calendar/object-port.ts";
import type { FamilySeriesMove } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite, NewCalendarWrite, OtherObject } from "../outbox/calendar-write.ts";
import { nextAfter } from "../outbox/write-order.ts";
import { writableCalendar } from "./event-rights.ts";
import type { FoundObject } from "./find-event.ts";

/** What writes are stored with. */
export interface StoreWritesDeps {
  readonly records: AccountRecords;
  readonly outbox: Pick<CalendarOutbox, "add">;
  readonly editor: Pick<ObjectEditor, "edit">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** By which an object is known, however its server escapes its address. */
  readonly pathOf: (url: string) => string;
}

/** The object that a write is about, with what the family calls it. */
export type WrittenObject = Pick<NewCalendarWrite, "calendarId" | "path" | "url" | "uid" | "title">;

/** Where an edit leads beside its own calendar. */
interface EditPlace {
  /** The calendar of what goes on beside; that of the edited event unless told. */
  readonly to?: string;
  readonly newUid?: () => string;
  readonly family?: FamilySeriesMove | null;
}

const randomUid = (): string => crypto.randomUUID();

const writtenObject = (
  { calendarId, path, url, uid }: FoundObject,
  title: string,
): WrittenObject => ({ calendarId, path, url, uid, title });

/** What every server keeps as it is: Radicale takes the address to which an object moves literally, escapes and all. */
const plainName = /^[\w.@-]{1,200}$/;

const fileNameOf = (uid: string): string =>
  plainName.test(uid) ? uid : createHash("sha256").update(uid).digest("hex").slice(0, 32);

/** Stores what a caller means as writes, in the caller's transaction; they are sent afterwards. */
export const createStoreWrites = (deps: StoreWritesDeps) => {
  const { records, outbox, editor, clock, timeZone, pathOf } = deps;

  /** The place of a new object in a calendar; 404, 403 or 409 where that can't be written. */
  const placeIn = (caller: Caller, calendarId: string, { uid, ics }: NewObject): OtherObject => {
    const { url: base } = writableCalendar(records, calendarId, caller);
    const folder = base.endsWith("/") ? base : `${base}/`;
    const url = new URL(`${fileNameOf(uid)}.ics`, folder).href;
    return { calendarId, path: pathOf(url), url, uid, ics };
  };

  /** Stores a write of which only what is given isn't usual. */
  const store = (
    { session }: Caller,
    given: WrittenObject & Partial<NewCalendarWrite>,
  ): CalendarWrite =>
    outbox.add({
      ...{ baseIcs: null, wantedIcs: null, edit: null, other: null, isMove: false, family: null },
      ...{ memberId: session?.memberId ?? null, begunAt: clock.now() },
      ...given,
    });

  const storeEdit = (
    caller: Caller,
    object: FoundObject,
    title: string,
    edit: ObjectEdit,
    { to = object.calendarId, newUid = randomUid, family = null }: EditPlace = {},
  ): CalendarWrite => {
    const context = { now: clock.now(), zone: timeZone(), newUid };
    const { ics, following } = editor.edit(object.ics, edit, context);
    return store(caller, {
      ...{ ...writtenObject(object, title), baseIcs: object.ics, wantedIcs: ics, edit, family },
      other: following === undefined ? null : placeIn(caller, to, following),
    });
  };

  /** Whether an edit leaves something of an object. */
  const leavesRest = (object: FoundObject, edit: ObjectEdit): boolean => {
    const context = { now: clock.now(), zone: timeZone(), newUid: randomUid };
    return editor.edit(object.ics, edit, context).ics !== null;
  };

  /** Stores that an object moves, once what is given before was taken. */
  const storeMove = (
    caller: Caller,
    object: FoundObject,
    title: string,
    to: string,
    before: CalendarWrite | null,
  ) =>
    store(caller, {
      ...{ ...writtenObject(object, title), baseIcs: object.ics },
      ...(before === null ? {} : nextAfter(before)),
      ...{ isMove: true, other: placeIn(caller, to, object) },
    });

  return { placeIn, store, storeEdit, storeMove, leavesRest };
};
export type StoreWrites = ReturnType<typeof createStoreWrites>;
