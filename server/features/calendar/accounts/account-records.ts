import type { Db } from "#server/db/connection.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import { createCalendarStore } from "./calendar-store.ts";
import { createObjectStore } from "./object-store.ts";

/** Stores accounts, their calendars and what is in them in the family's database. */
export const createAccountRecords = (db: Db): AccountRecords => ({
  ...createCalendarStore(db),
  ...createObjectStore(db),
});
