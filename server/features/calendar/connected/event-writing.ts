import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget, EventPatch, NewEvent } from "#contract/calendar-family.ts";
import type { EventReminders } from "#contract/reminders.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict } from "#server/platform/errors.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Caller } from "#server/http/caller.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import { changedFields } from "../family/changed-fields.ts";
import type { FollowSeries } from "../family/follow-series.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { EventWrites } from "../family/write-events.ts";
import type { ConnectedEvents } from "./connected-events.ts";
import { eventIdParts } from "./find-event.ts";
import { type AlarmsDeps, alarmsOfEdit } from "./alarms/alarms-of-edit.ts";
import type { AlarmsFor, WrittenEvent } from "./change-event.ts";
import type { MoveBack } from "./move-back.ts";
import type { ConnectedTarget } from "./connected-target.ts";
import {
  type SeriesShift,
  shiftBetween,
  shiftOfChange,
} from "#server/recurrence/shift-occurrence.ts";
import { requireGrownUps } from "#server/http/grown-ups.ts";
import { knownMembers } from "#server/http/known-member.ts";
import { isKnownBrowser, mayWriteInto, requireKnownBrowser } from "./event-rights.ts";
import { familyFeedId } from "../family/event-view.ts";

interface EventWritingDeps {
  readonly family: EventWrites;
  /** An event of the family calendar as it is before an edit; 404 where there is none. */
  readonly seen: SeriesMoves["seen"];
  /** An edit of a series of the family calendar as it is now. */
  readonly follow: FollowSeries["follow"];
  readonly connected: ConnectedEvents;
  readonly moveBack: MoveBack;
  readonly records: Pick<AccountRecords, "calendar" | "newEventCalendars">;
  readonly own: KeepOwn;
  readonly roster: () => Roster;
  readonly writesAlarms: AlarmsDeps["writesAlarms"];
}

/** What a request chose that no calendar keeps, but this house. */
interface OwnChoice {
  readonly memberIds?: readonly string[] | undefined;
  readonly icon?: string | null | undefined;
  readonly reminders?: EventReminders | null | undefined;
  readonly driver?: string | null | undefined;
  readonly collector?: string | null | undefined;
}

/**
 * Keeps what no calendar has of an event, but this house: when it reminds of it, who takes and who collects, and of one
 * of an account whose it is and its picture.
 */
export interface KeepOwn extends Pick<AlarmsDeps, "remindersOf"> {
  /**
   * Keeps what was chosen for an event that was added, or changed from `edit`; returns the event with it. What was chosen
   * before is given back with the act.
   */
  keep(
    event: CalendarEvent,
    own: OwnChoice,
    edit?: {
      readonly id: string;
      readonly which: EditTarget;
      readonly actId?: number | null;
      /** Where all times of a series went; null where they stayed. */
      readonly shift?: SeriesShift | null;
    },
  ): CalendarEvent;
  /** Forgets what was chosen for an event that is deleted. */
  forget(id: string): void;
}

const calendarOf = (id: string): string => eventIdParts(id).calendarId;

/** Where a new event goes that doesn't say it: where its members' go, if the caller may write there. */
const usualCalendar = (
  records: EventWritingDeps["records"],
  { memberIds }: NewEvent,
  caller: Caller,
): string => {
  const [only, another] = memberIds;
  const member = only !== undefined && another === undefined ? only : "";
  const usual = records.newEventCalendars()[member];
  const isOpen =
    usual !== undefined && isKnownBrowser(caller) && mayWriteInto(records.calendar(usual), caller);
  return isOpen ? usual : familyFeedId;
};

/** What of a change its calendar keeps, and what this house does: of an event of an account also its faces and picture. */
const partsOf = (
  { reminders, driver, collector, ...patch }: EventPatch,
  staysInAccounts: boolean,
): { readonly chosen: OwnChoice; readonly stored: EventPatch } => {
  const chosen = { reminders, driver, collector };
  if (!staysInAccounts) return { chosen, stored: patch };
  const { memberIds, icon, ...stored } = patch;
  return { chosen: { ...chosen, memberIds, icon }, stored };
};

