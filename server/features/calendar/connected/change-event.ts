import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch } from "#contract/calendar-family.ts";
import type { Caller } from "#server/http/caller.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEdit, ObjectEditor } from "#server/providers/calendar/object-port.ts";
import { placesAnew } from "#server/providers/calendar/caldav/edit/object-edit.ts";
import { type SeriesShift, shiftOfChange } from "#server/recurrence/shift-occurrence.ts";
import { changedFields } from "../family/changed-fields.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import type { ChangeableEvent } from "./changeable-event.ts";
import { type ConnectedTarget, editTarget, storedPatch } from "./connected-target.ts";
import { requireShown } from "./event-rights.ts";
import type { EventViews } from "./event-views.ts";
import type { EditAlarms } from "./alarms/alarms-of-edit.ts";
import { newUidOf } from "./new-uid.ts";
import type { SendWrite } from "./send-write.ts";
import type { StoreWrites } from "./store-writes.ts";

interface ChangeEventDeps {
  readonly records: Pick<AccountRecords, "calendar">;
  readonly changeable: (id: string, which: ConnectedTarget, caller: Caller) => ChangeableEvent;
  readonly views: EventViews;
  readonly writes: StoreWrites;
  readonly send: SendWrite;
  readonly outbox: Pick<CalendarOutbox, "all">;
  readonly editor: Pick<ObjectEditor, "hasOwnAlarms">;
  readonly atomically: <T>(work: () => T) => T;
}

/** An event as it was written, and what its change is listed under; null where nothing was written. */
export interface WrittenEvent {
  readonly event: CalendarEvent;
  readonly actId: number | null;
  /** Where all times of a series went; null where they stayed. */
  readonly shift: SeriesShift | null;
  /** Why its server took only half of it, which somebody decides about; null where it took all. */
  readonly refusal: Error | null;
}

/** What is known of an edit that may write alarms. */
export interface AlarmsOfChange {
  /** Whether the event has alarms that were written here. */
  readonly hasOwn: boolean;
  /** Whether one time of a series is meant. */
  readonly isOne: boolean;
  /** Whether the event begins or ends at another time afterwards. */
  readonly isPlacedAnew: boolean;
}
/** The alarms that a change writes into its calendar. */
export type AlarmsFor = (about: AlarmsOfChange) => EditAlarms;

/** Sends what a change stored. */
const sendAll = async (
  { send, outbox }: Pick<ChangeEventDeps, "send" | "outbox">,
  writes: readonly CalendarWrite[],
): Promise<Pick<WrittenEvent, "refusal"> & { readonly isWaiting: boolean }> => {
  const results = await Promise.allSettled(writes.map(send));
  const refused = results.find((each) => each.status === "rejected");
  const isWaiting = results.some((each) => each.status === "fulfilled" && each.value);
  if (refused === undefined) return { isWaiting, refusal: null };
  const refusal: unknown = refused.reason;
  // What isn't kept is as if it had never been asked for.
  const isKept = outbox.all().some(({ id }) => writes.some((write) => write.id === id));
  if (!isKept || !(refusal instanceof Error)) throw refusal;
  return { isWaiting, refusal };
};

const isOneOf = ({ recurring }: CalendarEvent, { scope, occurrence }: ConnectedTarget): boolean =>
  recurring && scope !== "all" && scope !== "following" && occurrence !== undefined;

/** The calendar to which an event goes; undefined where it stays, 400 where it can't go there. */
const destination = (
  records: ChangeEventDeps["records"],
  feedId: string | undefined,
  from: string,
): string | undefined => {
  if (feedId === undefined || feedId === from) return undefined;
  requireShown(records, feedId);
  return feedId;
};

/** Creates what stores a change of an event as writes. */
const createStoreChange = (writes: StoreWrites) => {
  /** Stores the change where the event stays in its calendar, or goes into another one whole. */
  const storeWhole = (
    caller: Caller,
    { object, title }: ChangeableEvent,
    edit: ObjectEdit & { readonly kind: "change" },
    to: string | undefined,
  ) => {
    const isEdited = Object.keys(edit.patch).length > 0;
    const edited = isEdited ? writes.storeEdit(caller, object, title, edit) : null;
    const after = edited?.other ?? { ...object, ics: edited?.wantedIcs ?? object.ics };
    const moving = { ...object, ...after };
    const moved = to === undefined ? null : writes.storeMove(caller, moving, title, to, edited);
    return { sent: [edited, moved].filter((write) => write !== null), result: after };
  };

  /** Stores that some times of a series go on in another calendar; null where the series is meant whole. */
  const storePart = (
    caller: Caller,
    { object, title }: ChangeableEvent,
    edit: ObjectEdit & { readonly kind: "detach" },
    place: { readonly to: string; readonly newUid: () => string },
  ) => {
    if (!writes.leavesRest(object, edit)) return null;
    const write = writes.storeEdit(caller, object, title, edit, place);
    return write.other === null ? null : { sent: [write], result: write.other };
  };

  return { storeWhole, storePart };
};

/** Creates the change of an event of an account, which may also bring it into another calendar. */
export const createChangeEvent = (deps: ChangeEventDeps) => {
  const { records, changeable, views, editor, atomically } = deps;
  const { storeWhole, storePart } = createStoreChange(deps.writes);

  return async (
    id: string,
    which: ConnectedTarget,
    given: EventPatch,
    caller: Caller,
    request: string | null,
    alarmsFor: AlarmsFor = () => ({}),
  ): Promise<WrittenEvent> => {
    const found = changeable(id, which, caller);
    const { calendarId, ics, isWaiting } = found.object;
    const { occurrence } = which;
    const shown = views.eventOf(calendarId, ics, { occurrence, isWaiting });
    const changed = storedPatch(changedFields(given, shown));
    const isOne = isOneOf(shown, which);
    const hasOwn = editor.hasOwnAlarms(ics);
    const alarms = alarmsFor({ hasOwn, isOne, isPlacedAnew: placesAnew(changed) });
    const patch = { ...changed, ...alarms };
    const to = destination(records, given.feedId, calendarId);
    const isPart = shown.recurring && occurrence !== undefined && which.scope !== "all";
    const { sent, result } = atomically(() => {
      const meant = { which: editTarget(which), patch };
      const place = to === undefined ? null : { to, newUid: newUidOf(request) };
      const part =
        isPart && place !== null
          ? storePart(caller, found, { kind: "detach", ...meant }, place)
          : null;
      return part ?? storeWhole(caller, found, { kind: "change", ...meant }, to);
    });
    const { isWaiting: isSentLater, refusal } = await sendAll(deps, sent);
    const event = views.eventOf(to ?? calendarId, result.ics, {
      occurrence: isOne && to === undefined ? occurrence : undefined,
      isWaiting: isSentLater,
    });
    const shift = shiftOfChange(shown, which, changed);
    return { event, actId: sent[0]?.id ?? null, shift, refusal };
  };
};
