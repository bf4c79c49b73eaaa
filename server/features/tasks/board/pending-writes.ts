import type { FamilyTaskOnDay } from "../family-tasks.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import type { TaskOccurrence } from "./task-view.ts";

/** Shows what a source hasn't settled yet as it was at the tap, and says so. */
export interface PendingWrites {
  /** A source's tasks, those that are being closed as they were at the tap. */
  applyTo(tasks: readonly FamilyTaskOnDay[]): readonly FamilyTaskOnDay[];
  mark<T extends TaskOccurrence>(occurrence: T): T;
}

/** What these writes mean for a board. */
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
