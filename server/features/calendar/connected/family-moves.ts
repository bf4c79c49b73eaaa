import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget, EventPatch } from "#contract/calendar-family.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { HttpError, NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { FamilySeries } from "#server/providers/calendar/port.ts";
import { type SeriesShift, shiftOfChange } from "#server/recurrence/shift-occurrence.ts";
import { changedFields } from "../family/changed-fields.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { ShownObject } from "../outbox/shown-objects.ts";
import type { AlarmsFor, WrittenEvent } from "./change-event.ts";
import type { ChangeableEvent } from "./changeable-event.ts";
import { type ConnectedTarget, editTarget, storedPatch } from "./connected-target.ts";
import { requireShown } from "./event-rights.ts";
import { eventIdParts, type FoundObject } from "./find-event.ts";
import type { EventViews } from "./event-views.ts";
import { alarmsAfterShift, type EditAlarms } from "./alarms/alarms-of-edit.ts";
import { newUidOf } from "./new-uid.ts";
import type { SendWrite } from "./send-write.ts";
import type { StoreWrites } from "./store-writes.ts";

interface FamilyMovesDeps {
  readonly series: SeriesMoves;
  readonly records: Pick<AccountRecords, "calendar">;
  readonly outbox: Pick<CalendarOutbox, "shown">;
  readonly editor: Pick<ObjectEditor, "edit">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The object of an event; 404 where there is none. */
  readonly find: (id: string) => FoundObject;
  readonly changeable: (id: string, which: ConnectedTarget, caller: Caller) => ChangeableEvent;
  readonly views: EventViews;
  readonly writes: StoreWrites;
  readonly send: SendWrite;
  readonly looks: MovedLooks;
  readonly atomically: <T>(work: () => T) => T;
}

/** What no calendar server has of an event, on its way between the family calendar and one of an account. */
export interface MovedLooks {
  /** Keeps faces and picture of an event of the family calendar that moves into one of an account. */
  keepLookOf(series: FamilySeries, feedId: string): void;
  /** Whose an event of an account is that moves home, and its picture, as the times have it that are meant. */
  lookOf(
    event: CalendarEvent,
    which: EditTarget,
  ): Pick<EventPatch, "icon"> & { readonly memberIds?: readonly string[] | undefined };
  /** A series that moves home, with the faces and pictures of its single times. */
  withTimes(
    series: FamilySeries,
    event: CalendarEvent,
    moved: {
      /** Where all times of it went; null where they stayed. */
      readonly shift: SeriesShift | null;
      readonly daysBefore: SeriesMoves["daysBefore"];
      /** What is chosen for all of them as they move. */
      readonly along: Pick<EventPatch, "memberIds" | "icon">;
    },
  ): FamilySeries;
}

/** How a request names the event that it brings elsewhere, so that its repetition finds it there; null: never repeated. */
type RequestName = string | null;

