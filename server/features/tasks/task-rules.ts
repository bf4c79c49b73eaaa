import { apiSentence } from "../../platform/api-sentence.ts";
import { dayAt } from "../../platform/clock.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { TaskReads } from "../../providers/tasks/port.ts";
import { createApprovals } from "./approvals/approvals.ts";
import { createTaskAuthoring } from "./authoring/author.ts";
import { createTaskExtrasStore } from "./authoring/task-extras-store.ts";
import { createBoard } from "./board/board.ts";
import { createBoardDays } from "./board/board-days.ts";
import { pendingWritesOf } from "./board/pending-writes.ts";
import { createClose } from "./close/close.ts";
import { createCompletionStore } from "./close/completion-store.ts";
import { createFindCurrentOccurrence } from "./close/current-occurrence.ts";
import { createCompletionRecorder } from "./close/record-completion.ts";
import { createSettledWriteRecorder } from "./close/record-settled-write.ts";
import { createReopen } from "./close/reopen.ts";
import { createFamilyTasks } from "./family-tasks.ts";
import { createOutboxStore } from "./outbox/outbox-store.ts";
import { createAwayLookup } from "./pauses/away-members.ts";
import { createPauses } from "./pauses/pauses.ts";
import { createStreakStore } from "./streaks/streak-store.ts";
import { createStreaks } from "./streaks/streaks.ts";
import type { TasksDeps } from "./tasks-deps.ts";
import { createPredictTurn } from "./turns/predict-turn.ts";
import { createTurnStore } from "./turns/turn-store.ts";
import { createTurns } from "./turns/turns.ts";

/** Creates the stores of the family's tasks and what is read from them, for every source; nothing here waits. */
const createReading = ({
  db,
  source: given,
  absences,
  repetitionDays,
  roster,
  clock,
  timeZone,
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
  const look = () => createAwayLookup({ absences, repetitionDays, roster });
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
  return {
    ...{ connected, dayOf, today, atomically, completions, outboxStore, arrangements },
    ...{ look, turns, tasks, days, streaks, settle },
    /** Whether every past day and today's turns are settled. */
    isSettled: (): boolean => turns.isSettled() && streaks.isSettled(),
  };
};

/** Creates the rules of the family's tasks, the same for every source: what is read, and what a write has to be. */
export const createTaskRules = (deps: TasksDeps) => {
  const { source: given, stars, roster, clock, requireParent } = deps;
  const reading = createReading(deps);
  const { dayOf, today, atomically, completions, arrangements } = reading;
  const { connected, look, turns, tasks, days, streaks } = reading;
  const findCurrent = createFindCurrentOccurrence({ tasks, completions });
  const record = createCompletionRecorder({
    ...{ completions, streaks, turns, stars, clock, today, atomically },
  });
  const settledWrites = createSettledWriteRecorder({ completions, record });
  const taps = { findCurrent, completions, record, stars, roster, today };
  /** Recounts streaks from a day on, and redecides today's turns. */
  const changedFrom = (day: string): void => {
    streaks.resettle(day);
    turns.reconsiderToday();
  };
  const writing = {
    close: createClose(taps),
    reopen: createReopen({ ...taps, dayOf, requireParent }),
    approvals: createApprovals({ ...taps, tasks, atomically }),
    authoring: createTaskAuthoring({
      ...{ tasks, arrangements, turns, findCurrent, roster, today, requireParent },
      can: () => connected(given).can,
    }),
    pauses: createPauses({
      ...{ roster, today, atomically },
      store: deps.absences.pauses,
      changedFrom,
    }),
  };
  return {
    ...reading,
    settledWrites,
    writing,
    changedFrom,
    board: createBoard({ days, streaks, look, roster, earnedOn: stars.earnedOn }),
  };
};

export type TaskRules = ReturnType<typeof createTaskRules>;
