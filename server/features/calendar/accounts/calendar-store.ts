import type { Db } from "#server/db/connection.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import { calendarOf, type CalendarRow, textList } from "./account-row.ts";

interface AccountRow {
  addresses: string;
  has_scheduling: number;
  home_url: string | null;
  found_at: number;
}

type CalendarRecords = Pick<
  AccountRecords,
  | "account"
  | "calendars"
  | "calendar"
  | "putFound"
  | "choose"
  | "removeAccount"
  | "putSyncState"
  | "newEventCalendars"
  | "putNewEventCalendar"
  | "todoList"
  | "putTodoList"
>;

const statements = (db: Db) => ({
  account: db.prepare<[string], AccountRow>("SELECT * FROM calendar_accounts WHERE id = ?"),
  putAccount: db.prepare(
    `INSERT INTO calendar_accounts (id, addresses, has_scheduling, home_url, found_at)
       VALUES (:id, :addresses, :hasScheduling, :homeUrl, :foundAt)
       ON CONFLICT (id) DO UPDATE SET addresses = excluded.addresses, has_scheduling = excluded.has_scheduling,
         home_url = excluded.home_url, found_at = excluded.found_at`,
  ),
  removeAccount: db.prepare<[string]>("DELETE FROM calendar_accounts WHERE id = ?"),
  calendars: db.prepare<[string], CalendarRow>(
    "SELECT * FROM account_calendars WHERE account_id = ? ORDER BY position, id",
  ),
  calendar: db.prepare<[string], CalendarRow>("SELECT * FROM account_calendars WHERE id = ?"),
  putCalendar: db.prepare(
    `INSERT INTO account_calendars (id, account_id, url, name, color, kinds, is_read_only, position, is_chosen,
         member_ids, own_color, children_write)
       VALUES (:id, :accountId, :url, :name, :color, :kinds, :isReadOnly, :position, :isChosen, :memberIds, :ownColor,
         :childrenWrite)
       ON CONFLICT (id) DO UPDATE SET url = excluded.url, name = excluded.name, color = excluded.color,
         kinds = excluded.kinds, is_read_only = excluded.is_read_only, position = excluded.position, is_gone = 0`,
  ),
  setGone: db.prepare<[string]>("UPDATE account_calendars SET is_gone = 1 WHERE id = ?"),
  choose: db.prepare(
    `UPDATE account_calendars SET is_chosen = :isChosen, member_ids = :memberIds, own_color = :ownColor,
       children_write = :childrenWrite, version = version + 1 WHERE id = :id`,
  ),
  dropObjects: db.prepare<[string]>("DELETE FROM calendar_objects WHERE calendar_id = ?"),
  putSyncState: db.prepare(
    `UPDATE account_calendars SET sync_token = :syncToken, ctag = :ctag, listed_at = :listedAt, synced_at = :syncedAt
       WHERE id = :id`,
  ),
  newEvents: db.prepare<[], { member_id: string; calendar_id: string }>(
    "SELECT * FROM new_event_calendars",
  ),
  dropNewEvents: db.prepare<[string]>("DELETE FROM new_event_calendars WHERE member_id = ?"),
  putNewEvents: db.prepare<[string, string]>(
    "INSERT INTO new_event_calendars (member_id, calendar_id) VALUES (?, ?)",
  ),
  todoList: db.prepare<[], { calendar_id: string }>("SELECT calendar_id FROM todo_list"),
  dropTodoList: db.prepare("DELETE FROM todo_list"),
  putTodoList: db.prepare<[string]>("INSERT INTO todo_list (only, calendar_id) VALUES (1, ?)"),
});

const unread = { syncToken: null, ctag: null, listedAt: null, syncedAt: null };

/** Stores what a server has of an account; a calendar that it doesn't list any more is marked as gone. */
const putFoundAccount = (
  sql: ReturnType<typeof statements>,
  ...[accountId, { calendars, ...found }, { now, idOf, choose }]: Parameters<
    CalendarRecords["putFound"]
  >
): void => {
  sql.putAccount.run({
    ...{ id: accountId, homeUrl: found.homeUrl, foundAt: now },
    addresses: JSON.stringify(found.addresses),
    hasScheduling: Number(found.hasScheduling),
  });
  const listed = new Set(calendars.map(({ url }) => idOf(url)));
  for (const { id } of sql.calendars.all(accountId)) if (!listed.has(id)) sql.setGone.run(id);
  for (const [position, calendar] of calendars.entries()) {
    const choice = choose(calendar);
    sql.putCalendar.run({
      ...{ id: idOf(calendar.url), accountId, url: calendar.url, name: calendar.name },
      ...{ color: calendar.color, position, kinds: JSON.stringify(calendar.kinds) },
      ...{ isReadOnly: Number(calendar.isReadOnly), isChosen: Number(choice.isChosen) },
      ...{ memberIds: JSON.stringify(choice.memberIds), ownColor: choice.ownColor },
      childrenWrite: Number(choice.childrenWrite),
    });
  }
};

/** Stores accounts and their calendars in the database. */
export const createCalendarStore = (db: Db): CalendarRecords => {
  const sql = statements(db);
  const together = <T>(work: () => T): T => db.transaction(work).immediate();
  return {
    account: (accountId) => {
      const row = sql.account.get(accountId);
      if (row === undefined) return null;
      const { home_url: homeUrl, found_at: foundAt } = row;
      const hasScheduling = row.has_scheduling === 1;
      return { addresses: textList(row.addresses), hasScheduling, homeUrl, foundAt };
    },
    calendars: (accountId) => sql.calendars.all(accountId).map(calendarOf),
    calendar: (calendarId) => {
      const row = sql.calendar.get(calendarId);
      return row === undefined ? null : calendarOf(row);
    },
    putFound: (...found) => together(() => putFoundAccount(sql, ...found)),
    choose: (id, { isChosen, memberIds, ownColor, childrenWrite }) =>
      together(() => {
        sql.choose.run({
          ...{ id, ownColor, isChosen: Number(isChosen), childrenWrite: Number(childrenWrite) },
          memberIds: JSON.stringify(memberIds),
        });
        if (isChosen) return;
        if (sql.todoList.get()?.calendar_id === id) sql.dropTodoList.run();
        // What nobody wants to see isn't kept either.
        sql.dropObjects.run(id);
        sql.putSyncState.run({ id, ...unread });
      }),
    removeAccount: (accountId) => void sql.removeAccount.run(accountId),
    putSyncState: (id, state) => void sql.putSyncState.run({ id, ...state }),
    newEventCalendars: () =>
      Object.fromEntries(
        sql.newEvents.all().map(({ member_id: member, calendar_id: id }) => [member, id]),
      ),
    putNewEventCalendar: (memberId, calendarId) =>
      together(() => {
        sql.dropNewEvents.run(memberId);
        if (calendarId !== null) sql.putNewEvents.run(memberId, calendarId);
      }),
    todoList: () => sql.todoList.get()?.calendar_id ?? null,
    putTodoList: (calendarId) =>
      together(() => {
        sql.dropTodoList.run();
        if (calendarId !== null) sql.putTodoList.run(calendarId);
      }),
  };
};