const isEmpty = (value: object): boolean => Object.values(value).every((one) => one === undefined);

/** Requires that an event has what somebody saw of it; 409 `changedMeanwhile` where others wrote over that. */
const requireAsSeen = (event: CalendarEvent, seen: EventPatch): void => {
  const [field] = Object.keys(changedFields(seen, event));
  if (field !== undefined)
    throw new Conflict("changedMeanwhile", apiSentence("changedMeanwhile", { field }));
};

/** Creates what brings an event into another calendar, or back into the one from which it came. */
const createMove = ({ connected, moveBack }: Pick<EventWritingDeps, "connected" | "moveBack">) => {
  return async (
    id: string,
    which: ConnectedTarget,
    patch: EventPatch,
    caller: Caller,
    request: string | null,
    alarmsFor: AlarmsFor,
  ): Promise<WrittenEvent> => {
    requireKnownBrowser(caller);
    const isMeantWhole = which.occurrence === undefined || which.scope === "all";
    const back = isMeantWhole
      ? await moveBack(id, patch, caller, which.tellGuests === "yes", alarmsFor)
      : null;
    if (back !== null) return { event: back, actId: null, shift: null, refusal: null };
    if (patch.feedId === familyFeedId) return connected.toFamily(id, which, patch, caller, request);
    const bring = calendarOf(id) === familyFeedId ? connected.toAccount : connected.change;
    return bring(id, which, patch, caller, request, alarmsFor);
  };
};

/** Creates what changes an event within its calendar. */
const createChangeWithin = ({ family, seen, connected, own, writesAlarms }: EventWritingDeps) => {
  /** The alarms that a change of an event writes, which goes into a calendar. */
  const createAlarmsFor =
    (id: string, which: EditTarget, feedId: string, reminders: OwnChoice["reminders"]): AlarmsFor =>
    ({ hasOwn, isOne, isPlacedAnew }) =>
      alarmsOfEdit(
        { writesAlarms, remindersOf: own.remindersOf },
        // An alarm at a time of day is written as so long before the event begins.
        {
          ...{ id, which, feedId, reminders, hasOwn, isOne },
          isKeptWritten: isPlacedAnew || feedId !== calendarOf(id),
        },
      );

  /** Changes an event of the family calendar. */
  const changeOfFamily = (id: string, which: ConnectedTarget, patch: EventPatch): WrittenEvent => {
    const [before, whole] = [seen(id, which), seen(id, {})];
    const event = family.change(id, which, patch);
    // A new rule may begin on another day, too; undo brings it all back by the first times alone.
    const shift =
      event.id === whole.id
        ? shiftBetween(whole.occurrence, event.occurrence)
        : shiftOfChange(before, which, changedFields(patch, before));
    return { event, actId: null, shift, refusal: null };
  };

  /** Changes an event of an account within its calendar. */
  const changeInAccount = (
    id: string,
    which: ConnectedTarget,
    patch: EventPatch,
    caller: Caller,
    request: string | null,
  ): Promise<WrittenEvent> => {
    const { chosen, stored } = partsOf(patch, true);
    const feedId = calendarOf(id);
    const { reminders } = chosen;
    const isAlarm = reminders !== undefined && (writesAlarms(feedId) || connected.hasOwnAlarms(id));
    // What only this house keeps is no news to the guests; alarms reach their calendar's server.
    const isOurs = !isEmpty(chosen) && isEmpty(stored) && !isAlarm;
    return isOurs
      ? connected.change(id, { ...which, tellGuests: "yes" }, stored, caller, request)
      : connected.change(
          ...([id, which, stored, caller, request] as const),
          createAlarmsFor(id, which, feedId, reminders),
        );
  };

  return { createAlarmsFor, changeOfFamily, changeInAccount };
};

