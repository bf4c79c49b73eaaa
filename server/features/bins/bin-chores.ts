import type { Bin, BinSettings } from "#contract/bins.ts";
import type { Daypart } from "#contract/tasks.ts";
import type { NewTask } from "#contract/tasks-authoring.ts";
import type { Roster } from "../../config/roster.ts";
import { addDays, type Clock, dayAt, startOfDay } from "../../platform/clock.ts";
import type { BinChore, BinChoreStore } from "./bin-chore-store.ts";

interface BinChoresDeps {
  readonly store: BinChoreStore;
  readonly settings: () => BinSettings;
  readonly binsOn: (day: string) => Promise<readonly Bin[]>;
  readonly roster: () => Roster;
  readonly isAway: (memberId: string, day: string) => boolean;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The family's language; `auto` where every browser chooses for itself. */
  readonly locale: () => string;
  /** Whether chores can be added where the family's are. */
  readonly canAdd: () => boolean;
  /** Adds a chore, and calls `added` with its id: in the same transaction where chores are in our database. */
  readonly addChore: (chore: NewTask, added: (taskId: string) => void) => Promise<void>;
  /** The id of an open routine with this title that is due on a day; undefined where there is none. */
  readonly findChore: (title: string, due: string) => Promise<string | undefined>;
}

/** Old enough that nobody's turn is told by it. */
const keptDays = 400;
/** As long after midnight a bin may still be put out on the day of its collection. */
const morningMs = 12 * 3_600_000;

const titleOf = (locale: string, bins: readonly Bin[]): string => {
  const names = bins.map(({ name }) => name).join(", ");
  const words = locale.startsWith("de") ? `Tonne rausstellen: ${names}` : `Bins out: ${names}`;
  return words.slice(0, 200);
};

/** Who takes turns comes after whoever had the last one, past those who can't; undefined where nobody can. */
const nextTurn = (
  members: readonly string[],
  last: string | undefined,
  can: (memberId: string) => boolean,
): string | undefined => {
  const first = last === undefined ? 0 : members.indexOf(last) + 1;
  return [...members.slice(first), ...members.slice(0, first)].find(can);
};

/** Creates what makes a chore of a collection, on the day before it: once for each day, over restarts. */
export const createBinChores = (deps: BinChoresDeps) => {
  const { store, settings, binsOn, roster, isAway, clock, timeZone, locale } = deps;
  const { addChore, findChore } = deps;

  const isHere = (memberId: string): boolean => roster().some(({ id }) => id === memberId);

  const planned = (collectedOn: string, bins: readonly Bin[], due: string): BinChore => {
    const chore = settings().chore;
    const can = (id: string): boolean => isHere(id) && !isAway(id, due);
    const turn =
      chore?.turns === true
        ? nextTurn(chore.memberIds, store.lastTurnBefore(collectedOn), can)
        : null;
    const title = titleOf(locale(), bins);
    return { collectedOn, title, memberId: turn ?? null, taskId: null };
  };

  const make = async (collectedOn: string, due: string, daypart: Daypart): Promise<boolean> => {
    const { chore } = settings();
    const before = store.find(collectedOn);
    if (chore === null || (before !== null && before.taskId !== null)) return false;
    const bins = await binsOn(collectedOn);
    if (bins.length === 0 && before === null) return false;
    const mine = before ?? planned(collectedOn, bins, due);
    const settle = (taskId: string) => store.put({ ...mine, taskId });
    // The program ended between a source's answer and our note of it.
    const there = before === null ? undefined : await findChore(mine.title, due);
    if (there !== undefined) {
      settle(there);
      return true;
    }
    const { memberId } = mine;
    const isTurn = memberId !== null && isHere(memberId);
    const memberIds = isTurn ? [memberId] : chore.memberIds.filter(isHere);
    const { title } = mine;
    store.put(mine);
    await addChore(
      {
        title,
        list: "routine",
        memberIds,
        icon: "wastebasket",
        daypart,
        due,
        stars: chore.stars,
      },
      settle,
    );
    return true;
  };

  return {
    /** Makes the chores of tomorrow's collections, and until noon of today's that were missed; tells whether there are new ones. */
    makeDue: async (): Promise<boolean> => {
      if (!deps.canAdd()) return false;
      const today = dayAt(clock.now(), timeZone());
      store.forgetBefore(addDays(today, -keptDays));
      // In the afternoon today's bins are empty: nothing is left to do.
      const isMorning = clock.now() < startOfDay(today, timeZone()) + morningMs;
      const missed = isMorning && (await make(today, today, "morning"));
      return (await make(addDays(today, 1), today, "evening")) || missed;
    },
  };
};
