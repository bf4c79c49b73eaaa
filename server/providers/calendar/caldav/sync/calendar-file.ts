import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { CalendarFile } from "../../worker/attempt.ts";
import type { AccountRecords } from "../account-records.ts";

/** Objects that are put into the file before other work gets its turn. */
const objectsAtOnce = 250;
const part = /^BEGIN:(VEVENT|VTIMEZONE)[ \t]*\r?\n[\s\S]*?^END:\1[ \t]*(?:\r?\n|$)/gim;

/** The events of a calendar's objects as one file, each zone once; what can't be read is left out. */
const writeFile = async (records: AccountRecords, calendarId: string): Promise<Uint8Array> => {
  const zones = new Set<string>();
  const events: string[] = [];
  let after = "";
  for (;;) {
    const objects = records.objectsAfter(calendarId, after, objectsAtOnce);
    for (const { ics, isReadable } of objects)
      if (isReadable)
        for (const [text, kind] of ics.matchAll(part)) {
          const whole = text.endsWith("\n") ? text : `${text}\r\n`;
          if (kind?.toUpperCase() === "VEVENT") events.push(whole);
          else zones.add(whole);
        }
    const last = objects.at(-1);
    if (last === undefined || objects.length < objectsAtOnce) break;
    after = last.path;
    // A calendar of thousands of events must not delay a tap.
    await setImmediate();
  }
  const text = ["BEGIN:VCALENDAR\r\n", ...zones, ...events, "END:VCALENDAR\r\n"].join("");
  return new TextEncoder().encode(text);
};

/** Makes files of calendars for the worker that expands them; remembers what each version's file is. */
export const createCalendarFiles = (records: AccountRecords) => {
  const known = new Map<string, { readonly version: number; readonly hash: Promise<string> }>();

  const hashNow = async (calendarId: string): Promise<string> =>
    createHash("sha256")
      .update(await writeFile(records, calendarId))
      .digest("hex");

  return {
    /** The file of a calendar as it is stored now. */
    fileOf: async (calendarId: string, version: number): Promise<CalendarFile> => {
      const before = known.get(calendarId);
      const hash = before?.version === version ? before.hash : hashNow(calendarId);
      if (before?.hash !== hash) known.set(calendarId, { version, hash });
      return {
        ...{ hash: await hash, charset: "utf-8" },
        body: () => writeFile(records, calendarId),
      };
    },
    /** The hashes of the files that are in use. */
    hashes: async (): Promise<string[]> => Promise.all([...known.values()].map(({ hash }) => hash)),
    forget: (calendarId: string): void => {
      known.delete(calendarId);
    },
  };
};
