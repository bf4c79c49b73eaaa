import { mostDaysAway, mostDaysBack } from "#contract/absences.ts";
import type { NewPause, Pause } from "#contract/tasks-pauses.ts";
import { addDays } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, InvalidInput, NotFound } from "#server/platform/errors.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { StoredPause, PauseStore } from "./pause-store.ts";

interface PausesDeps {
  readonly store: PauseStore;
  readonly roster: () => Roster;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
  /** Recounts streaks from a day on, and redecides today's turns. */
  readonly changedFrom: (day: string) => void;
}

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
  if (end >= addDays(start, mostDaysAway))
    throw new InvalidInput("end", `end: expected at most ${mostDaysAway} days in all, got ${end}.`);
};

/** Creates the pauses: holidays and days away, on which routines don't count. */
export const createPauses = (deps: PausesDeps) => {
  const { store, roster, today, atomically, changedFrom } = deps;

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
    /** Checks a new pause; 400 names the field. */
    check: (given: NewPause): void => {
      check(given, today());
      knownMembers(roster(), given.memberIds ?? []);
    },
    /** Adds a checked pause, once past days are settled, and settles its own past days again. */
    add: (given: NewPause): Pause =>
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
    /** The pause of this id; throws 404 where there is none. */
    find: (id: string): StoredPause => {
      const pause = /^\d{1,15}$/.test(id) ? store.find(Number(id)) : null;
      if (pause === null) throw new NotFound("pause");
      return pause;
    },
    /** Deletes a pause that is to come or was entered today, once past days are settled; ends any other one yesterday. */
    remove: (pause: StoredPause): void => atomically(() => takeAway(pause)),
  };
};

export type PauseService = ReturnType<typeof createPauses>;
