import type { Logger } from "pino";
import type { Topic } from "#contract/operation.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { RepetitionDays, TaskSource } from "../../providers/tasks/port.ts";
import { createApprovals } from "./approvals/approvals.ts";
import { andThen } from "../../platform/and-then.ts";
import { createTaskExtrasStore } from "./authoring/task-extras-store.ts";
import { createTaskAuthoring } from "./authoring/author.ts";
import { createBoard } from "./board/board.ts";
import { createClose } from "./close/close.ts";
import { createCompletionStore } from "./close/completion-store.ts";
import { createBoardDays } from "./board/days.ts";
import {
  createDeliverWrite,
  realRetryTimers as realTimers,
  type RetryTimers,
} from "./outbox/deliver-write.ts";
import { createFamilyTasks } from "./family-tasks.ts";
import { createRunTapOnce } from "./close/done-once.ts";
import { createTaskOutbox } from "./outbox/outbox.ts";
import { createOutboxStore } from "./outbox/outbox-store.ts";
import { createAwayLookup } from "./pauses/away-members.ts";
import { createPauses } from "./pauses/pauses.ts";
import { createPauseStore } from "./pauses/pause-store.ts";
import { createCompletionRecorder, type StarsForTasks } from "./close/record-completion.ts";
import { createSettledWriteRecorder } from "./close/record-settled-write.ts";
import { createReopen } from "./close/reopen.ts";
import { createFindCurrentOccurrence } from "./close/current-occurrence.ts";
import { createStreakStore } from "./streaks/streak-store.ts";
import { createStreaks } from "./streaks/streaks.ts";
import { createPredictTurn } from "./turns/predict-turn.ts";
import { createTurnStore } from "./turns/turn-store.ts";
import { createTurns } from "./turns/turns.ts";
import { pendingWritesOf } from "./board/pending-writes.ts";

interface TasksDeps {
  readonly db: Db;
  /** Null while the provider isn't configured. */
  readonly source: TaskSource | null;
  readonly stars: StarsForTasks & {
    readonly earnedOn: (day: string) => ReadonlyMap<string, number>;
  };
  readonly repetitionDays: RepetitionDays;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller) => void;
  /** Announces changes that an outside source settled later than at the tap. */
  readonly announce: (topics: readonly Topic[]) => void;
  readonly log: Logger;
  /** Real time where left out. */
  readonly timers?: RetryTimers;
}

/** Creates the rules of the family's tasks, on whichever source is active. */
export const createTasks = ({
  db,
  source: given,
  stars,
  repetitionDays,
  roster,
  clock,
  timeZone,
  requireParent,
  announce,
  log,
  timers = realTimers,
}: TasksDeps) => {
  const source = (): TaskSource => {
    if (given === null)
      throw new SourceMissing("tasks", "unconfigured", apiSentence("unconfigured.tasks"));
    return given;
  };
  const dayOf = (at: number): string => dayAt(at, timeZone());
  const today = (): string => dayOf(clock.now());
  const atomically = <T>(work: () => T): T => db.transaction(work)();

  const completions = createCompletionStore(db);
  const isOutside = given?.state !== undefined;
  const outboxStore = createOutboxStore(db);
  const unsettled = () => pendingWritesOf(isOutside ? outboxStore.all() : []);
  const arrangements = createTaskExtrasStore(db);
  const pauseStore = createPauseStore(db);
  const look = () => createAwayLookup({ store: pauseStore, repetitionDays, roster });
  const turnStore = createTurnStore(db);
  const turns = createTurns({
    ...{ source, arrangements, look, roster, today, atomically },
    store: turnStore,
  });
  const tasks = createFamilyTasks({
    ...{ source, arrangements, turns, today },
    lookAhead: () =>
      createPredictTurn({ ...{ repetitionDays, look, roster, today }, store: turnStore }),
  });
  const days = createBoardDays({ tasks, completions, look, roster, today, unsettled });
  const streaksAlone = createStreaks({
    ...{ days, completions, look, today, atomically },
    store: createStreakStore(db),
  });
  const settle = () => andThen(turns.settle(), streaksAlone.settle);
  const streaks = { ...streaksAlone, settle };
  const findCurrent = createFindCurrentOccurrence({ tasks, completions });
  const record = createCompletionRecorder({
    ...{ completions, streaks, turns, stars, clock, today, atomically },
  });
  const remember = createSettledWriteRecorder({ completions, record });
  const outbox = isOutside
    ? createTaskOutbox({
        ...{ store: outboxStore, clock, timers, timeZone, atomically, announce, log, remember },
        deliver: createDeliverWrite({ source, clock, timers }),
      })
    : null;
  const tapOnce = createRunTapOnce({ source, outbox, remember, streaks, clock, atomically });
  const taps = { tapOnce, findCurrent, completions, record, stars, roster, today };

  return {
    today,
    todos: () => days.todos(),
    routines: () => days.routines(),
    board: createBoard({ days, streaks, look, roster, earnedOn: stars.earnedOn }),
    close: createClose(taps),
    reopen: createReopen({ ...taps, dayOf, requireParent }),
    ...createTaskAuthoring({
      ...{ source, tasks, arrangements, turns, findCurrent, streaks, roster, today, requireParent },
    }),
    approvals: createApprovals({ ...taps, tasks, atomically }),
    pauses: createPauses({
      ...{ roster, today, atomically },
      store: pauseStore,
      settle: () => (given === null ? undefined : settle()),
      changedFrom: (day) => {
        streaks.resettle(day);
        turns.reconsiderToday();
      },
    }),
    /** How many chores each member did after one instant and up to another. */
    choresDone: completions.countBetween,
    /** Everyone's current streak; empty where no tasks are connected. */
    streaksNow: () =>
      given === null
        ? new Map<string, number>()
        : streaks.on(
            today(),
            roster().map(({ id }) => id),
          ),
    /** Settles the streaks of past days and today's turns; called at the start and just after midnight. */
    settleDays: () => (given === null ? undefined : settle()),
    /** Resumes the writes to an outside source that weren't settled when the program ended. */
    resume: () => outbox?.resume(),
    /** Aborts the requests to an outside source; unsettled writes stay for the next start. */
    stop: async (): Promise<void> => outbox?.stop(),
  };
};

export type TaskService = ReturnType<typeof createTasks>;
