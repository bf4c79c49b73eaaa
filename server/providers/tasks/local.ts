import { randomUUID } from "node:crypto";
import * as z from "zod";
import { lastDay } from "#contract/values.ts";
import type { OutOfRangeItem } from "#contract/health.ts";
import { addDays, dayAt, isContractDay } from "../../platform/clock.ts";
import { defineProvider, type ProviderTools } from "../provider.ts";
import type { RecordedTask, TaskOnDay, TaskFields, TaskRecords, EmbeddedTasks } from "./port.ts";
import { createRepetitionDays, type RepetitionDays } from "../../recurrence/repetition-days.ts";
import { validateRecurrence } from "../../recurrence/validate-recurrence.ts";

export interface LocalTasksDeps {
  readonly records: TaskRecords;
}

interface History {
  readonly isDone: (occurrence: string) => boolean;
  readonly lastDoneOn: () => string | null;
}

const ruleDay = (
  days: RepetitionDays,
  rule: string,
  task: RecordedTask,
  day: string,
  { isDone }: History,
) => {
  const repetition = { rule, start: task.due ?? task.createdOn };
  let occurrence = days.upTo(repetition, day) ?? days.after(repetition, day);
  while (occurrence !== null && isDone(occurrence)) occurrence = days.after(repetition, occurrence);
  return occurrence;
};

const dayAfterDone = (
  task: RecordedTask,
  interval: number,
  { isDone, lastDoneOn }: History,
): string => {
  const first = task.due ?? task.createdOn;
  const last = lastDoneOn();
  // A due date after the last completion is a parent's postponement.
  let occurrence =
    last === null || (first > last && !isDone(first)) ? first : addDays(last, interval);
  while (isDone(occurrence)) occurrence = addDays(occurrence, 1);
  return occurrence;
};

const nextOf = (
  days: RepetitionDays,
  task: RecordedTask,
  day: string,
  history: History,
): string | null => {
  if (task.recurrence !== undefined) return ruleDay(days, task.recurrence, task, day, history);
  if (task.repeatAfterDays !== undefined) return dayAfterDone(task, task.repeatAfterDays, history);
  const only = task.due ?? task.createdOn;
  return history.isDone(only) ? null : only;
};

/** The field by which a task has no day within the contract's years; null where it has one, or is over. */
const outOfRangeField = (task: RecordedTask, occurrence: string | null): string | null => {
  if (!isContractDay(task.due ?? task.createdOn)) return "due";
  const isEndless = task.recurrence !== undefined && !/COUNT=|UNTIL=/.test(task.recurrence);
  if (occurrence === null) return isEndless ? "recurrence" : null;
  return isContractDay(occurrence) ? null : "recurrence";
};

const checked = (fields: TaskFields, createdOn: string): TaskFields => {
  const { recurrence, ...rest } = fields;
  return recurrence === undefined
    ? rest
    : { ...rest, recurrence: validateRecurrence(recurrence, fields.due ?? createdOn) };
};

const create = ({ records, clock, timeZone }: ProviderTools & LocalTasksDeps): EmbeddedTasks => {
  const days = createRepetitionDays();
  const outOfRange = new Map<string, OutOfRangeItem>();
  /** Undefined where it can't be worked out: an older version or somebody's tool has stored such a day or rule. */
  const occurrenceOf = (task: RecordedTask, day: string): string | null | undefined => {
    try {
      return nextOf(days, task, day, {
        isDone: (occurrence) => records.isDone(task.id, occurrence),
        lastDoneOn: () => records.lastDoneOn(task.id, dayAt(clock.now(), timeZone())),
      });
    } catch {
      return undefined;
    }
  };
  const taskOnDay = (task: RecordedTask, day: string): TaskOnDay => {
    const found = occurrenceOf(task, day);
    const occurrence = found ?? null;
    const known = outOfRangeField(task, occurrence);
    const field = known ?? (found === undefined ? "recurrence" : null);
    if (field === null) outOfRange.delete(task.id);
    else outOfRange.set(task.id, { id: task.id, field, effect: "leftOut", part: "wall.db" });
    return { ...task, occurrence: field === null ? occurrence : null };
  };

  return {
    kind: "embedded",
    can: ["create", "update", "delete", "approve", "rotate", "pause"],
    health: () => ({ state: "ok" }),
    outOfRange: () => [...outOfRange.values()],
    on: (day) => records.unfinished().map((task) => taskOnDay(task, day)),
    find: (id, day) => {
      const task = records.find(id);
      return task && taskOnDay(task, day);
    },
    complete: (id, occurrence) => {
      const task = records.find(id);
      if (task === null) return;
      const left = nextOf(days, task, occurrence, {
        isDone: (other) => other === occurrence || records.isDone(id, other),
        lastDoneOn: () => occurrence,
      });
      if (left === null || left > lastDay) records.finish(id, true);
    },
    reopen: (id) => records.finish(id, false),
    create: (fields) => {
      const now = clock.now();
      const createdOn = dayAt(now, timeZone());
      const task = { ...checked(fields, createdOn), id: randomUUID(), createdAt: now, createdOn };
      records.add(task);
      return task;
    },
    update: (id, fields) => {
      const task = records.find(id);
      if (task !== null) records.change(id, checked(fields, task.createdOn));
    },
    remove: (id) => {
      outOfRange.delete(id);
      records.remove(id, clock.now());
    },
  };
};

/** The embedded tasks in the database, always available. */
export const localTasks = defineProvider({
  domain: "tasks",
  name: "local",
  env: z.object({}),
  create,
});
