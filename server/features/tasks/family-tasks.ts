import type { Rotation } from "#contract/tasks.ts";
import type { SourceTask, TaskOnDay, TaskReads } from "../../providers/tasks/port.ts";
import type { TaskExtrasStore } from "./authoring/task-extras-store.ts";
import type { PredictTurn } from "./turns/predict-turn.ts";
import type { Turns, WhoseTurn } from "./turns/turns.ts";

/** A task of the source with its extras; where members take turns, `memberIds` is the one whose turn it is. */
export interface FamilyTask extends SourceTask {
  readonly needsApproval?: boolean;
  readonly rotation?: Rotation;
  /** Whose turn comes after this one, where that is known. */
  readonly nextTurn?: string;
}

/** A task and its next due day. */
export interface FamilyTaskOnDay extends FamilyTask {
  readonly occurrence: string | null;
}

/** The source's tasks with the family's extras. */
export interface FamilyTasks {
  /** Every task with something left to do, as of a day. */
  on(day: string): readonly FamilyTaskOnDay[];
  /** One task as of a day; null where the source has none of this id. */
  find(id: string, day: string): FamilyTaskOnDay | null;
}

interface FamilyTasksDeps {
  readonly source: TaskReads;
  readonly arrangements: TaskExtrasStore;
  readonly turns: Turns;
  readonly lookAhead: () => PredictTurn;
  readonly today: () => string;
}

/** Adds the stored extras and turns to a source's tasks. */
export const createFamilyTasks = ({
  source,
  arrangements,
  turns,
  lookAhead,
  today,
}: FamilyTasksDeps): FamilyTasks => {
  const nobodyKnows: PredictTurn = () => null;
  const arranged = (
    task: TaskOnDay,
    whoseTurn: WhoseTurn,
    turnAfter: PredictTurn,
  ): FamilyTaskOnDay => {
    if (task.list === "todo") return task;
    const { needsApproval, rotation } = arrangements.of(task.id);
    if (rotation === null) return needsApproval ? { ...task, needsApproval } : task;
    const memberId = task.occurrence === null ? null : whoseTurn(task.id, task.occurrence);
    const next = memberId === null ? null : turnAfter(task, rotation, memberId);
    return {
      ...task,
      ...(needsApproval ? { needsApproval } : {}),
      ...(next === null ? {} : { nextTurn: next }),
      rotation,
      memberIds: memberId === null ? [] : [memberId],
    };
  };
  const aheadOf = (day: string): PredictTurn => (day === today() ? lookAhead() : nobodyKnows);
  return {
    on: (day) => {
      const tasks = source.on(day);
      const whoseTurn = turns.onDay(day)(tasks);
      const turnAfter = aheadOf(day);
      return tasks.map((task) => arranged(task, whoseTurn, turnAfter));
    },
    find: (id, day) => {
      const task = source.find(id, day);
      return task && arranged(task, turns.onDay(day)([task]), aheadOf(day));
    },
  };
};
