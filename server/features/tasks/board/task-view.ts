import type { Task } from "#contract/tasks.ts";
import { iso } from "#server/platform/clock.ts";
import type { SourceTask } from "#server/providers/tasks/port.ts";
import type { Completion } from "../close/completion-record.ts";
import type { FamilyTask } from "../family-tasks.ts";

/** One occurrence of a task, open or done. */
export interface TaskOccurrence {
  readonly task: FamilyTask;
  /** The day of the occurrence, by which its source identifies it. */
  readonly day: string;
  /** The day to which a pause has moved it. */
  readonly due?: string;
  readonly completion: Completion | null;
  /** Whether its source hasn't settled yet if it is done or open. */
  readonly isPending?: boolean;
}

/** A completed task with later edits; whose turn it was stays. */
export const completedTask = ({ task: then }: Completion, now: FamilyTask | null): FamilyTask => ({
  ...(now ?? then),
  ...(now?.rotation === undefined ? {} : { memberIds: then.memberIds }),
});

/** Whether a task repeats. */
export const isRepeating = (task: SourceTask): boolean =>
  task.recurrence !== undefined ||
  task.repeatAfterDays !== undefined ||
  task.repeatsOtherwise === true;

/** Whether the task has days of its own; one without stays on the board until it is done. */
export const isDated = (task: SourceTask): boolean => task.due !== undefined || isRepeating(task);

/** An occurrence in the shape of every answer. */
export const taskView = ({
  task,
  day,
  due = day,
  completion,
  isPending,
}: TaskOccurrence): Task => ({
  id: task.id,
  title: task.title,
  list: task.list,
  memberIds: [...task.memberIds],
  ...(task.rotation === undefined ? {} : { rotation: task.rotation }),
  ...(task.nextTurn === undefined || completion !== null ? {} : { nextTurn: task.nextTurn }),
  ...(task.icon === undefined ? {} : { icon: task.icon }),
  daypart: task.daypart,
  stars: task.stars,
  ...(isDated(task) ? { due } : {}),
  ...(task.recurrence === undefined ? {} : { recurrence: task.recurrence }),
  ...(task.repeatAfterDays === undefined ? {} : { repeatAfterDays: task.repeatAfterDays }),
  done: completion !== null,
  ...(completion === null ? {} : { doneAt: iso(completion.closedAt), doneBy: completion.memberId }),
  ...(task.needsApproval === true ? { needsApproval: true } : {}),
  ...(completion?.approval === "waiting" ? { pendingApproval: true } : {}),
  ...(isPending === true ? { state: "pending" as const } : {}),
  ...(task.notes === undefined ? {} : { notes: task.notes }),
});

const partOrder = ["morning", "afternoon", "evening"];
const partOf = ({ task }: TaskOccurrence): number =>
  task.daypart === null ? partOrder.length : partOrder.indexOf(task.daypart);
const byAge = (a: TaskOccurrence, b: TaskOccurrence): number =>
  a.task.createdAt - b.task.createdAt || (a.task.id < b.task.id ? -1 : 1);

/** Compares by daypart, then by creation. */
export const compareByDaypart = (a: TaskOccurrence, b: TaskOccurrence): number =>
  partOf(a) - partOf(b) || byAge(a, b);

const dueOf = ({ task, day, due = day }: TaskOccurrence): string => (isDated(task) ? due : "9999");

/** Compares by due day, then by creation. */
export const compareByDueDay = (a: TaskOccurrence, b: TaskOccurrence): number => {
  const [first, second] = [dueOf(a), dueOf(b)];
  return first === second ? byAge(a, b) : first < second ? -1 : 1;
};
