import type { NewTask, TaskPatch } from "#contract/tasks-authoring.ts";
import type { Task } from "#contract/tasks.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { InvalidInput, NotFound, Unsupported } from "#server/platform/errors.ts";
import { patchValue } from "#server/platform/patch-value.ts";
import type { SourceTask, TaskFields } from "#server/providers/tasks/port.ts";
import { changeTaskExtras } from "./change-extras.ts";
import { type TaskExtras, type TaskExtrasStore, noTaskExtras } from "./task-extras-store.ts";
import type { FamilyTaskOnDay, FamilyTasks } from "../family-tasks.ts";
import type { FindCurrentOccurrence } from "../close/current-occurrence.ts";
import { knownMembers } from "#server/http/known-member.ts";
import type { Turns } from "../turns/turns.ts";
import { taskView } from "../board/task-view.ts";

interface TaskAuthoringDeps {
  /** What the source can do in addition to reading. */
  readonly can: () => readonly string[];
  readonly tasks: FamilyTasks;
  readonly arrangements: TaskExtrasStore;
  readonly turns: Pick<Turns, "settleTask">;
  readonly findCurrent: FindCurrentOccurrence;
  readonly roster: () => Roster;
  readonly today: () => string;
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller) => void;
}

const starsUnlessTold = 1;

/** 405: the source can't write tasks. */
export const unsupportedTasks = (): Unsupported =>
  new Unsupported(apiSentence("unsupported.tasks"));

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

/** A task that may be written to the source, and what is stored beside it. */
export interface CheckedTask {
  readonly fields: TaskFields;
  readonly extras: TaskExtras;
}

/** Creates the rules of adding, changing and deleting tasks: to-dos by anyone, routines by parents. */
export const createTaskAuthoring = (deps: TaskAuthoringDeps) => {
  const { can, tasks, arrangements, turns, findCurrent, roster, today } = deps;
  const { requireParent } = deps;

  const known = (id: string): FamilyTaskOnDay => {
    const task = tasks.find(id, today());
    if (task === null) throw new NotFound("task");
    return task;
  };

  const checkAble = ({ needsApproval, rotation }: TaskExtras): void => {
    if (needsApproval && !can().includes("approve")) throw unsupportedTasks();
    if (rotation !== null && !can().includes("rotate")) throw unsupportedTasks();
  };

  const check = (given: NewTask): CheckedTask => {
    knownMembers(roster(), given.memberIds);
    const extras = changeTaskExtras(given, noTaskExtras, given.list, roster());
    const fields = fieldsOf(given, {}, given);
    checkAble(extras);
    return { fields, extras };
  };

  return {
    /** Checks a new task that somebody adds. */
    checkNew: (given: NewTask, caller: Caller): CheckedTask => {
      if (given.list === "routine") requireParent(caller);
      return check(given);
    },
    /** Checks a new task that the wall adds by itself, as a parent chose in Settings. */
    checkOwn: check,
    /** Checks a task's changes. */
    checkChange: (id: string, patch: TaskPatch, caller: Caller): CheckedTask => {
      const before = known(id);
      const list = patch.list ?? before.list;
      if (before.list === "routine" || list === "routine") requireParent(caller);
      knownMembers(roster(), patch.memberIds ?? []);
      const extras = changeTaskExtras(patch, arrangements.of(id), list, roster());
      const fields = fieldsOf(patch, before, {
        title: patch.title ?? before.title,
        list,
        memberIds: extras.rotation === null ? (patch.memberIds ?? before.memberIds) : [],
        daypart: patch.daypart === undefined ? before.daypart : patch.daypart,
        stars: starsAfter(patch, list, before),
      });
      checkAble(extras);
      return { fields, extras };
    },
    /** Checks that the caller may remove a task. */
    checkRemoval: (id: string, caller: Caller): void => {
      if (known(id).list === "routine") requireParent(caller);
    },
    /** Stores what the source doesn't, once it has the task; returns it as of today. */
    finish: (id: string, { fields: { list }, extras }: CheckedTask): Task => {
      arrangements.put(id, extras);
      turns.settleTask(id);
      const current = findCurrent(id, list, today());
      if (current === null) throw new NotFound("task");
      return taskView(current);
    },
    /** Forgets what was stored of a task that the source has removed. */
    forget: (id: string): void => arrangements.remove(id),
  };
};

export type TaskAuthoring = ReturnType<typeof createTaskAuthoring>;
