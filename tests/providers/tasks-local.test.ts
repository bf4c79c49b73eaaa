import { createCompletionStore } from "#server/features/tasks/close/completion-store.ts";
import { everyTaskSource } from "#server/providers/tasks/suite.ts";
import { openTaskFixture } from "../fixtures/tasks/task-fixture.ts";

everyTaskSource("the house itself", async () => {
  const fixture = openTaskFixture({ at: "2026-03-02T08:00:00Z" });
  const completions = createCompletionStore(fixture.db);
  const { source } = fixture;
  return {
    source,
    add: async (fields) => source.create(fields).id,
    remember: (task, doneOn) => {
      if (task.occurrence === null) throw new Error("nothing was to be done");
      const { id: taskId, occurrence } = task;
      completions.record({
        taskId,
        occurrence,
        doneOn,
        memberId: "mia",
        closedAt: fixture.clock.now(),
        task,
      });
    },
    forget: (id, occurrence) => {
      const done = completions.of(id, occurrence);
      if (done !== null) completions.reopen(done.id, fixture.clock.now());
    },
    close: () => Promise.resolve(fixture.tearDown()),
  };
});
