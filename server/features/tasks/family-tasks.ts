import type { Rotation } from "#contract/tasks.ts";
import type { Awaitable } from "../../providers/provider.ts";
import type { SourceTask, StandingTask, TaskSource } from "../../providers/tasks/port.ts";
import { after } from "../../platform/and-then.ts";
import type { Arrangements } from "./authoring/task-extras-store.ts";
import type { TurnAfter } from "./turns/predict-turn.ts";
import type { Turns, WhoseTurn } from "./turns/turns.ts";

/** A task as its source knows it, with what the family arranged; where members take turns, `memberIds` is whose turn it is. */
export interface FamilyTask extends SourceTask {
  readonly needsApproval?: boolean;
  readonly rotation?: Rotation;
  /** Whose turn comes after this one, where that is known. */
  readonly nextTurn?: string;
}

/** A family's task and the day that it is to be done next. */
export interface FamilyStanding extends FamilyTask {
  readonly occurrence: string | null;
}

/** The source's tasks as the family knows them. */
export interface FamilyTasks {
  /** Every task with something left to do, as it stands on a day. */
  on(day: string): Awaitable<readonly FamilyStanding[]>;
  /** One task as it stands on a day; null when the source has none of this id. */
  find(id: string, day: string): Awaitable<FamilyStanding | null>;
}

interface Needs {
  readonly source: () => TaskSource;
  readonly arrangements: Arrangements;
  readonly turns: Turns;
  readonly lookAhead: () => TurnAfter;
  readonly today: () => string;
}

/** Adds to what a source keeps what we keep for it. */
export const createFamilyTasks = ({
  source,
  arrangements,
  turns,
  lookAhead,
  today,
}: Needs): FamilyTasks => {
  const nobodyKnows: TurnAfter = () => null;
  const arranged = (
    task: StandingTask,
    whoseTurn: WhoseTurn,
    turnAfter: TurnAfter,
  ): FamilyStanding => {
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
  const aheadOf = (day: string): TurnAfter => (day === today() ? lookAhead() : nobodyKnows);
  return {
    on: (day) =>
      after(turns.onDay(day), (turnsOf) =>
        after(source().on(day), (tasks) => {
          const whoseTurn = turnsOf(tasks);
          const turnAfter = aheadOf(day);
          return tasks.map((task) => arranged(task, whoseTurn, turnAfter));
        }),
      ),
    find: (id, day) =>
      after(turns.onDay(day), (turnsOf) =>
        after(
          source().find(id, day),
          (task) => task && arranged(task, turnsOf([task]), aheadOf(day)),
        ),
      ),
  };
};
