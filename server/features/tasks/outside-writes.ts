import type { NewPause, Pause } from "#contract/tasks-pauses.ts";
import type { NewTask, TaskPatch } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import type { Caller } from "../../http/caller.ts";
import type { OutsideTasks } from "../../providers/tasks/port.ts";
import { type CheckedTask, unsupportedTasks } from "./authoring/author.ts";
import type { TapOutcome, TaskTap } from "./close/task-tap.ts";
import type { TaskWriteRules } from "./write-rules.ts";

interface OutsideWritesDeps {
  readonly source: OutsideTasks;
  readonly rules: TaskWriteRules;
  readonly run: (tap: TaskTap) => Promise<TapOutcome>;
  /** Settles what is past before anything changes. */
  readonly settle: () => Promise<void>;
}

/** Writes tasks at an outside source: taps through its outbox, all else once it has answered. */
export const createOutsideWrites = ({ source, rules, run, settle }: OutsideWritesDeps) => {
  const { close, reopen, approvals, authoring, pauses } = rules;
  const create = async (checked: CheckedTask): Promise<Task> => {
    await settle();
    if (source.create === undefined) throw unsupportedTasks();
    const { id } = await source.create(checked.fields);
    await source.refresh(id);
    return authoring.finish(id, checked);
  };
  return {
    close: async (...given: Parameters<typeof close>): Promise<TapOutcome> => run(close(...given)),
    reopen: async (...given: Parameters<typeof reopen>): Promise<TapOutcome> =>
      run(reopen(...given)),
    reject: async (...given: Parameters<typeof approvals.reject>): Promise<TapOutcome> =>
      run(approvals.reject(...given)),
    /** Adds a task; returns it as of today. */
    add: async (given: NewTask, caller: Caller): Promise<Task> =>
      create(authoring.checkNew(given, caller)),
    /** Adds a task that the wall makes by itself; returns it as of today. */
    addOwn: async (given: NewTask): Promise<Task> => create(authoring.checkOwn(given)),
    /** Changes a task; returns it as of today. Past days stay as they were. */
    change: async (id: string, patch: TaskPatch, caller: Caller): Promise<Task> => {
      await source.refresh(id);
      const checked = authoring.checkChange(id, patch, caller);
      await settle();
      if (source.update === undefined) throw unsupportedTasks();
      await source.update(id, checked.fields);
      await source.refresh(id);
      return authoring.finish(id, checked);
    },
    /** Removes a task from every board; its completions stay. */
    remove: async (id: string, caller: Caller): Promise<void> => {
      await source.refresh(id);
      authoring.checkRemoval(id, caller);
      await settle();
      if (source.remove === undefined) throw unsupportedTasks();
      await source.remove(id);
      authoring.forget(id);
    },
    /** Adds a pause and settles its past days again; 400 names the field. */
    addPause: async (given: NewPause): Promise<Pause> => {
      pauses.check(given);
      await settle();
      return pauses.add(given);
    },
    /** Deletes a pause that is to come or was entered today; ends any other one yesterday. */
    removePause: async (id: string): Promise<void> => {
      const pause = pauses.find(id);
      await settle();
      pauses.remove(pause);
    },
    /** Settles what is past, then changes who is away. */
    afterSettling: async <T>(work: () => T): Promise<T> => {
      await settle();
      return work();
    },
    /** Settles the streaks of past days and today's turns; called at the start and just after midnight. */
    settleDays: settle,
  };
};
