import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import type { DavAccess } from "./dav/dav-client.ts";

/** What a collection can hold, as far as it is used: events, to-dos, or the cards of an address book. */
export type CalendarComponentKind = "VEVENT" | "VTODO" | "VCARD";

/** A calendar as its server describes it. */
export interface FoundCalendar {
  readonly url: string;
  readonly name: string;
  /** `#rrggbb`; null where the server names none. */
  readonly color: string | null;
  readonly kinds: readonly CalendarComponentKind[];
  readonly isReadOnly: boolean;
  readonly order: number;
}

/** What an account has, as discovery found it. */
export interface FoundAccount {
  readonly principalUrl: string | null;
  readonly homeUrl: string | null;
  /** The addresses under which the account is invited, such as `mailto:kim@example.org`, in lower case. */
  readonly addresses: readonly string[];
  /** Whether the server mails guests of what is written (RFC 6638). */
  readonly hasScheduling: boolean;
  readonly calendars: readonly FoundCalendar[];
}

/** An account as it is configured. */
export interface AccountConfig extends DavAccess {
  /** A digest of address and user: the same on every start. */
  readonly id: string;
  /** The number behind the account's variables; 1 where they have none. */
  readonly number: number;
  /** Whether a calendar that nobody chose is shown when it is found first. */
  readonly showsAll: boolean;
  /** Whether a list that holds to-dos alone is shown as well. */
  readonly showsTodos?: boolean;
}

/** An object of a calendar, as a server gave it: an event or series with its changed occurrences, or a to-do. */
export interface ServerObject {
  /** The address as the server writes it, absolute. */
  readonly url: string;
  /** Null where the server gives none. */
  readonly etag: string | null;
  readonly ics: string;
}

/** On what a write depends: that the object is still the one of an etag, or that there is none yet. */
export type WriteCondition =
  | { readonly ifMatch: string }
  | { readonly ifNoneMatch: "*" }
  | { readonly unconditional: true };

/**
 * What came of a write that was answered. `written` without an etag: the server may have changed what was sent, so read
 * it again. `changed`: somebody else wrote before (412). `uidTaken`: another object of the calendar has the UID.
 */
export type WriteOutcome =
  | { readonly kind: "written"; readonly url: string; readonly etag: string | null }
  | { readonly kind: "changed" }
  | { readonly kind: "gone" }
  | { readonly kind: "uidTaken"; readonly url: string | null }
  | { readonly kind: "refused"; readonly code: AccountErrorCode; readonly status: number };

/**
 * Reads and writes single objects at their server. Every method rejects with a DavError where no answer came: then what
 * became of a write isn't known.
 */
export interface ObjectClient {
  /** The object as it is at the server now; null where there is none. */
  readObject(url: string): Promise<ServerObject | null>;
  putObject(url: string, ics: string, condition: WriteCondition): Promise<WriteOutcome>;
  deleteObject(url: string, condition: WriteCondition): Promise<WriteOutcome>;
  /** Moves an object to another address of the same server; `refused` with 405 or 501 where the server has no MOVE. */
  moveObject(url: string, toUrl: string, condition: WriteCondition): Promise<WriteOutcome>;
}
