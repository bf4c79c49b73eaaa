import type { Logger } from "pino";
import type { Clock } from "../platform/clock.ts";
import type { LoadedConfig } from "./load-config.ts";
import type { Roster } from "../config/roster.ts";
import type { Db } from "../db/connection.ts";
import { createAbsenceStore } from "../features/absences/absence-store.ts";
import { createAbsences } from "../features/absences/absences.ts";
import { createBudget } from "../features/budget/budget.ts";
import { createNamedLists } from "../features/lists/lists.ts";
import { createListStore } from "../features/lists/list-store.ts";
import { createJournal } from "../features/journal/journal.ts";
import { createRecaps } from "../features/journal/recap.ts";
import { recapJobs } from "../features/journal/recap-jobs.ts";
import { createMealServices } from "./meals/meals.ts";
import { createNotes } from "../features/notes/notes.ts";
import { createRewards } from "../features/rewards/rewards.ts";
import { createStars } from "../features/stars/stars.ts";
import { createTasks } from "../features/tasks/tasks.ts";
import type { Caller } from "../http/caller.ts";
import type { OutOfRangeItems } from "../platform/out-of-range-items.ts";
import type { EventHub } from "../live/event-hub.ts";
import { createRepetitionDays } from "../recurrence/repetition-days.ts";
import type { OpenSources } from "./sources/sources.ts";

interface ServicesDeps {
  readonly db: Db;
  readonly config: Pick<LoadedConfig, "env" | "rewards">;
  readonly sources: OpenSources;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The family's language; `auto` where every browser chooses for itself. */
  readonly locale: () => string;
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller) => void;
  readonly hub: EventHub;
  readonly log: Logger;
  readonly outOfRange: OutOfRangeItems;
}

/** Creates the services of the features and wires them to each other; part of the composition root. */
export const createServices = ({ db, config, sources, hub, ...shared }: ServicesDeps) => {
  const { roster, clock, timeZone, locale, requireParent, log, outOfRange } = shared;
  const stars = createStars({ db, roster, clock, timeZone });
  const absenceStore = createAbsenceStore(db);
  const tasks = createTasks({
    ...{ db, source: sources.tasks, stars, roster, clock, timeZone, requireParent, log },
    absences: absenceStore,
    repetitionDays: createRepetitionDays(),
    announce: hub.announce,
  });
  const absences = createAbsences({
    ...{ store: absenceStore, roster, clock, timeZone, changedFrom: tasks.awayChangedFrom },
    atomically: (work) => db.transaction(work)(),
  });
  const meals = createMealServices({ db, source: sources.meals, roster, clock, timeZone });
  const rewards = createRewards({ db, builtIn: config.rewards, stars, roster, clock });
  const notes = createNotes({ db, roster, clock, timeZone });
  const budget = createBudget({
    ...{ db, source: sources.budget, clock, timeZone },
    reportOutOfRange: outOfRange.report,
    changed: () => void hub.announce(["budget"]),
  });
  /** Runs in the background, so that neither the next job nor the stop waits for a slow source. */
  const captureBudget = (): void => {
    budget
      .capture()
      .catch((error: unknown) => log.error({ err: error }, "the budget can't be kept"));
  };
  const { uploads } = sources;
  const journal = createJournal({
    ...{ db, roster, clock, timeZone },
    pictures: {
      ...uploads.pictures,
      take: (uploadId) => {
        const { id: name, width, height } = uploads.take(uploadId);
        return { name, width, height };
      },
    },
  });
  const recaps = createRecaps({
    ...{ store: journal.store, roster, timeZone, locale },
    choresDone: tasks.choresDone,
    starsEarned: stars.earnedBetween,
    redeemed: rewards.redemptions.redeemedBetween,
    streaks: tasks.streaksNow,
    atomically: (work) => db.transaction(work)(),
  });
  return {
    lists: createNamedLists({ store: createListStore(db), roster }),
    ...{ stars, tasks, absences, meals, rewards, journal, notes, budget },
    /** The jobs of these services. */
    jobs: [
      { name: "streaks", pattern: "1 0 * * *", run: () => tasks.settleDays() },
      { name: "budget", pattern: "5 * * * *", run: captureBudget },
      ...recapJobs({
        recaps,
        hour: config.env.RECAP_HOUR,
        changed: () => void hub.announce(["journal"]),
      }),
    ],
  };
};

export type Services = ReturnType<typeof createServices>;
