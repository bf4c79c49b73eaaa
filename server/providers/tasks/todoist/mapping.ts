import { Temporal } from "temporal-polyfill";
import type { Daypart } from "#contract/tasks.ts";
import { dayAt } from "#server/platform/clock.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { SourceTask, TaskFields, TaskList } from "../port.ts";
import type { TodoistFields, TodoistTask } from "./shapes.ts";
import { parseTodoistRepetition, formatTodoistRepetition } from "./repetition-text.ts";

/** What is needed besides a task to read and write it. */
export interface MappingContext {
  readonly timeZone: string;
  /** Section names by id. */
  readonly sections: ReadonlyMap<string, string>;
  /** Todoist's user ids by member id. */
  readonly users: ReadonlyMap<string, string>;
}

const partWords: Readonly<Record<Daypart, readonly string[]>> = {
  morning: ["morning", "mornings", "morgen", "morgens", "vormittag", "vormittags"],
  afternoon: ["afternoon", "afternoons", "nachmittag", "nachmittags", "mittag", "mittags"],
  evening: ["evening", "evenings", "abend", "abends"],
};
const parts = new Map(
  Object.entries(partWords).flatMap(([part, words]) => words.map((word) => [word, part])),
);
const isPart = (word: string | undefined): word is Daypart =>
  word === "morning" || word === "afternoon" || word === "evening";
const partOf = (name: string): Daypart | null => {
  const part = parts.get(name.trim().toLowerCase());
  return isPart(part) ? part : null;
};

/** The daypart that a section's name means. */
export const daypartOfSection = (task: TodoistTask, { sections }: MappingContext): Daypart | null =>
  task.section_id == null ? null : partOf(sections.get(task.section_id) ?? "");

const starLabel = /^stars-(\d{1,3})$/i;
const iconLabel = /^icon-(.{1,60})$/i;
const isOurs = (label: string): boolean =>
  starLabel.test(label) || iconLabel.test(label) || partOf(label) !== null;
const firstMatch = (labels: readonly string[], pattern: RegExp): string | undefined =>
  labels.map((label) => pattern.exec(label)?.[1]).find((found) => found !== undefined);

const emoji = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})/v;
const mostStars = 100;

/** The day of a due date, which may be a day, a local time or an instant. */
const dayOf = (date: string, timeZone: string): string => {
  try {
    return date.endsWith("Z")
      ? dayAt(Temporal.Instant.from(date).epochMilliseconds, timeZone)
      : Temporal.PlainDate.from(date).toString();
  } catch {
    // No calendar has this day; whether the task can be shown is decided where it is read.
    return date.slice(0, 10);
  }
};

const addedAt = ({ added_at: at }: TodoistTask): number =>
  at == null ? 0 : Temporal.Instant.from(at).epochMilliseconds;

/**
 * The day that identifies an occurrence: its due day, or for a to-do without one the day of its creation; null where
 * it is never on a board.
 */
export const todoistOccurrence = (
  task: TodoistTask,
  list: TaskList,
  { timeZone }: MappingContext,
): string | null => {
  if (task.due != null) return dayOf(task.due.date, timeZone);
  return list === "todo" ? dayAt(addedAt(task), timeZone) : null;
};

/** Converts Todoist's task. */
export const readTask = (task: TodoistTask, list: TaskList, around: MappingContext): SourceTask => {
  const { content, labels, due, description } = task;
  const picture = emoji.exec(content)?.[0];
  const rest = content.slice(picture?.length ?? 0).trim();
  const icon = firstMatch(labels, iconLabel) ?? (rest === "" ? undefined : picture);
  const member = [...around.users].find(([, uid]) => uid === task.responsible_uid)?.[0];
  const stars = Math.min(Number(firstMatch(labels, starLabel) ?? 1), mostStars);
  const part = labels.map(partOf).find((found) => found !== null);
  return {
    id: task.id,
    title: icon !== undefined && icon === picture ? rest : content.trim(),
    list,
    memberIds: member === undefined ? [] : [member],
    ...(icon === undefined ? {} : { icon }),
    daypart: part ?? daypartOfSection(task, around),
    stars: list === "todo" ? 0 : stars,
    ...(due == null ? {} : { due: dayOf(due.date, around.timeZone) }),
    ...(due?.is_recurring === true ? parseTodoistRepetition(due.string) : {}),
    ...(description === "" ? {} : { notes: description }),
    createdAt: addedAt(task),
  };
};

