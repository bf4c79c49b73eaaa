import type { NewPause, Pause } from "#contract/tasks-pauses.ts";
import type { NewTask, TaskPatch } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import type { Caller } from "../../http/caller.ts";
import type { EmbeddedTasks } from "../../providers/tasks/port.ts";
import type { CheckedTask } from "./authoring/author.ts";
import type { TapOutcome, TaskTap } from "./close/task-tap.ts";
import type { TaskWriteRules } from "./write-rules.ts";

interface EmbeddedWritesDeps {
  readonly source: () => EmbeddedTasks;
  readonly rules: TaskWriteRules;
  readonly run: (tap: TaskTap) => TapOutcome;
  /** Settles what is past before anything changes. */
  readonly settle: () => void;
}

/** Writes tasks in the database, in the caller's transaction. */
export const createEmbeddedWrites = ({ source, rules, run, settle }: EmbeddedWritesDeps) => {
  const { close, reopen, approvals, authoring, pauses } = rules;
  const create = (checked: CheckedTask): Task => {
    settle();
    const { id } = source().create(checked.fields);
    return authoring.finish(id, checked);
  };
  return {
    close: (...given: Parameters<typeof close>): TapOutcome => run(close(...given)),
    reopen: (...given: Parameters<typeof reopen>): TapOutcome => run(reopen(...given)),
    reject: (...given: Parameters<typeof approvals.reject>): TapOutcome =>
      run(approvals.reject(...given)),
    /** Adds a task; returns it as of today. */
    add: (given: NewTask, caller: Caller): Task => create(authoring.checkNew(given, caller)),
    /** Adds a task that the wall makes by itself; returns it as of today. */
    addOwn: (given: NewTask): Task => create(authoring.checkOwn(given)),
    /** Changes a task; returns it as of today. Past days stay as they were. */
    change: (id: string, patch: TaskPatch, caller: Caller): Task => {
      const checked = authoring.checkChange(id, patch, caller);
      settle();
      source().update(id, checked.fields);
      return authoring.finish(id, checked);
    },
    /** Removes a task from every board; its completions stay. */
    remove: (id: string, caller: Caller): void => {
      authoring.checkRemoval(id, caller);
      settle();
      source().remove(id);
      authoring.forget(id);
    },
    /** Adds a pause and settles its past days again; 400 names the field. */
    addPause: (given: NewPause): Pause => {
      pauses.check(given);
      settle();
      return pauses.add(given);
    },
    /** Deletes a pause that is to come or was entered today; ends any other one yesterday. */
    removePause: (id: string): void => {
      const pause = pauses.find(id);
      settle();
      pauses.remove(pause);
    },
    /** Settles what is past, then changes who is away. */
    afterSettling: <T>(work: () => T): T => {
      settle();
      return work();
    },
    /** Settles the streaks of past days and today's turns; called at the start and just after midnight. */
    settleDays: settle,
  };
};
