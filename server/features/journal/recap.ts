import { Temporal } from "temporal-polyfill";
import { recapAuthor, type Recap, recapTag } from "#contract/journal.ts";
import { addDays, dayAt, startOfDay } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
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

/** The time that a recap covers; both of its days are included. */
interface Stretch {
  readonly kind: Recap["kind"];
  /** The unique name of the recap. */
  readonly name: string;
  readonly after: number;
  readonly until: number;
  readonly start: string;
  readonly end: string;
}

const isQuiet = ({ members, redemptions, mostLoved }: Recap): boolean =>
  redemptions.length === 0 &&
  mostLoved === undefined &&
  members.every(({ chores, stars }) => chores === 0 && stars === 0);

/** Writes the recap of each week and month once. */
export const createRecaps = (deps: RecapsDeps) => {
  const { store, roster, timeZone, locale, atomically } = deps;

  const week = (dueAt: number, toldThrough: number | null): Stretch => {
    const end = dayAt(dueAt, timeZone());
    const last = toldThrough ?? store.lastRecapBefore("weekly", dueAt);
    const begin = last ?? startOfDay(addDays(end, -6), timeZone()) - 1;
    const start = last === null ? addDays(end, -6) : dayAt(last, timeZone());
    return { kind: "weekly", name: `weekly ${end}`, after: begin, until: dueAt, start, end };
  };

  const month = (dueAt: number): Stretch => {
    const first = Temporal.PlainDate.from(dayAt(dueAt, timeZone())).with({ day: 1 });
    const start = first.subtract({ months: 1 }).toString();
    return {
      ...{ kind: "monthly", name: `monthly ${start.slice(0, 7)}` },
      after: startOfDay(start, timeZone()) - 1,
      until: startOfDay(first.toString(), timeZone()) - 1,
      ...{ start, end: first.subtract({ days: 1 }).toString() },
    };
  };

  const tell = (stretch: Stretch, streaks: ReadonlyMap<string, number>): Recap => {
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

  const write = (stretch: Stretch, streaks: ReadonlyMap<string, number>): boolean =>
    atomically(() => {
      // A clock that was set back, or a restored backup, makes the same time pass again.
      if (stretch.after >= stretch.until || store.hasRecap(stretch.name)) return false;
      const recap = tell(stretch, streaks);
      if (isQuiet(recap)) return false;
      store.add({
        ...{ authorId: recapAuthor, text: recapText(recap, locale()), tags: [recapTag] },
        ...{ day: dayAt(stretch.until, timeZone()), createdAt: stretch.until },
        ...{ memberIds: [], photos: [], recap, recapOf: stretch.name },
      });
      return true;
    });

  const post = async (stretch: Stretch): Promise<boolean> => write(stretch, await deps.streaks());

  return {
    /**
     * Writes the recap of the time since `toldThrough`, or since the last weekly recap where that is unknown; true
     * when there was something to recap that wasn't covered yet.
     */
    weekly: (dueAt: number, toldThrough: number | null): Promise<boolean> =>
      post(week(dueAt, toldThrough)),
    /** Writes the recap of the previous calendar month. */
    monthly: (dueAt: number): Promise<boolean> => post(month(dueAt)),
  };
};

export type RecapService = ReturnType<typeof createRecaps>;
