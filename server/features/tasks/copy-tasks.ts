import { type Clock, dayAt } from "#server/platform/clock.ts";
import type { CopyJournal } from "#server/providers/copying/copy-journal.ts";
import type { CopyThing } from "#server/providers/copying/copy-once.ts";
import { copyOver, type CopySwitch } from "#server/providers/copying/copy-over.ts";
import type {
  EmbeddedTasks,
  TaskFields,
  TaskOnDay,
  TaskSource,
} from "#server/providers/tasks/port.ts";

interface CopyTasksDeps extends CopySwitch {
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

/** Its words with its picture: where a source keeps both in one text, an emoji that begins a title comes back as the picture. */
const wordsOf = ({ icon = "", title }: Pick<TaskFields, "icon" | "title">): string =>
  (icon + title).replaceAll(/\s/g, "");

const nameOf = (fields: Pick<TaskFields, "list" | "icon" | "title">): string =>
  `${fields.list} ${wordsOf(fields)}`;

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

/** A repetition, however its parts are ordered. */
const repetitionOf = (recurrence: string | undefined): string =>
  (recurrence ?? "")
    .split(";")
    .filter((part) => part !== "INTERVAL=1")
    .toSorted()
    .join(";");

/** Whether two tasks, each as it says, are alike in all that a source keeps. */
const saysTheSame = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((says) => {
    const fields: TaskFields = JSON.parse(says);
    const { list, memberIds, daypart, stars, due, repeatAfterDays, notes } = fields;
    const repetition = repetitionOf(fields.recurrence);
    return [
      ...[wordsOf(fields), list, memberIds.toSorted(), daypart, stars, due, repeatAfterDays],
      ...[notes?.trim(), repetition],
    ];
  });
  return JSON.stringify(one) === JSON.stringify(other);
};

/** Copies the house's open chores and to-dos into another source, each once, and then uses it. */
export const copyTasks = async (
  house: Pick<EmbeddedTasks, "on">,
  open: () => TaskSource,
  { clock, timeZone, journal, ...switching }: CopyTasksDeps,
): Promise<{ copied: number; left: number }> => {
  const today = (): string => dayAt(clock.now(), timeZone());
  const into = open();
  const { create, remove } = into;
  try {
    if (create === undefined) {
      switching.use();
      return { copied: 0, left: house.on(today()).length };
    }
    return await copyOver({
      ...{ ...switching, journal },
      target: {
        look: () => thingsOf(open(), today()),
        isAlike: ({ name }, words) => name === words.name,
        judge: async ({ says }, words) => (saysTheSame(says, words.says) ? "whole" : "other"),
        remove: async (_, id) => remove?.(id),
      },
      steps: async () =>
        house.on(today()).map((task) => ({
          ...{ item: `task ${task.id}`, kind: "task", name: nameOf(task) },
          says: () => JSON.stringify(fieldsOf(task)),
          write: async () => (await create(fieldsOf(task))).id,
        })),
    });
  } finally {
    await into.stop?.();
  }
};
