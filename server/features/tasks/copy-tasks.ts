import { type Clock, dayAt } from "#server/platform/clock.ts";
import type { CopyJournal } from "#server/providers/copying/copy-journal.ts";
import { copyOnce, type CopyThing } from "#server/providers/copying/copy-once.ts";
import type {
  EmbeddedTasks,
  TaskFields,
  TaskOnDay,
  TaskSource,
} from "#server/providers/tasks/port.ts";

interface CopyTasksDeps {
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly journal: CopyJournal;
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

const nameOf = ({ list, title }: Pick<TaskFields, "list" | "title">): string => `${list} ${title}`;

/** The open tasks of a source, read freshly. */
const thingsOf = async (source: TaskSource, today: string): Promise<CopyThing[]> => {
  try {
    if (source.kind === "outside") await source.refresh();
    return source.on(today).map((task) => ({
      ...{ kind: "task", name: nameOf(task), id: task.id },
      says: JSON.stringify(fieldsOf(task)),
    }));
  } finally {
    await source.stop?.();
  }
};

/** Writes the house's open chores and to-dos into another source, each once. */
export const copyTasks = async (
  house: Pick<EmbeddedTasks, "on">,
  open: () => TaskSource,
  { clock, timeZone, journal }: CopyTasksDeps,
): Promise<{ copied: number; left: number }> => {
  const today = dayAt(clock.now(), timeZone());
  const tasks = house.on(today);
  const into = open();
  const { create, remove } = into;
  try {
    if (create === undefined) return { copied: 0, left: tasks.length };
    return await copyOnce({
      journal,
      look: () => thingsOf(open(), today),
      steps: tasks.map((task) => ({
        item: `task ${task.id}`,
        says: JSON.stringify(fieldsOf(task)),
        alike: (there) => there.filter(({ name }) => name === nameOf(task)),
        write: async () => (await create(fieldsOf(task))).id,
        remove: (id) => remove?.(id),
      })),
    });
  } finally {
    await into.stop?.();
  }
};
