import { everyTaskSource } from "#server/providers/tasks/suite.ts";
import { openTodoistFixture } from "../fixtures/todoist/todoist-fixture.ts";

everyTaskSource("Todoist", async () => {
  const { source: connected, close } = await openTodoistFixture({
    at: "2026-03-02T08:00:00Z",
    keepMs: 0,
  });
  const source = connected();
  return {
    source,
    add: async (fields) => {
      const made = await source.create?.(fields);
      if (made === undefined) throw new Error("Todoist can add tasks");
      return made.id;
    },
    // The service itself records what is done.
    remember: () => undefined,
    forget: () => undefined,
    close,
  };
});