/** The object of an event; null where there is none. */
const foundOrNull = (find: FamilyMovesDeps["find"], id: string): FoundObject | null => {
  try {
    return find(id);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
};

/** Creates what brings an event of the family calendar into one of an account; 404, 403 or 409 where that can't be written. */
const createMoveToAccount = (deps: FamilyMovesDeps) => {
  const { series, records, outbox, editor, views, writes, send, looks, find, atomically } = deps;

  /** What a request brought into a calendar before its answer was lost; null where it is new. */
  const arrivedBefore = (
    id: string,
    feedId: string,
    uid: string,
    caller: Caller,
  ): ShownObject | null => {
    // What moved whole kept its UID.
    if (!series.has(id)) return foundOrNull(find, `${eventIdParts(id).key}~${feedId}`);
    return outbox.shown(feedId, writes.placeIn(caller, feedId, { uid, ics: "" }).path);
  };

  /** An event of the family calendar as an object of an account, with the alarms that its calendar wants. */
  const objectOf = (moved: FamilySeries, alarms: EditAlarms): string => {
    const ics = series.object(moved);
    if (alarms.alarms === undefined) return ics;
    const edit = { kind: "change", which: { scope: "all" }, patch: alarms } as const;
    const context = { now: deps.clock.now(), zone: deps.timeZone(), newUid: () => moved.uid };
    return editor.edit(ics, edit, context).ics ?? ics;
  };

  return async (
    id: string,
    which: ConnectedTarget,
    { feedId = "", ...patch }: EventPatch,
    caller: Caller,
    request: RequestName,
    alarmsFor: AlarmsFor = () => ({}),
  ): Promise<WrittenEvent> => {
    requireShown(records, feedId);
    const newUid = newUidOf(request);
    const arrived = atomically(() => {
      const known = request === null ? null : arrivedBefore(id, feedId, newUid(), caller);
      if (known !== null) return known;
      const seen = series.seen(id, which);
      const move = series.leaving(id, which, patch, newUid);
      const { uid, title } = move.moved;
      const isOne = seen.recurring && move.moved.rule === null;
      const shift = shiftOfChange(seen, which, changedFields(patch, seen));
      const chosen = alarmsFor({ hasOwn: false, isOne, isPlacedAnew: true });
      const alarms = alarmsAfterShift(chosen, shift, deps.timeZone());
      const made = writes.placeIn(caller, feedId, { uid, ics: objectOf(move.moved, alarms) });
      const { ics, ...place } = made;
      const write = writes.store(caller, { ...place, title, wantedIcs: ics, family: move });
      series.apply(move);
      looks.keepLookOf(move.moved, feedId);
      return { ics, write, shift };
    });
    const isNew = "write" in arrived;
    const isWaiting = isNew ? await send(arrived.write) : arrived.isWaiting;
    return {
      event: views.eventOf(feedId, arrived.ics, { isWaiting }),
      ...{ actId: isNew ? arrived.write.id : null, refusal: null },
      shift: isNew ? arrived.shift : null,
    };
  };
};

/** The 409 where somebody wrote in between: what was read isn't what would be taken away. */
const changedMeanwhile = (
  { versions }: Pick<EventViews, "versions">,
  read: FoundObject,
  current: FoundObject,
): HttpError =>
  new HttpError(409, apiSentence("conflict"), {
    ...{ code: "conflict", versions: versions({ wantedIcs: read.ics, edit: null }, current.ics) },
  });

/** Creates what reads an object of an account, as an edit means it, as an event of the family calendar. */
const createArrivingOf = (deps: FamilyMovesDeps) => {
  const { series, editor, views, looks } = deps;
  return async (
    { object }: ChangeableEvent,
    which: ConnectedTarget,
    given: EventPatch,
    newUid: () => string,
  ) => {
    const { calendarId, ics, isWaiting } = object;
    const shown = views.eventOf(calendarId, ics, { occurrence: which.occurrence, isWaiting });
    const usual = looks.lookOf(shown, which);
    const { memberIds = usual.memberIds ?? [], icon = usual.icon } = given;
    const changed = changedFields(given, shown);
    const shift = shiftOfChange(shown, which, changed);
    const edit = {
      kind: "detach",
      which: editTarget(which),
      patch: storedPatch(changed),
    } as const;
    const { following } = editor.edit(ics, edit, {
      now: deps.clock.now(),
      zone: deps.timeZone(),
      newUid,
    });
    const read = await series.read(following?.ics ?? ics, memberIds);
    const looked = icon === undefined ? read : { ...read, icon };
    return {
      shift,
      read: looks.withTimes(looked, shown, {
        ...{ shift, daysBefore: series.daysBefore },
        along: { memberIds: given.memberIds, icon: given.icon },
      }),
    };
  };
};

/** Creates what brings an event of an account into the family calendar; 409 `notForFamily` where that lacks what it needs. */
const createMoveToFamily = (deps: FamilyMovesDeps) => {
  const { series, views, writes, send, find, changeable, atomically } = deps;
  const arrivingOf = createArrivingOf(deps);

  /** What a request brought into the family calendar before its answer was lost; null where it is new. */
  const cameBefore = (id: string, uid: string): CalendarEvent | null =>
    series.withUid(uid) ??
    (foundOrNull(find, id) === null ? series.withKey(eventIdParts(id).key) : null);

  return async (
    id: string,
    which: ConnectedTarget,
    patch: EventPatch,
    caller: Caller,
    request: RequestName,
  ): Promise<WrittenEvent> => {
    const newUid = newUidOf(request);
    const known = request === null ? null : cameBefore(id, newUid());
    if (known !== null) return { event: known, actId: null, shift: null, refusal: null };
    const found = changeable(id, which, caller);
    const { read, shift } = await arrivingOf(found, which, patch, newUid);
    const { move, write } = atomically(() => {
      const { object, title } = changeable(id, which, caller);
      if (object.ics !== found.object.ics) throw changedMeanwhile(views, found.object, object);
      const arriving = series.arriving(read, newUid);
      series.apply(arriving);
      const edit = { kind: "remove", which: editTarget(which) } as const;
      return {
        move: arriving,
        write: writes.storeEdit(caller, object, title, edit, { family: arriving }),
      };
    });
    await send(write);
    return { event: series.view(move.moved), actId: write.id, shift, refusal: null };
  };
};

/**
 * Moves events between the family calendar and those of accounts. What the family calendar loses or gets is stored
 * together with the write that its account's server is to take, and taken back where that doesn't.
 */
export const createFamilyMoves = (deps: FamilyMovesDeps) => ({
  toAccount: createMoveToAccount(deps),
  toFamily: createMoveToFamily(deps),
});
