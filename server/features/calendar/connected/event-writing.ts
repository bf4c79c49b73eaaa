import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget, EventPatch, NewEvent } from "#contract/calendar-family.ts";
import type { EventReminders } from "#contract/reminders.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Caller } from "#server/http/caller.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import { placesAnew } from "#server/providers/calendar/caldav/edit/object-edit.ts";
import type { EventWrites } from "../family/write-events.ts";
import type { ConnectedEvents } from "./connected-events.ts";
import { eventIdParts } from "./find-event.ts";
import type { WrittenEvent } from "./change-event.ts";
import type { MoveBack } from "./move-back.ts";
import type { ConnectedTarget } from "./connected-target.ts";
import { requireGrownUps } from "#server/http/grown-ups.ts";
import { knownMembers } from "#server/http/known-member.ts";
import { isKnownBrowser, mayWriteInto, requireKnownBrowser } from "./event-rights.ts";
import { familyFeedId } from "../family/event-view.ts";

interface EventWritingDeps {
  readonly family: EventWrites;
  readonly connected: ConnectedEvents;
  readonly moveBack: MoveBack;
  readonly records: Pick<AccountRecords, "calendar" | "newEventCalendars">;
  readonly own: KeepOwn;
  readonly roster: () => Roster;
  /** Whether a parent wants reminders of a calendar's events written into it, as alarms. */
  readonly writesAlarms: (calendarId: string) => boolean;
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
export interface KeepOwn {
  /**
   * Keeps what was chosen for an event that was added, or changed from `edit`; returns the event with it. What was chosen
   * before is given back with the act.
   */
  keep(
    event: CalendarEvent,
    own: OwnChoice,
    edit?: { readonly id: string; readonly which: EditTarget; readonly actId?: number | null },
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

/** Creates what brings an event into another calendar, or back into the one from which it came. */
const createMove = ({ connected, moveBack }: Pick<EventWritingDeps, "connected" | "moveBack">) => {
  return async (
    id: string,
    which: ConnectedTarget,
    patch: EventPatch,
    caller: Caller,
    request: string | null,
  ): Promise<WrittenEvent> => {
    requireKnownBrowser(caller);
    const isMeantWhole = which.occurrence === undefined || which.scope === "all";
    const back = isMeantWhole
      ? await moveBack(id, patch, caller, which.tellGuests === "yes")
      : null;
    if (back !== null) return { event: back, actId: null };
    if (calendarOf(id) !== familyFeedId && patch.feedId !== familyFeedId)
      return connected.change(id, which, patch, caller, request);
    const { toAccount, toFamily } = connected;
    const bring = patch.feedId === familyFeedId ? toFamily : toAccount;
    return { event: await bring(id, which, patch, caller, request), actId: null };
  };
};

/** Writes events into whichever calendar they live in: the family's own, or one of an account. */
export const createEventWriting = (deps: EventWritingDeps) => {
  const { family, connected, records, own, roster, writesAlarms } = deps;
  /** The alarms by which a choice of reminders is written into its calendar; none where nobody asked for that. */
  const alarmsIn = (calendarId: string, reminders: OwnChoice["reminders"]) =>
    reminders === undefined || !writesAlarms(calendarId) ? {} : { alarms: reminders?.before ?? [] };

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
      const stored = { ...event, ...alarmsIn(feedId, reminders) };
      return connected
        .add(feedId, stored, caller, request)
        .then((added) => own.keep(added, { ...chosen, ...look }));
    },
    /** `request` is what a request and its repetitions have in common; null where it isn't repeated. */
    change: (
      id: string,
      which: ConnectedTarget,
      patch: EventPatch,
      caller: Caller,
      request: string | null,
    ): CalendarEvent | Promise<CalendarEvent> => {
      requireGrownUps(roster(), patch);
      if (patch.memberIds !== undefined) knownMembers(roster(), patch.memberIds);
      const isOfAccount = isConnected(id, caller);
      const { feedId = calendarOf(id) } = patch;
      const { chosen, stored } = partsOf(patch, isOfAccount && feedId !== familyFeedId);
      const keep = ({ event, actId }: WrittenEvent): CalendarEvent =>
        own.keep(event, chosen, { id, which, actId });
      if (feedId !== calendarOf(id)) return move(id, which, stored, caller, request).then(keep);
      if (!isOfAccount) return keep({ event: family.change(id, which, stored), actId: null });
      const { reminders } = patch;
      const isAlarm = reminders !== undefined && writesAlarms(feedId);
      // What only this house keeps is no news to the guests; alarms reach their calendar's server.
      const isOurs = !isEmpty(chosen) && isEmpty(stored) && !isAlarm;
      const told = isOurs ? ({ ...which, tellGuests: "yes" } as const) : which;
      // An alarm at a time of day is written as so long before the event begins.
      const alarmsFor = (before: EventReminders | undefined) =>
        alarmsIn(feedId, reminders === undefined && placesAnew(stored) ? before : reminders).alarms;
      return connected.change(id, told, stored, caller, request, alarmsFor).then(keep);
    },
    remove: (id: string, which: ConnectedTarget, caller: Caller): void | Promise<void> => {
      // An event of an account may be given back.
      if (isConnected(id, caller)) return connected.remove(id, which, caller);
      family.remove(id, which);
      if (which.scope === "all" || which.occurrence === undefined) own.forget(id);
    },
  };
};
export type EventWriting = ReturnType<typeof createEventWriting>;
