import type { FamilyTaskOnDay } from "../family-tasks.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import type { TaskOccurrence } from "./task-view.ts";

/** Shows occurrences with unsettled writes as they were at the tap, marked as pending. */
export interface PendingWrites {
  /** A source's tasks, with those that are being closed as they were at the tap. */
  applyTo(tasks: readonly FamilyTaskOnDay[]): readonly FamilyTaskOnDay[];
  mark<T extends TaskOccurrence>(occurrence: T): T;
}

/** Derives what pending writes mean for a board. */
export const pendingWritesOf = (writes: readonly OutboxWrite[]): PendingWrites => {
  const byTask = new Map(writes.map((write) => [write.task.id, write]));
  const closing = writes.filter(({ action }) => action === "close");
  return {
    applyTo: (tasks) => [
      ...tasks.filter(({ id }) => byTask.get(id)?.action !== "close"),
      ...closing.map(({ task, occurrence }) => ({ ...task, occurrence })),
    ],
    mark: (occurrence) =>
      byTask.get(occurrence.task.id)?.occurrence === occurrence.day
        ? { ...occurrence, isPending: true }
        : occurrence,
  };
};
