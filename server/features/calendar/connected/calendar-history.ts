import type { CalendarChangeRow, WaitingChange } from "#contract/calendar-changes.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { type Clock, iso } from "#server/platform/clock.ts";
import { HttpError, NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import { type CalendarChange, type ChangeStore, changesKeptMs } from "../outbox/change-store.ts";
import type { ConnectedEvents } from "./connected-events.ts";
import { requireKnownBrowser } from "./event-rights.ts";

interface CalendarHistoryDeps {
  readonly changes: ChangeStore;
  readonly outbox: CalendarOutbox;
  readonly events: ConnectedEvents;
  readonly editor: ObjectEditor;
  readonly records: Pick<AccountRecords, "object">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** Runs work in a transaction: all of what it stores, or nothing where it throws. */
  readonly atomically: <T>(work: () => T) => T;
}

const dayMs = 24 * 3_600_000;
const mostShown = 200;

const whatOf = (acts: readonly CalendarChange[]): CalendarChangeRow["what"] => {
  if (acts.some(({ kind }) => kind === "movedAway")) return "moved";
  const kind = acts[0]?.kind;
  return kind === "added" || kind === "deleted" ? kind : "changed";
};

const rowOf = (actId: number, acts: readonly CalendarChange[]): CalendarChangeRow[] => {
  const [first] = acts;
  if (first === undefined) return [];
  const { memberId, calendarId: feedId, title, changedAt } = first;
  return [
    {
      ...{ id: String(actId), at: iso(changedAt), feedId, title, what: whatOf(acts) },
      ...(memberId === null ? {} : { memberId }),
    },
  ];
};

/** Lists what the family changed in calendars of accounts, and gives any earlier state back. */
export const createCalendarHistory = (deps: CalendarHistoryDeps) => {
  const { changes, outbox, events, editor, records, clock } = deps;

  const storedAt = ({ calendarId, path }: Pick<CalendarWrite, "calendarId" | "path">) =>
    records.object(calendarId, { path })?.ics ?? null;

  const waitingRow = (write: CalendarWrite): WaitingChange => ({
    ...{ id: String(write.id), since: iso(write.begunAt), title: write.title },
    ...(write.memberId === null ? {} : { memberId: write.memberId }),
    feedId: write.calendarId,
    asks: write.problem !== null || clock.now() - write.begunAt >= dayMs,
    ...(write.problem === null ? {} : { problem: write.problem }),
    ...(write.problem === "conflict" ? { versions: events.versions(write, storedAt(write)) } : {}),
  });

  const isSame = (a: string | null, b: string | null): boolean =>
    a === b || (a !== null && b !== null && editor.isSame(a, b));

  const refuseChangedSince = (acts: readonly CalendarChange[]): void => {
    for (const { calendarId, path, afterIcs } of acts) {
      const current = outbox.shown(calendarId, path)?.ics ?? null;
      if (!isSame(current, afterIcs))
        throw new HttpError(409, apiSentence("conflict"), {
          code: "conflict",
          versions: events.versions({ wantedIcs: afterIcs, edit: null }, current),
        });
    }
  };

  /** The write as it is meant on what its server has now. */
  const overTheirs = (write: CalendarWrite): CalendarWrite => {
    const { edit, wantedIcs, other } = write;
    const current = storedAt(write);
    if (edit === null || current === null) return { ...write, baseIcs: current, edit: null };
    const context = { now: clock.now(), zone: deps.timeZone() };
    const edited = editor.edit(current, edit, {
      ...context,
      newUid: () => other?.uid ?? crypto.randomUUID(),
    });
    const ics = edited.following?.ics;
    return {
      ...{
        ...write,
        baseIcs: current,
        wantedIcs: edited.ics ?? (edit.kind === "remove" ? null : wantedIcs),
      },
      other: other === null || ics === undefined ? other : { ...other, ics },
    };
  };

  return {
    list: () => {
      const rows = Map.groupBy(
        changes.since(clock.now() - changesKeptMs, mostShown),
        ({ actId }) => actId,
      );
      return {
        items: [...rows].flatMap(([actId, newestFirst]) => rowOf(actId, newestFirst.toReversed())),
        waiting: outbox.all().map(waitingRow),
      };
    },
    /** Gives back what was before a change; 409 `conflict` where it was changed since, unless `isOver`. */
    undo: async (
      actId: number,
      { isOver, isTellingFine }: { readonly isOver: boolean; readonly isTellingFine: boolean },
      caller: Caller,
    ): Promise<void> => {
      requireKnownBrowser(caller);
      const acts = changes.ofAct(actId);
      if (acts.length === 0) throw new NotFound("change");
      if (!isOver) refuseChangedSince(acts);
      // What a move or a split made beside goes first, so that no server sees one UID twice.
      const writes = deps.atomically(() =>
        acts
          .toReversed()
          .flatMap(
            ({ beforeIcs, ...place }) =>
              events.restore(caller, place, beforeIcs, isTellingFine) ?? [],
          ),
      );
      await Promise.all(writes.map(events.send));
    },
    /** Sends a write that waits once more, over what others wrote, or lets it go. */
    decide: async (id: number, isSent: boolean, caller: Caller): Promise<void> => {
      requireKnownBrowser(caller);
      const write = outbox.all().find((each) => each.id === id);
      if (write === undefined) throw new NotFound("change");
      if (!isSent) {
        outbox.drop(write);
        return;
      }
      // Whether one that is under way has arrived is known only from what is written about it.
      if (write.problem !== null) outbox.again(write.step > 0 ? write : overTheirs(write));
      await events.send(write);
    },
  };
};
export type CalendarHistory = ReturnType<typeof createCalendarHistory>;
