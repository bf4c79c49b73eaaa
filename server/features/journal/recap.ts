import { recapAuthor, type Recap, recapTag } from "#contract/journal.ts";
import { dayAt } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import { type RecapStretch, monthBefore, weekUntil } from "./recap-stretch.ts";
import { recapText } from "./recap-text.ts";
import type { JournalStore } from "./entry-store.ts";

/** The facts of a stretch of time, after one instant and up to another, in milliseconds since 1970. */
export interface RecapSources {
  choresDone(after: number, until: number): ReadonlyMap<string, number>;
  starsEarned(after: number, until: number): ReadonlyMap<string, number>;
  redeemed(after: number, until: number): Recap["redemptions"];
  /** Everyone's current streak. */
  streaks(): Promise<ReadonlyMap<string, number>>;
}

interface RecapsDeps extends RecapSources {
  readonly store: JournalStore;
  readonly roster: () => Roster;
  readonly timeZone: () => string;
  /** The family's language; `auto` where every browser chooses for itself. */
  readonly locale: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** Writes the recap of each week and month once. */
export const createRecaps = (deps: RecapsDeps) => {
  const { store, roster, timeZone, locale, atomically } = deps;

  const summarize = (stretch: RecapStretch, streaks: ReadonlyMap<string, number>): Recap => {
    const { kind, start, end, after: begin, until } = stretch;
    const chores = deps.choresDone(begin, until);
    const stars = deps.starsEarned(begin, until);
    const loved = store.mostLoved(begin, until);
    return {
      ...{ kind, start, end, redemptions: deps.redeemed(begin, until) },
      members: roster().map(({ id }) => ({
        memberId: id,
        chores: chores.get(id) ?? 0,
        stars: stars.get(id) ?? 0,
        streak: streaks.get(id) ?? 0,
      })),
      ...(loved === null
        ? {}
        : {
            mostLoved: {
              ...{ entryId: String(loved.id), authorId: loved.authorId },
              ...{ text: loved.text, hearts: loved.hearts },
            },
          }),
    };
  };

  const write = (stretch: RecapStretch, streaks: ReadonlyMap<string, number>): boolean =>
    atomically(() => {
      // A clock that was set back, or a restored backup, makes the same time pass again.
      if (stretch.after >= stretch.until || store.hasRecap(stretch.name)) return false;
      const recap = summarize(stretch, streaks);
      const names = new Map(roster().map(({ id, name }) => [id, name]));
      store.add({
        ...{ authorId: recapAuthor, text: recapText(recap, names, locale()), tags: [recapTag] },
        ...{ day: dayAt(stretch.until, timeZone()), createdAt: stretch.until },
        ...{ memberIds: [], photos: [], recap, recapOf: stretch.name },
      });
      return true;
    });

  const post = async (stretch: RecapStretch): Promise<boolean> =>
    write(stretch, await deps.streaks());

  return {
    /**
     * Writes the recap of the time since `coveredThrough`, or since the last weekly recap where that is unknown; true
     * when that wasn't covered yet.
     */
    weekly: (dueAt: number, coveredThrough: number | null): Promise<boolean> =>
      post(weekUntil(dueAt, coveredThrough ?? store.lastRecapBefore("weekly", dueAt), timeZone())),
    /** Writes the recap of the previous calendar month. */
    monthly: (dueAt: number): Promise<boolean> => post(monthBefore(dueAt, timeZone())),
  };
};

export type RecapService = ReturnType<typeof createRecaps>;
