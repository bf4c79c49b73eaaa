import type { FamilyStanding } from "../family-tasks.ts";
import type { Write } from "../outbox/outbox-store.ts";
import type { Occurrence } from "./task-view.ts";

/** Shows what a source hasn't settled yet as it was at the tap, and says so. */
export interface Unsettled {
  /** A source's tasks, those that are being closed as they were at the tap. */
  among(tasks: readonly FamilyStanding[]): readonly FamilyStanding[];
  mark<T extends Occurrence>(occurrence: T): T;
}

/** What these writes mean for a board. */
export const unsettledBy = (writes: readonly Write[]): Unsettled => {
  const byTask = new Map(writes.map((write) => [write.task.id, write]));
  const closing = writes.filter(({ action }) => action === "close");
  return {
    among: (tasks) => [
      ...tasks.filter(({ id }) => byTask.get(id)?.action !== "close"),
      ...closing.map(({ task, occurrence }) => ({ ...task, occurrence })),
    ],
    mark: (occurrence) =>
      byTask.get(occurrence.task.id)?.occurrence === occurrence.day
        ? { ...occurrence, isPending: true }
        : occurrence,
  };
};
