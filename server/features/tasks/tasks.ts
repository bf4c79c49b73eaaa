import type { NewTask } from "#contract/tasks-authoring.ts";
import type { EmbeddedTasks, OutsideTasks } from "../../providers/tasks/port.ts";
import { createTapEmbedded } from "./close/tap-embedded.ts";
import { createTapOutside } from "./close/tap-outside.ts";
import { createEmbeddedWrites } from "./embedded-writes.ts";
import { createDeliverWrite, realRetryTimers } from "./outbox/deliver-write.ts";
import { createTaskOutbox } from "./outbox/outbox.ts";
import { createOutsideWrites } from "./outside-writes.ts";
import { embeddedTapRoutes, outsideTapRoutes } from "./tap-routes.ts";
import { createTaskRules, type TaskRules } from "./task-rules.ts";
import type { TasksDeps } from "./tasks-deps.ts";

/** Tasks in the database, or none while the provider isn't configured. */
const writeEmbedded = (embedded: EmbeddedTasks | null, rules: TaskRules, { clock }: TasksDeps) => {
  const source = (): EmbeddedTasks => rules.connected(embedded);
  const settle = (): void => {
    if (embedded !== null) rules.settle();
  };
  const { settledWrites, atomically } = rules;
  const run = createTapEmbedded({ source, settledWrites, settle: rules.settle, clock, atomically });
  const writes = createEmbeddedWrites({ source, rules: rules.writing, run, settle });
  return {
    ...writes,
    addOwn: async (given: NewTask, added: (id: string) => void): Promise<void> =>
      atomically(() => added(writes.addOwn(given).id)),
    tapRoutes: embeddedTapRoutes(writes),
    refresh: async (): Promise<void> => undefined,
    outbox: null,
  };
};

/** Tasks at an outside source, behind the outbox. */
const writeOutside = (source: OutsideTasks, rules: TaskRules, deps: TasksDeps) => {
  const { clock, timers = realRetryTimers, timeZone, announce, log } = deps;
  const { outboxStore: store, atomically, settledWrites } = rules;
  const outbox = createTaskOutbox({
    ...{ store, clock, timers, timeZone, atomically, announce, log, settledWrites },
    deliver: createDeliverWrite({ source, clock, timers }),
  });
  const settle = async (): Promise<void> => {
    if (rules.isSettled()) return;
    await source.refresh();
    rules.settle();
  };
  const run = createTapOutside({ source, outbox, settle });
  const writes = createOutsideWrites({ source, rules: rules.writing, run, settle });
  return {
    ...writes,
    addOwn: async (given: NewTask, added: (id: string) => void): Promise<void> =>
      added((await writes.addOwn(given)).id),
    tapRoutes: outsideTapRoutes(writes),
    refresh: (): Promise<void> => source.refresh(),
    outbox,
  };
};

/** Creates the family's tasks, on whichever source is active. */
export const createTasks = (deps: TasksDeps) => {
  const { source, roster } = deps;
  const rules = createTaskRules(deps);
  const { days, streaks, today, writing, completions } = rules;
  const { refresh, outbox, reject, addPause, removePause, ...writes } =
    source?.kind === "outside"
      ? writeOutside(source, rules, deps)
      : writeEmbedded(source, rules, deps);

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
    board: async (...asked: Parameters<typeof rules.board>) => {
      await refresh();
      return rules.board(...asked);
    },
    approvals: { waiting: writing.approvals.waiting, approve: writing.approvals.approve, reject },
    pauses: { list: writing.pauses.list, add: addPause, remove: removePause },
    /** Recounts streaks from a day on, and redecides today's turns, after days away changed. */
    awayChangedFrom: rules.changedFrom,
    /** How many chores each member did after one instant and up to another. */
    choresDone: completions.countBetween,
    /** Everyone's current streak; empty where no tasks are connected. */
    streaksNow: async (): Promise<ReadonlyMap<string, number>> => {
      if (source === null) return new Map();
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
