import type { CalendarComponentKind, FoundAccount, FoundCalendar } from "./account-port.ts";

/** What a family decided about a calendar of an account. */
export interface CalendarChoice {
  readonly isChosen: boolean;
  /** Whose it is; nobody: everybody's. */
  readonly memberIds: readonly string[];
  /** `#rrggbb`; null: the server's. */
  readonly ownColor: string | null;
  /** Whether a child who is signed in may write into it. */
  readonly childrenWrite: boolean;
}

/** Where the reading of a calendar stands. */
export interface SyncState {
  readonly syncToken: string | null;
  readonly ctag: string | null;
  /** When all objects were listed last, and when it was read last; milliseconds since 1970. */
  readonly listedAt: number | null;
  readonly syncedAt: number | null;
}

/** A calendar of an account as it is stored. */
export interface AccountCalendar extends CalendarChoice, SyncState {
  /** The id of its feed. */
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly name: string;
  readonly color: string | null;
  readonly kinds: readonly CalendarComponentKind[];
  readonly isReadOnly: boolean;
  /** Whether the server doesn't have it any more. */
  readonly isGone: boolean;
  /** Differs after every change of its objects. */
  readonly version: number;
}

/** Whether an object is one that its server doesn't have any more, and shown on until a parent decides, or because one did. */
export type Hold = "none" | "asked" | "shown";

/** An object of a calendar as it is stored. */
export interface StoredObject {
  readonly calendarId: string;
  /** By which it is known, however its server escapes the address. */
  readonly path: string;
  readonly url: string;
  readonly etag: string | null;
  readonly uid: string | null;
  readonly ics: string;
  readonly isReadable: boolean;
  readonly hold: Hold;
}

/** An account's facts as they are stored. */
export type StoredAccount = Omit<FoundAccount, "calendars" | "principalUrl"> & {
  readonly foundAt: number;
};

/** Stores accounts, their calendars and objects; every method is one transaction. */
export interface AccountRecords {
  account(accountId: string): StoredAccount | null;
  /** Every calendar of an account, in the server's order. */
  calendars(accountId: string): readonly AccountCalendar[];
  calendar(calendarId: string): AccountCalendar | null;
  /**
   * Takes over what discovery found; new calendars get the choice of `choose`, and one that the server doesn't list any
   * more counts as gone.
   */
  putFound(
    accountId: string,
    found: FoundAccount,
    about: {
      readonly now: number;
      readonly idOf: (url: string) => string;
      readonly choose: (calendar: FoundCalendar) => CalendarChoice;
    },
  ): void;
  choose(calendarId: string, choice: CalendarChoice): void;
  /** Forgets an account with everything of it. */
  removeAccount(accountId: string): void;
  /** The etag and hold of each object of a calendar, by path. */
  listed(
    calendarId: string,
  ): ReadonlyMap<string, Pick<StoredObject, "url" | "etag" | "uid" | "hold">>;
  object(
    calendarId: string,
    which: { readonly path: string } | { readonly uid: string },
  ): StoredObject | null;
  /** The objects of a calendar after a path, at most `most` of them, in the order of their paths. */
  objectsAfter(calendarId: string, path: string, most: number): readonly StoredObject[];
  /** Adds objects, or replaces those with their paths. */
  putObjects(objects: readonly StoredObject[]): void;
  removeObjects(calendarId: string, paths: readonly string[]): void;
  hold(calendarId: string, paths: readonly string[], hold: Hold): void;
  putSyncState(calendarId: string, state: SyncState): void;
  /** How many bytes the objects of a calendar have. */
  bytesOf(calendarId: string): number;
  /** How many objects of a calendar are held, and how many can't be read. */
  counts(calendarId: string): {
    readonly asked: number;
    readonly shown: number;
    readonly unreadable: number;
  };
  /** The UIDs among these that another chosen calendar has, where they aren't held. */
  uidsElsewhere(calendarId: string, uids: readonly string[]): ReadonlySet<string>;
  /** In which calendar new events of each member go; the member '' stands for everyone. */
  newEventCalendars(): Readonly<Record<string, string>>;
  putNewEventCalendar(memberId: string, calendarId: string | null): void;
  /** The list that keeps the family's to-dos, as a screen chose it; null: the house keeps them. */
  todoList(): string | null;
  putTodoList(calendarId: string | null): void;
}
