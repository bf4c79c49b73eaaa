import type { Logger } from "pino";
import type { Topic } from "#contract/operation.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type {
  EmbeddedTasks,
  OutsideTasks,
  RepetitionDays,
  TaskReads,
  TaskSource,
} from "../../providers/tasks/port.ts";
import { createApprovals } from "./approvals/approvals.ts";
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
import { createTapEmbedded } from "./close/tap-embedded.ts";
import { createTapOutside } from "./close/tap-outside.ts";
import { createEmbeddedWrites } from "./embedded-writes.ts";
import { createOutsideWrites } from "./outside-writes.ts";
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
import { embeddedTapRoutes, outsideTapRoutes } from "./tap-routes.ts";
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
  const connected = <Source>(source: Source | null): Source => {
    if (source === null)
      throw new SourceMissing("tasks", "unconfigured", apiSentence("unconfigured.tasks"));
    return source;
  };
  const source: TaskReads = {
    on: (day) => connected(given).on(day),
    find: (id, day) => connected(given).find(id, day),
  };
  const dayOf = (at: number): string => dayAt(at, timeZone());
  const today = (): string => dayOf(clock.now());
  const atomically = <T>(work: () => T): T => db.transaction(work)();

  const completions = createCompletionStore(db);
  const isOutside = given?.kind === "outside";
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
  const streaks = createStreaks({
    ...{ days, completions, look, today, atomically },
    store: createStreakStore(db),
  });
  const settle = (): void => {
    turns.settle();
    streaks.settle();
  };
  const findCurrent = createFindCurrentOccurrence({ tasks, completions });
  const record = createCompletionRecorder({
    ...{ completions, streaks, turns, stars, clock, today, atomically },
  });
  const remember = createSettledWriteRecorder({ completions, record });
  const taps = { findCurrent, completions, record, stars, roster, today };
  const rules = {
    close: createClose(taps),
    reopen: createReopen({ ...taps, dayOf, requireParent }),
    approvals: createApprovals({ ...taps, tasks, atomically }),
    authoring: createTaskAuthoring({
      ...{ tasks, arrangements, turns, findCurrent, roster, today, requireParent },
      can: () => connected(given).can,
    }),
    pauses: createPauses({
      ...{ roster, today, atomically },
      store: pauseStore,
      changedFrom: (day) => {
        streaks.resettle(day);
        turns.reconsiderToday();
      },
    }),
  };

  const writeEmbedded = (embedded: EmbeddedTasks | null) => {
    const active = () => connected(embedded);
    const run = createTapEmbedded({ source: active, remember, settle, clock, atomically });
    const settleConnected = (): void => {
      if (embedded !== null) settle();
    };
    const writes = createEmbeddedWrites({ source: active, rules, run, settle: settleConnected });
    return {
      ...writes,
      tapRoutes: embeddedTapRoutes(writes),
      refresh: async (): Promise<void> => undefined,
      outbox: null,
    };
  };
  const writeOutside = (outside: OutsideTasks) => {
    const outbox = createTaskOutbox({
      ...{ store: outboxStore, clock, timers, timeZone, atomically, announce, log, remember },
      deliver: createDeliverWrite({ source: outside, clock, timers }),
    });
    const settleOutside = async (): Promise<void> => {
      if (turns.isSettled() && streaks.isSettled()) return;
      await outside.refresh();
      settle();
    };
    const run = createTapOutside({ source: outside, outbox, settle: settleOutside });
    const writes = createOutsideWrites({ source: outside, rules, run, settle: settleOutside });
    return {
      ...writes,
      tapRoutes: outsideTapRoutes(writes),
      refresh: (): Promise<void> => outside.refresh(),
      outbox,
    };
  };
  const { refresh, outbox, reject, addPause, removePause, ...writes } =
    given?.kind === "outside" ? writeOutside(given) : writeEmbedded(given);
  const readBoard = createBoard({ days, streaks, look, roster, earnedOn: stars.earnedOn });

  return {
    ...writes,
    today,
    todos: async () => {
      await refresh();
      return days.todos();
    },
    routines: async () => {
      await refresh();
      return days.routines();
    },
    board: async (...asked: Parameters<typeof readBoard>) => {
      await refresh();
      return readBoard(...asked);
    },
    approvals: { waiting: rules.approvals.waiting, approve: rules.approvals.approve, reject },
    pauses: { list: rules.pauses.list, add: addPause, remove: removePause },
    /** How many chores each member did after one instant and up to another. */
    choresDone: completions.countBetween,
    /** Everyone's current streak; empty where no tasks are connected. */
    streaksNow: async (): Promise<ReadonlyMap<string, number>> => {
      if (given === null) return new Map();
      await refresh();
      const memberIds = roster().map(({ id }) => id);
      return streaks.on(today(), memberIds);
    },
    /** Resumes the writes to an outside source that weren't settled when the program ended. */
    resume: () => outbox?.resume(),
    /** Aborts the requests to an outside source; unsettled writes stay for the next start. */
    stop: async (): Promise<void> => outbox?.stop(),
  };
};

export type TaskService = ReturnType<typeof createTasks>;
