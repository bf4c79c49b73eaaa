import type { NewTask, TaskPatch } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { InvalidInput, NotFound, Unsupported } from "#server/platform/errors.ts";
import { patchValue } from "#server/platform/patch-value.ts";
import type { SourceTask, TaskFields, TaskSource } from "#server/providers/tasks/port.ts";
import { andThen, type Awaitable } from "#server/platform/and-then.ts";
import { changeTaskExtras } from "./change-extras.ts";
import { type TaskExtras, type TaskExtrasStore, noTaskExtras } from "./task-extras-store.ts";
import type { FamilyTaskOnDay, FamilyTasks } from "../family-tasks.ts";
import type { FindCurrentOccurrence } from "../close/current-occurrence.ts";
import type { Streaks } from "../streaks/streaks.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { Turns } from "../turns/turns.ts";
import { taskView } from "../board/task-view.ts";

interface TaskAuthoringDeps {
  readonly source: () => TaskSource;
  readonly tasks: FamilyTasks;
  readonly arrangements: TaskExtrasStore;
  readonly turns: Pick<Turns, "settleTask">;
  readonly findCurrent: FindCurrentOccurrence;
  readonly streaks: Streaks;
  readonly roster: () => Roster;
  readonly today: () => string;
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller) => void;
}

const starsUnlessTold = 1;

const unsupported = (): Unsupported => new Unsupported(apiSentence("unsupported.tasks"));

/** Normalizes fields before they are stored: to-dos have no stars, members have no duplicates. */
const keep = (fields: TaskFields): TaskFields => {
  if (fields.recurrence !== undefined && fields.repeatAfterDays !== undefined)
    throw new InvalidInput(
      "repeatAfterDays",
      "repeatAfterDays: expected either this or a recurrence, not both.",
    );
  return {
    ...fields,
    memberIds: [...new Set(fields.memberIds)],
    stars: fields.list === "todo" ? 0 : fields.stars,
  };
};

type Base = Pick<TaskFields, "title" | "list" | "memberIds" | "daypart" | "stars">;

const fieldsOf = (given: TaskPatch, before: Partial<SourceTask>, base: Base): TaskFields => {
  const icon = patchValue(given.icon, before.icon);
  const due = patchValue(given.due, before.due);
  const recurrence = patchValue(given.recurrence, before.recurrence);
  const repeatAfterDays = patchValue(given.repeatAfterDays, before.repeatAfterDays);
  const notes = patchValue(given.notes, before.notes);
  return keep({
    title: base.title,
    list: base.list,
    memberIds: base.memberIds,
    daypart: base.daypart,
    stars: base.stars,
    ...(icon === undefined ? {} : { icon }),
    ...(due === undefined ? {} : { due }),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(repeatAfterDays === undefined ? {} : { repeatAfterDays }),
    ...(notes === undefined ? {} : { notes }),
  });
};

const starsAfter = (patch: TaskPatch, list: TaskFields["list"], before: SourceTask): number =>
  patch.stars ?? (before.list === "todo" && list === "routine" ? starsUnlessTold : before.stars);

/**
 * Creates the operations that add, change and delete tasks: to-dos by anyone, routines by parents, where the source
 * can.
 */
export const createTaskAuthoring = (deps: TaskAuthoringDeps) => {
  const { source, tasks, arrangements, turns, findCurrent, streaks, roster, today } = deps;
  const { requireParent } = deps;

  const known = (id: string): Awaitable<FamilyTaskOnDay> =>
    andThen(tasks.find(id, today()), (task) => {
      if (task === null) throw new NotFound("task");
      return task;
    });
  const asItStands = (id: string, list: TaskFields["list"]): Awaitable<Task> =>
    andThen(findCurrent(id, list, today()), (current) => {
      if (current === null) throw new NotFound("task");
      return taskView(current);
    });

  const checkAble = ({ needsApproval, rotation }: TaskExtras): void => {
    const { can } = source();
    if (needsApproval && !can.includes("approve")) throw unsupported();
    if (rotation !== null && !can.includes("rotate")) throw unsupported();
  };
  const arranged = (id: string, list: TaskFields["list"], arrangement: TaskExtras) => {
    arrangements.put(id, arrangement);
    return andThen(turns.settleTask(id), () => asItStands(id, list));
  };

  return {
    /** Adds a task; returns it as of today. */
    add: (given: NewTask, caller: Caller): Awaitable<Task> => {
      if (given.list === "routine") requireParent(caller);
      knownMembers(roster(), given.memberIds);
      const arrangement = changeTaskExtras(given, noTaskExtras, given.list, roster());
      const fields = fieldsOf(given, {}, given);
      checkAble(arrangement);
      return andThen(streaks.settle(), () => {
        const made = source().create?.(fields);
        if (made === undefined) throw unsupported();
        return andThen(made, ({ id }) => arranged(id, fields.list, arrangement));
      });
    },
    /** Changes a task; returns it as of today. Past days stay as they were. */
    change: (id: string, patch: TaskPatch, caller: Caller): Awaitable<Task> =>
      andThen(known(id), (before) => {
        const list = patch.list ?? before.list;
        if (before.list === "routine" || list === "routine") requireParent(caller);
        knownMembers(roster(), patch.memberIds ?? []);
        const arrangement = changeTaskExtras(patch, arrangements.of(id), list, roster());
        const fields = fieldsOf(patch, before, {
          title: patch.title ?? before.title,
          list,
          memberIds: arrangement.rotation === null ? (patch.memberIds ?? before.memberIds) : [],
          daypart: patch.daypart === undefined ? before.daypart : patch.daypart,
          stars: starsAfter(patch, list, before),
        });
        checkAble(arrangement);
        return andThen(streaks.settle(), () => {
          const active = source();
          if (active.update === undefined) throw unsupported();
          return andThen(active.update(id, fields), () => arranged(id, list, arrangement));
        });
      }),
    /** Removes a task from every board; its completions stay. */
    remove: (id: string, caller: Caller): Awaitable<void> =>
      andThen(known(id), (task) => {
        if (task.list === "routine") requireParent(caller);
        return andThen(streaks.settle(), () => {
          const active = source();
          if (active.remove === undefined) throw unsupported();
          return andThen(active.remove(id), () => arrangements.remove(id));
        });
      }),
  };
};
