import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import { sourceErrors } from "#contract/messages/source-errors.ts";
import type { Roster } from "#server/config/roster.ts";
import { iso } from "#server/platform/clock.ts";
import { birthdayOf, birthdayPicture, birthdayTitle } from "./birthdays/birthday-title.ts";
import { outOfRangeSentence } from "../ical/series/out-of-range.ts";
import { uidKey } from "../ical/series/expand.ts";
import type { ExpandedCalendar } from "../occurrence.ts";
import { sharedColor } from "../port.ts";
import type { AccountCalendar } from "./account-records.ts";

/** What a calendar's events are worked out to: for a range, `slow` while that is in progress, null where it was never read. */
export type AccountExpansion = ExpandedCalendar | "slow" | "tooMuch" | null;

/** What is known about a calendar beside its row. */
export interface CalendarStatus {
  readonly failure: AccountErrorCode | null;
  readonly asked: number;
  readonly unreadable: number;
  readonly waiting: number;
  /** Whether another program wrote over a change of the family's. */
  readonly isWrittenOver: boolean;
}

/** What is wrong with an account's calendar and how to fix it, in a sentence that names no address. */
export const accountErrorSentence = (code: AccountErrorCode): string => sourceErrors.en[code];

const peopleOf = (memberIds: readonly string[], roster: Roster) =>
  roster.filter(({ id }) => memberIds.includes(id));

/** The colour of an account's events that are some people's: the calendar's own, else that of the only one. */
export const accountColor = (
  { ownColor, color }: Pick<AccountCalendar, "ownColor" | "color">,
  memberIds: readonly string[],
  roster: Roster,
): string => {
  const [owner, another] = peopleOf(memberIds, roster);
  const ofOwner = another === undefined ? owner?.color : undefined;
  return ownColor ?? ofOwner ?? color ?? sharedColor;
};

const ownersOf = ({ memberIds }: AccountCalendar, roster: Roster) => peopleOf(memberIds, roster);

const colorOf = (calendar: AccountCalendar, roster: Roster): string =>
  accountColor(calendar, calendar.memberIds, roster);

const troubleOf = (
  came: AccountExpansion,
  { failure, unreadable, isWrittenOver }: CalendarStatus,
): { code: AccountErrorCode; error: string } | undefined => {
  const said = (code: AccountErrorCode) => ({ code, error: accountErrorSentence(code) });
  if (came === "tooMuch") return said("tooMuch");
  if (failure !== null) return said(failure);
  if (isWrittenOver) return said("accountOverwritten");
  if (unreadable > 0) return said("accountUnreadable");
  if (came === null || came === "slow") return undefined;
  if (came.cut !== undefined) return { code: "incomplete", error: came.cut };
  const error = outOfRangeSentence(came.outOfRange ?? []);
  return error === undefined ? undefined : { code: "outOfRange", error };
};

/** A calendar of an account as a row of the answer. */
export const accountFeed = (
  calendar: AccountCalendar,
  roster: Roster,
  status: CalendarStatus,
  came: AccountExpansion,
): CalendarFeed => {
  const owners = ownersOf(calendar, roster);
  const [owner] = owners;
  const { syncedAt } = calendar;
  const unread = status.failure === null ? "pending" : "error";
  const read = came === "slow" ? "pending" : status.failure === null ? "ok" : "stale";
  const state = syncedAt === null ? unread : read;
  return {
    ...{ id: calendar.id, name: calendar.name, accountId: calendar.accountId },
    ...(owners.length === 1 && owner !== undefined ? { memberId: owner.id } : {}),
    ...(owners.length > 1 ? { memberIds: owners.map(({ id }) => id) } : {}),
    state: came === "tooMuch" ? "error" : state,
    ...(syncedAt === null ? {} : { fetchedAt: iso(syncedAt) }),
    ...troubleOf(came, status),
    ...{ color: colorOf(calendar, roster), readOnly: calendar.isReadOnly },
    ...{ childrenWrite: calendar.childrenWrite },
    ...{ held: status.asked, waiting: status.waiting },
  };
};

/** What is known about a calendar's events beside what is in its file. */
export interface EventFacts {
  readonly heldUids: readonly string[];
  /** Those whose last change the server doesn't have yet. */
  readonly waitingUids: readonly string[];
  /** The addresses under which the account invites. */
  readonly addresses: readonly string[];
}

/** The events of a calendar as they are answered; a private one is told as no more than busy. */
export const accountEvents = (
  calendar: AccountCalendar,
  roster: Roster,
  { occurrences }: ExpandedCalendar,
  { heldUids, waitingUids, addresses }: EventFacts,
): CalendarEvent[] => {
  const color = colorOf(calendar, roster);
  const memberIds = ownersOf(calendar, roster).map(({ id }) => id);
  const held = new Set(heldUids.map(uidKey));
  const waiting = new Set(waitingUids.map(uidKey));
  const isBirthdays = calendar.kinds.includes("VCARD");
  const isWritable = !calendar.isReadOnly && !calendar.isGone;
  return occurrences.map(
    ({ key, seriesKey, isPrivate, organizer, rule, isFixed, ...occurrence }) => {
      const { location: _place, notes, ...plain } = occurrence;
      const birthday = {
        ...{ ...plain, title: birthdayTitle(plain.title, notes, plain.start) },
        ...{ icon: birthdayPicture, birthday: birthdayOf(plain.title, notes, plain.start) },
      };
      const shown = isBirthdays ? birthday : occurrence;
      const isOurs = organizer === undefined || addresses.includes(organizer);
      const isHeld = held.has(seriesKey ?? key);
      const editable = isWritable && isOurs && !isHeld && isFixed !== true && isPrivate !== true;
      return {
        id: `${key}~${calendar.id}`,
        ...(seriesKey === undefined ? {} : { seriesId: `${seriesKey}~${calendar.id}` }),
        feedId: calendar.id,
        ...(isPrivate === true ? { ...plain, title: "", busy: true as const } : shown),
        ...{ memberIds, color, editable },
        ...(editable && rule !== undefined ? { recurrence: rule } : {}),
        ...(isHeld ? { held: true as const } : {}),
        ...(waiting.has(seriesKey ?? key) ? { waiting: true as const } : {}),
      };
    },
  );
};
