import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TaskOnDay, TaskFields, TaskSource } from "./port.ts";

/** An empty source on Monday, 2 March 2026, with the feature's records around it. */
export interface OpenedSource {
  readonly source: TaskSource;
  /** Adds a task to the source as families do; returns its id. */
  add(fields: TaskFields): Promise<string>;
  /** Records a completion, as the feature does after `complete`. */
  remember(task: TaskOnDay, doneOn: string): void;
  /** Deletes the record, as the feature does after `reopen`. */
  forget(id: string, occurrence: string): void;
  close(): Promise<void>;
}

const monday = "2026-03-02";
const chore: TaskFields = {
  title: "Feed the cat",
  list: "routine",
  memberIds: ["mia"],
  daypart: null,
  stars: 1,
};

/** A source of tasks that each test opens anew, and what the family does with it. */
const openFor = (open: () => Promise<OpenedSource>) => {
  let opened: OpenedSource;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const find = async (id: string, day: string): Promise<TaskOnDay | null> => {
    const { source } = opened;
    if (source.kind === "outside") await source.refresh(id);
    return source.find(id, day);
  };
  const on = async (day: string): Promise<readonly TaskOnDay[]> => {
    const { source } = opened;
    if (source.kind === "outside") await source.refresh();
    return source.on(day);
  };
  const taskOnDay = async (id: string, day: string): Promise<TaskOnDay> => {
    const found = await find(id, day);
    if (found === null) throw new Error("the source has lost a task");
    return found;
  };
  const occurrence = async (id: string, day: string) => (await taskOnDay(id, day)).occurrence;
  const listed = async (id: string, day: string) =>
    (await on(day)).find((task) => task.id === id)?.occurrence ?? null;
  const doIt = async (id: string, day: string) => {
    const task = await taskOnDay(id, day);
    if (task.occurrence === null) throw new Error("nothing is left to do");
    await opened.source.complete(id, task.occurrence);
    opened.remember(task, day);
    return task.occurrence;
  };
  const undo = async (id: string, day: string) => {
    await opened.source.reopen(id, day);
    opened.forget(id, day);
  };
  return {
    get opened() {
      return opened;
    },
    find,
    taskOnDay,
    occurrence,
    listed,
    doIt,
    undo,
  };
};

type TasksInTest = ReturnType<typeof openFor>;

const testReading = (tasks: TasksInTest): void => {
  const { find, taskOnDay } = tasks;
  it("come back with everything that was said about them", async () => {
    const said: TaskFields = {
      ...chore,
      icon: "cat-face",
      daypart: "evening",
      stars: 3,
      due: monday,
      notes: "Half a tin",
    };
    const id = await tasks.opened.add(said);
    expect(await taskOnDay(id, monday)).toMatchObject({ ...said, id, occurrence: monday });
  });

  it("are unknown by any other id", async () => {
    for (const id of ["nobody", "__proto__", "../tasks", ""])
      expect(await find(id, monday)).toBeNull();
  });

  it("know how their source is without asking it", () => {
    expect(tasks.opened.source.health().state).toBe("ok");
  });
};

const testDoing = (tasks: TasksInTest): void => {
  const { occurrence, listed, doIt, undo } = tasks;
  it("stay open until they are done once, and then nothing is left", async () => {
    const id = await tasks.opened.add({ ...chore, due: monday });
    expect(await listed(id, "2026-03-05")).toBe(monday);
    await doIt(id, "2026-03-05");
    expect(await listed(id, "2026-03-06")).toBeNull();
    expect(await occurrence(id, "2026-03-06")).toBeNull();
  });

  it("come again the next day when they are daily, and what was missed is gone", async () => {
    const id = await tasks.opened.add({ ...chore, due: monday, recurrence: "FREQ=DAILY" });
    expect(await doIt(id, monday)).toBe(monday);
    expect(await listed(id, monday)).toBe("2026-03-03");
    expect(await listed(id, "2026-03-03")).toBe("2026-03-03");
  });

  it("take a repeated completion and a repeated reopening for one", async () => {
    const id = await tasks.opened.add({ ...chore, due: monday, recurrence: "FREQ=WEEKLY" });
    await doIt(id, monday);
    await tasks.opened.source.complete(id, monday);
    expect(await listed(id, monday)).toBe("2026-03-09");
    await undo(id, monday);
    await tasks.opened.source.reopen(id, monday);
    expect(await listed(id, monday)).toBe(monday);
  });
};

const testReopening = (tasks: TasksInTest): void => {
  const { listed, doIt, undo } = tasks;
  it("open again for the same occurrence", async () => {
    const id = await tasks.opened.add({ ...chore, due: monday, recurrence: "FREQ=WEEKLY" });
    await doIt(id, "2026-03-04");
    expect(await listed(id, "2026-03-04")).toBe("2026-03-09");
    await undo(id, monday);
    expect(await listed(id, "2026-03-04")).toBe(monday);
  });

  it("open again when they were to be done only once", async () => {
    const id = await tasks.opened.add({ ...chore, due: monday });
    await doIt(id, monday);
    await undo(id, monday);
    expect(await listed(id, monday)).toBe(monday);
  });
};

const testWriting = (tasks: TasksInTest): void => {
  const { find, taskOnDay, listed } = tasks;
  it("offer exactly what they say they can", () => {
    const { source } = tasks.opened;
    expect(source.can.includes("create")).toBe(source.create !== undefined);
    expect(source.can.includes("update")).toBe(source.update !== undefined);
    expect(source.can.includes("delete")).toBe(source.remove !== undefined);
  });

  it("can be changed and deleted where the source allows it", async () => {
    const { source } = tasks.opened;
    const id = await tasks.opened.add({ ...chore, due: monday });
    if (source.update !== undefined) {
      await source.update(id, { ...chore, title: "Feed both cats", due: "2026-03-03" });
      expect(await taskOnDay(id, monday)).toMatchObject({
        title: "Feed both cats",
        occurrence: "2026-03-03",
      });
    }
    if (source.remove !== undefined) {
      await source.remove(id);
      expect(await find(id, monday)).toBeNull();
      expect(await listed(id, monday)).toBeNull();
    }
  });
};

/** The contract tests of every source of tasks; each provider's test runs them. */
export const everyTaskSource = (name: string, open: () => Promise<OpenedSource>): void => {
  describe(`tasks kept by ${name}`, () => {
    const tasks = openFor(open);
    testReading(tasks);
    testDoing(tasks);
    testReopening(tasks);
    testWriting(tasks);
  });
};