/** Writes events into whichever calendar they live in: the family's own, or one of an account. */
export const createEventWriting = (deps: EventWritingDeps) => {
  const { family, follow, seen, connected, records, own, roster, writesAlarms } = deps;
  const { createAlarmsFor, changeOfFamily, changeInAccount } = createChangeWithin(deps);

  /** Whether an `{id}` is one of an event of an account; throws 401 where the caller may write into none. */
  const isConnected = (id: string, caller: Caller): boolean => {
    if (!connected.has(id)) return false;
    requireKnownBrowser(caller);
    return true;
  };

  const move = createMove(deps);

  return {
    /** `request` is what a request and its repetitions have in common; null where it isn't repeated. */
    add: (
      { reminders, driver, collector, ...event }: NewEvent,
      caller: Caller,
      request: string | null,
    ): CalendarEvent | Promise<CalendarEvent> => {
      const chosen = { reminders, driver, collector };
      requireGrownUps(roster(), chosen);
      const feedId = event.feedId ?? usualCalendar(records, event, caller);
      if (feedId === familyFeedId) return own.keep(family.add(event), chosen);
      requireKnownBrowser(caller);
      const memberIds = knownMembers(roster(), event.memberIds);
      // Whose nobody says it is, is whose its calendar is.
      const look = { icon: event.icon, ...(memberIds.length === 0 ? {} : { memberIds }) };
      const isWritten = reminders !== undefined && writesAlarms(feedId);
      const stored = isWritten ? { ...event, alarms: reminders?.before ?? [] } : event;
      return connected
        .add(feedId, stored, caller, request)
        .then((added) => own.keep(added, { ...chosen, ...look }));
    },
    /** `request` is what a request and its repetitions have in common; null where it isn't repeated. */
    change: (
      seenId: string,
      seenWhich: ConnectedTarget,
      given: EventPatch,
      caller: Caller,
      request: string | null,
    ): CalendarEvent | Promise<CalendarEvent> => {
      requireGrownUps(roster(), given);
      const { seen: seenFields, ...asked } = given;
      const { id, which, patch } = follow({ id: seenId, which: seenWhich, patch: asked });
      if (patch.memberIds !== undefined) knownMembers(roster(), patch.memberIds);
      const isOfAccount = isConnected(id, caller);
      if (seenFields !== undefined) {
        const before = follow({ id: seenId, which: seenWhich, patch: seenFields }).patch;
        requireAsSeen(isOfAccount ? connected.view(id, which) : seen(id, which), before);
      }
      const { feedId = calendarOf(id) } = patch;
      const { chosen, stored } = partsOf(patch, isOfAccount && feedId !== familyFeedId);
      const keep = ({ event, actId, shift, refusal }: WrittenEvent): CalendarEvent => {
        const kept = own.keep(event, chosen, { id, which, actId, shift });
        // Half of it is there, and somebody decides about the rest: it is to have what was chosen along.
        if (refusal !== null) throw refusal;
        return kept;
      };
      if (feedId === calendarOf(id))
        return isOfAccount
          ? changeInAccount(id, which, patch, caller, request).then(keep)
          : keep(changeOfFamily(id, which, stored));
      const alarmsFor = createAlarmsFor(id, which, feedId, patch.reminders);
      return move(id, which, stored, caller, request, alarmsFor).then(keep);
    },
    remove: (seenId: string, seenWhich: ConnectedTarget, caller: Caller): void | Promise<void> => {
      const { id, which } = follow({ id: seenId, which: seenWhich, patch: {} });
      // An event of an account may be given back.
      if (isConnected(id, caller)) return connected.remove(id, which, caller);
      family.remove(id, which);
      if (which.scope === "all" || which.occurrence === undefined) own.forget(id);
    },
  };
};
export type EventWriting = ReturnType<typeof createEventWriting>;
