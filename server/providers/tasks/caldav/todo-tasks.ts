import type { Roster } from "#server/config/roster.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { dayAt } from "#server/platform/clock.ts";
import { validateRecurrence } from "#server/recurrence/validate-recurrence.ts";
import type { RepetitionDays } from "#server/recurrence/repetition-days.ts";
import type { StoredTodo, TodoPatch } from "../../calendar/object-port.ts";
import type { SourceTask, TaskFields, TaskOnDay } from "../port.ts";
import type { AccountTodoList } from "./todo-lists.ts";

const prefix = "todo-";

/** The id of a to-do's task. */
export const taskIdOf = (uid: string): string => prefix + Buffer.from(uid).toString("base64url");

/** The UID of a task's to-do; null for a task of another source. */
export const uidOfTask = (id: string): string | null =>
  id.startsWith(prefix) ? Buffer.from(id.slice(prefix.length), "base64url").toString() : null;

/** The members whose names or ids a to-do has as categories, as other programs show them; without any the list's. */
const membersOf = (
  { categories }: StoredTodo,
  { memberIds }: AccountTodoList,
  roster: Roster,
): readonly string[] => {
  const words = new Set(categories.map((each) => each.toLowerCase()));
  const named = roster.filter(
    ({ id, name }) => words.has(id.toLowerCase()) || words.has(name.toLowerCase()),
  );
  return named.length === 0 ? memberIds : named.map(({ id }) => id);
};

/** What a to-do is read with. */
export interface TodoContext {
  readonly list: AccountTodoList;
  readonly roster: Roster;
  readonly timeZone: string;
  readonly days: RepetitionDays;
}

const taskOf = (todo: StoredTodo, { list, roster }: TodoContext): SourceTask => ({
  ...{ id: taskIdOf(todo.uid), title: todo.title, list: "todo", daypart: null, stars: 0 },
  memberIds: membersOf(todo, list, roster),
  ...(todo.due === undefined ? {} : { due: todo.due }),
  ...(todo.recurrence === undefined ? {} : { recurrence: todo.recurrence }),
  ...(todo.repeatsOtherwise ? { repeatsOtherwise: true as const } : {}),
  ...(todo.notes === undefined ? {} : { notes: todo.notes }),
  createdAt: todo.createdAt,
});

/** The time of a repeated to-do that is next as of a day: the last one up to it that isn't done, else the one after. */
const nextDay = (todo: StoredTodo, rule: string, day: string, days: RepetitionDays) => {
  const repetition = { rule, start: todo.firstDay ?? todo.due ?? day };
  const over = new Set([...todo.doneDays, ...todo.leftOutDays]);
  let next = days.upTo(repetition, day) ?? days.after(repetition, day);
  while (next !== null && over.has(next)) next = days.after(repetition, next);
  return next;
};

/** A to-do as a task as of a day. */
export const todoOnDay = (todo: StoredTodo, day: string, context: TodoContext): TaskOnDay => {
  const task = taskOf(todo, context);
  if (todo.isDone) return { ...task, occurrence: null };
  if (todo.recurrence !== undefined)
    return { ...task, occurrence: nextDay(todo, todo.recurrence, day, context.days) };
  // Of what repeats as no chore does the first time alone is known here, as its program says it.
  const only = todo.repeatsOtherwise ? (todo.firstDay ?? todo.due) : todo.due;
  if (only !== undefined && todo.doneDays.includes(only)) return { ...task, occurrence: null };
  return { ...task, occurrence: only ?? dayAt(todo.createdAt, context.timeZone) };
};

const namesOf = (memberIds: readonly string[], roster: Roster): string[] =>
  roster.flatMap(({ id, name }) => (memberIds.includes(id) ? [name] : []));

/** What is to be written of a task's fields; `before` is the to-do as it is, undefined for a new one. */
export const patchOf = (
  fields: TaskFields,
  before: TaskOnDay | undefined,
  { roster }: Pick<TodoContext, "roster">,
  today: string,
): TodoPatch => {
  if (fields.list !== "todo")
    throw new InvalidInput("list", "list: a to-do of a calendar server stays a to-do.");
  if (fields.repeatAfterDays !== undefined)
    throw new InvalidInput(
      "repeatAfterDays",
      "repeatAfterDays: a calendar server has no such repetition; say a recurrence.",
    );
  const { title, notes, due, recurrence, memberIds } = fields;
  const rule =
    recurrence === undefined
      ? undefined
      : validateRecurrence(recurrence, due ?? before?.due ?? today);
  // A rule counts from a day.
  const day = due ?? (rule === undefined ? undefined : (before?.due ?? today));
  const isAlike =
    before !== undefined && JSON.stringify(before.memberIds) === JSON.stringify(memberIds);
  const add = namesOf(memberIds, roster);
  return {
    ...(title === before?.title ? {} : { title }),
    ...(notes === before?.notes ? {} : { notes: notes ?? null }),
    ...(day === before?.due ? {} : { due: day ?? null }),
    ...(rule === before?.recurrence || before?.repeatsOtherwise === true
      ? {}
      : { recurrence: rule ?? null }),
    ...(isAlike
      ? {}
      : {
          categories: {
            add,
            remove: roster.flatMap(({ id, name }) => (memberIds.includes(id) ? [] : [id, name])),
          },
        }),
  };
};
