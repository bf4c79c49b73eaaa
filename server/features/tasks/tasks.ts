import { type Clock, dayAt } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import type { Db } from "../../db/open.ts";
import type { Caller } from "../../http/caller.ts";
import { SourceMissing } from "../../http/errors.ts";
import type { TaskSource } from "../../providers/tasks/port.ts";
import { createAuthor } from "./author.ts";
import { createBoard } from "./board.ts";
import { createClose, type StarsForTasks } from "./close.ts";
import { createCompletions } from "./completions.ts";
import { createDays } from "./day.ts";
import { createReopen } from "./reopen.ts";
import { createStandingOf } from "./standing.ts";
import { createStreakStore } from "./streak-store.ts";
import { createStreaks } from "./streaks.ts";

interface Needs {
  readonly db: Db;
  /** Null while the provider isn't configured. */
  readonly source: TaskSource | null;
  readonly stars: StarsForTasks & {
    readonly earnedOn: (day: string) => ReadonlyMap<string, number>;
  };
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** Throws unless a parent asks. */
  readonly requireParent: (caller: Caller) => void;
}

/** Everything that the family does with its tasks, whichever source they come from. */
export const createTasks = ({
  db,
  source: given,
  stars,
  roster,
  clock,
  timeZone,
  requireParent,
}: Needs) => {
  const source = (): TaskSource => {
    if (given === null)
      throw new SourceMissing("tasks", "unconfigured", "No tasks are connected yet.");
    return given;
  };
  const today = (): string => dayAt(clock.now(), timeZone());
  const atomically = <T>(work: () => T): T => db.transaction(work)();

  const completions = createCompletions(db);
  const days = createDays({ source, completions, today });
  const streaks = createStreaks({
    days,
    completions,
    store: createStreakStore(db),
    today,
    atomically,
  });
  const standingOf = createStandingOf({ source, completions });
  const taps = {
    source,
    standingOf,
    completions,
    streaks,
    stars,
    roster,
    clock,
    today,
    atomically,
  };

  return {
    today,
    todos: () => days.todos(),
    board: createBoard({ days, streaks, roster, earnedOn: stars.earnedOn }),
    close: createClose(taps),
    reopen: createReopen(taps),
    ...createAuthor({ source, standingOf, streaks, roster, today, requireParent }),
    /** Settles the streaks of days that have passed; for the start and for just after midnight. */
    settleDays: () => (given === null ? undefined : streaks.settle()),
  };
};

export type Tasks = ReturnType<typeof createTasks>;
