import type { Clock } from "#server/platform/clock.ts";
import type { StoredObject } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { ChangeStore } from "./change-store.ts";
import { placesOf } from "./shown-objects.ts";
import type { CalendarWriteStore } from "./write-store.ts";

/** A change of ours is compared with what comes for so long, in milliseconds: other programs save within a day. */
const comparedMs = 24 * 3_600_000;

interface NoticeOverwritesDeps {
  readonly changes: Pick<ChangeStore, "lastOfEach" | "addOverwritten">;
  readonly store: Pick<CalendarWriteStore, "all">;
  readonly editor: Pick<ObjectEditor, "isWrittenOver">;
  readonly clock: Clock;
}

/** Notices that another program wrote over a change of the family's without knowing it, and keeps the family's. */
export const createNoticeOverwrites = (deps: NoticeOverwritesDeps) => {
  const { changes, store, editor, clock } = deps;
  const lastOf = (calendarId: string) => changes.lastOfEach(calendarId, clock.now() - comparedMs);

  return {
    /** Compares objects that came from one calendar's server with what the family made of them last. */
    came: (objects: readonly StoredObject[]): void => {
      const [first] = objects;
      if (first === undefined) return;
      const last = lastOf(first.calendarId);
      if (last.size === 0) return;
      const waiting = new Set(
        store.all().flatMap((write) => placesOf(write).map(({ path }) => path)),
      );
      for (const { path, ics, isReadable } of objects) {
        const change = last.get(path);
        if (change === undefined || !isReadable || waiting.has(path)) continue;
        const { kind, beforeIcs, afterIcs } = change;
        if (kind === "overwritten" || !editor.isWrittenOver(beforeIcs, afterIcs, ics)) continue;
        changes.addOverwritten({
          ...change,
          ...{ beforeIcs: afterIcs, afterIcs: ics, memberId: null, changedAt: clock.now() },
          // What a move did in the family calendar isn't part of it.
          family: null,
        });
      }
    },
    /** Whether another program wrote over a change of the family's within a day, and nobody looked after it since. */
    hasAny: (calendarId: string): boolean =>
      [...lastOf(calendarId).values()].some(({ kind }) => kind === "overwritten"),
  };
};