const assignee = (memberIds: readonly string[], { users }: MappingContext): string | null => {
  const [first, ...more] = memberIds;
  if (first === undefined) return null;
  const uid = users.get(first);
  if (more.length > 0)
    throw new InvalidInput("memberIds", "memberIds: the task service gives a task to one person.");
  if (uid === undefined)
    throw new InvalidInput(
      "memberIds",
      `memberIds: the task service doesn't know "${first}"; TODOIST_UID_<ID> names who that is there.`,
    );
  return uid;
};

const labelsFor = (fields: TaskFields, others: readonly string[], part: Daypart | null) => [
  ...others.filter((label) => !isOurs(label)),
  ...(fields.list === "routine" && fields.stars !== 1 ? [`stars-${fields.stars}`] : []),
  ...(fields.daypart === null || fields.daypart === part ? [] : [fields.daypart]),
  ...(fields.icon === undefined || emoji.test(fields.icon) ? [] : [`icon-${fields.icon}`]),
];

const contentFor = ({ icon, title }: TaskFields): string =>
  icon !== undefined && emoji.test(icon) ? `${icon} ${title}` : title;

const dueFor = (fields: TaskFields, today: string): TodoistFields => {
  const words = formatTodoistRepetition(fields);
  if (words !== undefined)
    return { due_string: words, due_lang: "en", due_date: fields.due ?? today };
  if (fields.due !== undefined) return { due_date: fields.due };
  // A routine without a day would be on no board.
  return fields.list === "routine" ? { due_date: today } : { due_string: "no date" };
};

/** The fields of a new task; 400 for what Todoist can't express. */
export const newTodoistFields = (
  fields: TaskFields,
  today: string,
  around: MappingContext,
): TodoistFields => {
  const uid = assignee(fields.memberIds, around);
  const due = dueFor(fields, today);
  return {
    content: contentFor(fields),
    description: fields.notes ?? "",
    labels: labelsFor(fields, [], null),
    ...(uid === null ? {} : { assignee_id: uid }),
    ...(due.due_string === "no date" ? {} : due),
  };
};

const sameDue = (a: Partial<TaskFields>, b: Partial<TaskFields>): boolean =>
  a.due === b.due && a.recurrence === b.recurrence && a.repeatAfterDays === b.repeatAfterDays;

/** The fields of an update; what only Todoist knows stays. */
export const changedTodoistFields = (
  task: TodoistTask,
  before: SourceTask,
  fields: TaskFields,
  today: string,
  around: MappingContext,
): TodoistFields => {
  const sameMembers = fields.memberIds.join() === before.memberIds.join();
  const sameDays = sameDue(before, fields) && (fields.due !== undefined || fields.list === "todo");
  return {
    content: contentFor(fields),
    description: fields.notes ?? "",
    labels: labelsFor(fields, task.labels, daypartOfSection(task, around)),
    ...(sameMembers ? {} : { assignee_id: assignee(fields.memberIds, around) }),
    ...(sameDays ? {} : dueFor(fields, today)),
  };
};

/** A repetition in Todoist's own text and language. */
export const todoistRepetitionFields = ({ due }: TodoistTask): TodoistFields =>
  due == null
    ? {}
    : { due_string: due.string, ...(due.lang == null ? {} : { due_lang: due.lang }) };

/**
 * The fields that move a repeated task back to an occurrence; they include its repetition, which Todoist would drop
 * otherwise.
 */
export const reopenedTodoistFields = (
  task: TodoistTask,
  occurrence: string,
  timeZone: string,
): TodoistFields => {
  const { due } = task;
  if (due == null) return {};
  const words = todoistRepetitionFields(task);
  const time = due.date.includes("T") ? due.date.slice(due.date.indexOf("T") + 1) : null;
  if (time === null) return { ...words, due_date: occurrence };
  if (!time.endsWith("Z")) return { ...words, due_datetime: `${occurrence}T${time}` };
  const clockTime = Temporal.Instant.from(due.date).toZonedDateTimeISO(timeZone).toPlainTime();
  const at = Temporal.PlainDate.from(occurrence).toZonedDateTime({
    timeZone,
    plainTime: clockTime,
  });
  return { ...words, due_datetime: at.toInstant().toString() };
};
