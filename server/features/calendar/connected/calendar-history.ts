import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { HttpError, NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import { type CalendarChange, type ChangeStore, changesKeptMs } from "../outbox/change-store.ts";
import { isShownWrite } from "../outbox/is-sendable.ts";
import { isSameObject } from "../outbox/same-object.ts";
import { changeRows, waitingRow } from "./change-rows.ts";
import type { ConnectedEvents } from "./connected-events.ts";
import { requireKnownBrowser } from "./event-rights.ts";
import { createActLookup, createGiveBack } from "./give-back.ts";
import { createDecideWaiting } from "./decide-waiting.ts";
import { createMoveBack } from "./move-back.ts";

/** What gives back what this house had chosen for an event beside what its calendar has. */
export interface GiveBackChoices {
  /** Gives back what was chosen before an act: also over later choices where `isOver`, and as part of the act `by`. */
  giveBackChoices(
    actId: number,
    how: { readonly by: number | null; readonly isOver: boolean },
  ): void;
}

interface CalendarHistoryDeps {
  readonly changes: ChangeStore;
  readonly outbox: CalendarOutbox;
  readonly events: ConnectedEvents;
  readonly editor: ObjectEditor;
  readonly series: SeriesMoves;
  readonly records: Pick<AccountRecords, "object" | "calendar">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly own: GiveBackChoices;
  /** Runs work in a transaction: all of what it stores, or nothing where it throws. */
  readonly atomically: <T>(work: () => T) => T;
}

const mostShown = 200;

/** Lists what the family changed in calendars of accounts, and gives any earlier state back. */
export const createCalendarHistory = (deps: CalendarHistoryDeps) => {
  const { changes, outbox, events, editor, records, clock, series } = deps;

  const storedAt = ({ calendarId, path }: Pick<CalendarWrite, "calendarId" | "path">) =>
    records.object(calendarId, { path })?.ics ?? null;

  const isHidden = (write: CalendarWrite): boolean => !isShownWrite(records, write);

  /** The object of an act that was changed since; undefined where none was. */
  const changedSince = (acts: readonly CalendarChange[]): CalendarChange | undefined =>
    acts.find(({ calendarId, path, afterIcs, family }) => {
      const current = outbox.shown(calendarId, path)?.ics ?? null;
      const isSame = isSameObject(editor, current, afterIcs);
      return !isSame || (family !== null && !series.isAsLeft(family));
    });

  const refuseChangedSince = (acts: readonly CalendarChange[]): void => {
    const changed = changedSince(acts);
    if (changed === undefined) return;
    const { calendarId, path, afterIcs } = changed;
    const current = outbox.shown(calendarId, path)?.ics ?? null;
    throw new HttpError(409, apiSentence("conflict"), {
      code: "conflict",
      versions: events.versions({ wantedIcs: afterIcs, edit: null }, current),
    });
  };

  const giveBack = createGiveBack(deps);
  const actOf = createActLookup(deps);

  return {
    /** Brings an event back into the calendar from which it was moved; null where that isn't what is meant. */
    moveBack: createMoveBack({
      ...{ ...deps, find: events.find, views: events.views, actOf },
      undo: async (...given) => {
        const { refusal } = await giveBack(...given);
        if (refusal !== null) throw refusal;
      },
      isAsLeft: (acts) => changedSince(acts) === undefined,
    }),
    /** What was changed, newest first, and what waits. */
    list: () => ({
      items: changeRows(changes.since(clock.now() - changesKeptMs, mostShown)),
      waiting: outbox
        .all()
        .map((write) =>
          waitingRow(write, { now: clock.now(), isHidden: isHidden(write) }, () =>
            events.versions(write, storedAt(write)),
          ),
        ),
    }),
    /** Gives back what was before a change; 409 `conflict` where it was changed since, unless `isOver`. */
    undo: async (
      actId: number,
      { isOver, isTellingFine }: { readonly isOver: boolean; readonly isTellingFine: boolean },
      caller: Caller,
    ): Promise<void> => {
      requireKnownBrowser(caller);
      const acts = actOf(actId);
      if (acts.length === 0) throw new NotFound("change");
      if (!isOver) refuseChangedSince(acts);
      const { writes, refusal } = await giveBack(acts, caller, isTellingFine);
      const by = writes[0]?.id ?? null;
      deps.atomically(() => deps.own.giveBackChoices(actId, { by, isOver }));
      if (refusal !== null) throw refusal;
    },
    decide: createDecideWaiting({ ...deps, isHidden, storedAt }),
  };
};
export type CalendarHistory = ReturnType<typeof createCalendarHistory>;
