import { type Clock, dayAt } from "#server/platform/clock.ts";
import { HttpError } from "#server/platform/errors.ts";
import type {
  EmbeddedTasks,
  TaskFields,
  TaskOnDay,
  TaskSource,
} from "#server/providers/tasks/port.ts";

interface CopyTasksDeps {
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** A task as it goes on elsewhere: from its next day. */
const fieldsOf = (task: TaskOnDay): TaskFields => {
  const { title, list, memberIds, icon, daypart, stars, due, recurrence, repeatAfterDays, notes } =
    task;
  const begins = task.occurrence ?? due;
  // A to-do without a day has none elsewhere either; a chore without one would be on no board.
  const hasDay =
    list === "routine" ||
    due !== undefined ||
    recurrence !== undefined ||
    repeatAfterDays !== undefined;
  return {
    ...{ title, list, memberIds, daypart, stars },
    ...(icon === undefined ? {} : { icon }),
    ...(notes === undefined ? {} : { notes }),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(repeatAfterDays === undefined ? {} : { repeatAfterDays }),
    ...(begins === undefined || !hasDay ? {} : { due: begins }),
  };
};

const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 400;

/**
 * Writes the house's open chores and to-dos into another source; what it can't express is left. Where it fails
 * underway, what was written is removed again as far as it can be, and the error is thrown.
 */
export const copyTasks = async (
  house: Pick<EmbeddedTasks, "on">,
  into: TaskSource,
  { clock, timeZone }: CopyTasksDeps,
): Promise<{ copied: number; left: number }> => {
  const tasks = house.on(dayAt(clock.now(), timeZone()));
  const { create, remove } = into;
  if (create === undefined) return { copied: 0, left: tasks.length };
  const written: string[] = [];
  try {
    // One after the other: a service would refuse many at once.
    for (const task of tasks)
      try {
        written.push((await create(fieldsOf(task))).id);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
  } catch (error) {
    for (const id of written) await Promise.resolve(remove?.(id)).catch(() => undefined);
    throw error;
  }
  return { copied: written.length, left: tasks.length - written.length };
};
