import type {
  AccountRecords,
  StoredObject,
} from "#server/providers/calendar/caldav/account-records.ts";
import type { CalendarWrite, OtherObject } from "../calendar-write.ts";

/** What a move needs to know of its old place; `ics` null where nothing is there any more. */
export interface MoveSource extends Pick<StoredObject, "calendarId" | "path" | "url" | "etag"> {
  readonly ics: string | null;
}

/** The object at a move's old place, as its server has it by what is stored now. */
export const moveSource = (
  records: Pick<AccountRecords, "object">,
  { calendarId, path, url }: Pick<CalendarWrite, "calendarId" | "path" | "url">,
): MoveSource => {
  const known = records.object(calendarId, { path });
  const { etag = null, ics = null } = known ?? {};
  return { calendarId, path, url: known?.url ?? url, etag, ics };
};

/** A move that takes an object along as it is at its old place now, which is what undo gives back there. */
export const asTaken = (write: CalendarWrite, other: OtherObject, ics: string): CalendarWrite => ({
  ...write,
  baseIcs: ics,
  other: { ...other, ics },
});
