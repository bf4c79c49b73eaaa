import { describe, expect, it } from "vitest";
import { withoutEnding } from "#client/recurrence/repetition.ts";
import type { Task } from "#contract/tasks.ts";
import {
  taskDraftOf,
  emptyTaskDraft,
  missingFieldOf,
  newTasksOf,
  taskPatchOf,
  withoutUnaskedDay,
} from "./task-draft.ts";

const table: Task = {
  id: "t1",
  title: "Lay the table",
  list: "routine",
  memberIds: ["leo"],
  rotation: { order: "fewestDone", memberIds: ["mia", "leo"] },
  daypart: "evening",
  stars: 2,
  due: "2026-11-20",
  recurrence: "FREQ=MONTHLY;BYDAY=1SU",
  done: false,
};

describe("a chore in the editor", () => {
  it("that each child does alone becomes one chore for each", () => {
    const draft = {
      ...emptyTaskDraft("routine", ["mia", "leo"]),
      title: " Make the bed ",
      sharing: "each" as const,
    };
    expect(newTasksOf(draft)).toEqual(
      ["mia", "leo"].map((id) => ({
        ...{ list: "routine", title: "Make the bed", memberIds: [id], daypart: null, stars: 1 },
        recurrence: "FREQ=DAILY",
      })),
    );
  });

  it("that goes around names who takes turns, and nobody as its owner", () => {
    const draft = { ...taskDraftOf(table), order: "roundRobin" as const, needsApproval: true };
    expect(newTasksOf(draft)).toEqual([
      {
        ...{ list: "routine", title: "Lay the table", daypart: "evening", stars: 2 },
        ...{ memberIds: [], rotation: { order: "roundRobin", memberIds: ["mia", "leo"] } },
        ...{ recurrence: "FREQ=MONTHLY;BYDAY=1SU", due: "2026-11-20", needsApproval: true },
      },
    ]);
  });

  it("that was once on a day before it came daily begins today", () => {
    const once = { ...emptyTaskDraft("routine", ["mia"]), title: "Feed the cat" };
    const daily = { ...once, due: "2026-12-24" };
    expect(newTasksOf(withoutUnaskedDay(daily))).toEqual(newTasksOf(once));
    const onItsDay = { ...daily, repetition: { kind: "none" } as const };
    expect(newTasksOf(withoutUnaskedDay(onItsDay))).toMatchObject([{ due: "2026-12-24" }]);
  });

  it("with one member left in the round is that member's own", () => {
    const before = taskDraftOf(table);
    expect(taskPatchOf(before, { ...before, memberIds: ["mia"] })).toEqual({
      memberIds: ["mia"],
      rotation: null,
    });
  });

  it("saves only what was changed, so that a rule which it can't show survives", () => {
    const before = taskDraftOf(table);
    expect(taskPatchOf(before, before)).toEqual({});
    expect(taskPatchOf(before, { ...before, title: "Table", stars: 3 })).toEqual({
      title: "Table",
      stars: 3,
    });
  });

  it("trades one way of repeating for another, and takes a date away", () => {
    const before = taskDraftOf(table);
    const after = { kind: "afterDone" as const, days: 3 };
    expect(taskPatchOf(before, { ...before, repetition: after, due: undefined })).toEqual({
      recurrence: null,
      repeatAfterDays: 3,
      due: null,
    });
  });

  it("that repeats otherwise begins anew with what is due now", () => {
    const before = taskDraftOf(table);
    expect(taskPatchOf(before, { ...before, repetition: { kind: "none" } })).toEqual({
      recurrence: null,
      repeatAfterDays: null,
      due: "2026-11-20",
    });
  });

  it("needs a title, and a weekday where it is for chosen ones", () => {
    const named = { ...emptyTaskDraft("routine"), title: "Trash" };
    expect(missingFieldOf(emptyTaskDraft("todo"))).toBe("title");
    expect(missingFieldOf(named)).toBeUndefined();
    const weekly = { kind: "weekly" as const, days: [], every: 1, ending: withoutEnding };
    expect(missingFieldOf({ ...named, repetition: weekly })).toBe("days");
  });
});

it("a to-do has neither stars nor turns, whatever was chosen before it became one", () => {
  const draft = {
    ...taskDraftOf(table),
    list: "todo" as const,
    repetition: { kind: "none" as const },
  };
  expect(newTasksOf(draft)).toEqual([
    {
      ...{ list: "todo", title: "Lay the table", memberIds: ["mia", "leo"] },
      ...{ daypart: null, stars: 0, due: "2026-11-20" },
    },
  ]);
});
