import type { NewPause, Pause } from "#contract/tasks-pauses.ts";
import { addDays } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, InvalidInput, NotFound } from "#server/platform/errors.ts";
import { andThen, type Awaitable } from "#server/platform/and-then.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { StoredPause, PauseStore } from "./pause-store.ts";

interface PausesDeps {
  readonly store: PauseStore;
  readonly roster: () => Roster;
  readonly today: () => string;
  /** Settles past days before a pause changes them. */
  readonly settle: () => Awaitable<void>;
  readonly atomically: <T>(work: () => T) => T;
  /** Recounts streaks from a day on, and redecides today's turns. */
  readonly changedFrom: (day: string) => void;
}

/** How far back a pause that was forgotten may still be added. */
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

/** Creates the pauses: holidays and days away, on which routines don't count. */
export const createPauses = (deps: PausesDeps) => {
  const { store, roster, today, settle, atomically, changedFrom } = deps;

  const takeAway = (pause: StoredPause): void => {
    const { id, start, end, madeOn } = pause;
    const yesterday = addDays(today(), -1);
    const neverWas = madeOn === today() || start > yesterday;
    if (!neverWas && end <= yesterday) throw new Conflict("pauseOver", apiSentence("pauseOver"));
    if (neverWas) store.remove(id);
    else store.setEnd(id, yesterday);
    changedFrom(start);
  };

  return {
    /** Current, coming and recently ended pauses, by their first day. */
    list: (): Pause[] => store.endingFrom(addDays(today(), -mostDaysBack)).map(viewOf),
    /** Adds a pause and settles its past days again; 400 names the field. */
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
    /** Deletes a pause that is to come or was entered today; ends any other one yesterday. */
    remove: (id: string): Awaitable<void> => {
      const pause = /^\d{1,15}$/.test(id) ? store.find(Number(id)) : null;
      if (pause === null) throw new NotFound("pause");
      return andThen(settle(), () => atomically(() => takeAway(pause)));
    },
  };
};
