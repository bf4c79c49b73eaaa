import type { NewPause, Pause } from "#contract/tasks-pauses.ts";
import { addDays } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import { Conflict, InvalidInput, NotFound } from "#server/http/errors.ts";
import type { Awaitable } from "#server/providers/provider.ts";
import { andThen } from "#server/platform/and-then.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { StoredPause, PauseStore } from "./pause-store.ts";

interface PausesDeps {
  readonly store: PauseStore;
  readonly roster: () => Roster;
  readonly today: () => string;
  /** Settles what has passed, before a pause changes it. */
  readonly settle: () => Awaitable<void>;
  readonly atomically: <T>(work: () => T) => T;
  /** Counts streaks anew from a day on, and looks again at whose turn it is today. */
  readonly changedFrom: (day: string) => void;
}

/** A family that forgot it may still add it. */
const mostDaysBack = 7;
const mostDays = 366;

const viewOf = ({ id, start, end, memberIds, reason }: StoredPause): Pause => ({
  id: String(id),
  start,
  end,
  ...(memberIds === null ? {} : { memberIds: [...memberIds] }),
  ...(reason === null ? {} : { reason }),
});

const check = ({ start, end }: NewPause, today: string): void => {
  const earliest = addDays(today, -mostDaysBack);
  if (start < earliest)
    throw new InvalidInput(
      "start",
      `start: expected at most ${mostDaysBack} days back (${earliest} or later), got ${start}.`,
    );
  if (end < start) throw new InvalidInput("end", `end: expected ${start} or later, got ${end}.`);
  if (end >= addDays(start, mostDays))
    throw new InvalidInput("end", `end: expected at most ${mostDays} days in all, got ${end}.`);
};

/** Holidays and days away, on which routines pause. */
export const createPauses = (deps: PausesDeps) => {
  const { store, roster, today, settle, atomically, changedFrom } = deps;

  const takeAway = (pause: StoredPause): void => {
    const { id, start, end, madeOn } = pause;
    const yesterday = addDays(today(), -1);
    const neverWas = madeOn === today() || start > yesterday;
    if (!neverWas && end <= yesterday)
      throw new Conflict("pauseOver", "This pause is over; what it covered stays as it was.");
    if (neverWas) store.remove(id);
    else store.setEnd(id, yesterday);
    changedFrom(start);
  };

  return {
    /** Those that are on, to come, or ended not long ago, by their first day. */
    list: (): Pause[] => store.endingFrom(addDays(today(), -mostDaysBack)).map(viewOf),
    /** 400 names the field; days already settled are settled anew. */
    add: (given: NewPause): Awaitable<Pause> => {
      check(given, today());
      knownMembers(roster(), given.memberIds ?? []);
      return andThen(settle(), () =>
        atomically(() => {
          const pause = store.add({
            start: given.start,
            end: given.end,
            memberIds: given.memberIds === undefined ? null : [...new Set(given.memberIds)],
            reason: given.reason ?? null,
            madeOn: today(),
          });
          changedFrom(pause.start);
          return viewOf(pause);
        }),
      );
    },
    /** Takes it away where it is to come or was entered today; else it ends yesterday. */
    remove: (id: string): Awaitable<void> => {
      const pause = /^\d{1,15}$/.test(id) ? store.find(Number(id)) : null;
      if (pause === null) throw new NotFound("pause");
      return andThen(settle(), () => atomically(() => takeAway(pause)));
    },
  };
};
