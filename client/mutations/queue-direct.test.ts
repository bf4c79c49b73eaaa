import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Task } from "#contract/tasks.ts";
import { ApiError } from "../api/api-error.ts";
import { defineRead, defineWrite } from "../api/call.ts";
import { type CacheView, cacheEntry } from "./cache/cache-view.ts";
import { defineMutation } from "./define-mutation.ts";
import { createMutationQueue } from "./mutation-queue.ts";
import type { PendingMutation } from "./pending-mutation.ts";
import { flaggedMs } from "./queue/flagged-failures.ts";

const brush: Task = {
  ...{ id: "t1", title: "Brush teeth", list: "routine", memberIds: ["mia", "leo"] },
  ...{ daypart: "morning", stars: 2, done: false },
};
const board: Board = {
  date: "2026-11-20",
  members: [
    { id: "mia", tasks: [brush], starsToday: 1, streak: 6 },
    { id: "leo", tasks: [brush], starsToday: 0, streak: 0 },
  ],
  unassigned: [],
};
const boardRead = defineRead("GET /api/board/{board}", "tasks");
const balancesRead = defineRead("GET /api/balances", "stars");
const boardKey = ["tasks", boardRead.key, { params: { board: "routine" } }];
const balancesKey = ["stars", balancesRead.key, {}];

interface Tick {
  readonly taskId: string;
  readonly day: string;
  readonly memberId: string;
}

const tick = (cache: CacheView, { taskId, day, memberId }: Tick, done: boolean): void =>
  cache.update(boardRead, (answer) => {
    const tasks = answer.members.flatMap((column) => column.tasks);
    if (answer.date !== day || tasks.every((task) => task.id !== taskId || task.done === done))
      return answer;
    const stars = (done ? 1 : -1) * brush.stars;
    return {
      ...answer,
      members: answer.members.map((column) => ({
        ...column,
        tasks: column.tasks.map((task) => (task.id === taskId ? { ...task, done } : task)),
        starsToday: column.starsToday + (column.id === memberId ? stars : 0),
      })),
    };
  });

const closeChore = defineMutation({
  operation: defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]),
  request: ({ taskId, memberId }: Tick) => ({
    ...{ params: { task_id: taskId }, body: { memberId } },
  }),
  apply: (cache, input) => {
    tick(cache, input, true);
    const { memberId } = input;
    cache.update(balancesRead, (stars) => ({
      ...{ ...stars, [memberId]: (stars[memberId] ?? 0) + brush.stars },
    }));
  },
  scope: ({ taskId }) => `task:${taskId}`,
});

const reopenChore = defineMutation({
  operation: defineWrite("POST /api/board/routine/{task_id}/reopen", ["tasks", "stars"]),
  request: ({ taskId, memberId }: Tick) => ({
    ...{ params: { task_id: taskId }, body: { memberId } },
  }),
  apply: (cache, input) => tick(cache, input, false),
  scope: ({ taskId }) => `task:${taskId}`,
});

const addTodo = defineMutation({
  operation: defineWrite("POST /api/tasks", ["tasks"]),
  request: ({ title }: { readonly id: string; readonly title: string }) => ({
    body: { title, list: "todo", memberIds: [], daypart: null, stars: 0 },
  }),
  creates: ({ id }) => id,
});

const byMia: Tick = { taskId: "t1", day: "2026-11-20", memberId: "mia" };
const backByLeo: Tick = { ...byMia, memberId: "leo" };

/** A wall, and a house that answers when the test says so. */
const openWall = () => {
  const asked: {
    mutation: PendingMutation;
    answer: (answer?: unknown) => void;
    refuse: (code: string) => void;
  }[] = [];
  const client = new QueryClient();
  const queue = createMutationQueue({
    client,
    send: (_, mutation) =>
      new Promise((resolve, reject) =>
        asked.push({
          mutation,
          answer: (answer = { ok: true }) => resolve(answer),
          refuse: (code) => reject(new ApiError("No.", { status: 502, code })),
        }),
      ),
  });
  return {
    ...{ asked, client, queue },
    board: (answer: Board = board) => queue.overlay(boardKey, answer),
    isDone: () => queue.overlay(boardKey, board).members[0]?.tasks[0]?.done,
    failedCodes: () => queue.failed().map(({ error }) => error.code),
  };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a tap on a chore", () => {
  it("is on the board in the same frame, in every column, with its stars in one", () => {
    const wall = openWall();
    let drawn = 0;
    wall.queue.subscribe(() => (drawn += 1));
    wall.queue.enqueue(closeChore, byMia);
    expect(drawn).toBe(1);
    const shown = wall.board();
    expect(shown.members.map(({ tasks }) => tasks[0]?.done)).toEqual([true, true]);
    expect(shown.members.map(({ starsToday }) => starsToday)).toEqual([3, 0]);
    expect(wall.queue.overlay(balancesKey, { mia: 14, leo: 3 })).toEqual({ mia: 16, leo: 3 });
    expect(board.members[0]?.tasks[0]?.done).toBe(false);
  });

  it("counts its stars once, also when a newer board already has the tick", () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia);
    const done = { ...brush, done: true, doneBy: "mia" };
    const newer: Board = {
      ...board,
      members: [{ id: "mia", tasks: [done], starsToday: 3, streak: 7 }],
    };
    expect(wall.board(newer)).toBe(newer);
  });

  it("on a row that stood in for a to-do waits until the house has named it, and means that one then", async () => {
    const wall = openWall();
    wall.queue.enqueue(addTodo, { id: "new", title: "Buy glue" });
    wall.queue.enqueue(closeChore, { ...byMia, taskId: "new" });
    await settled();
    expect(wall.asked).toHaveLength(1);
    wall.asked[0]?.answer({ ...brush, id: "t1" });
    await settled();
    expect(wall.isDone()).toBe(true);
    expect(wall.asked[1]?.mutation.input).toEqual(byMia);
    wall.asked[1]?.answer();
    await settled();
    expect(wall.queue.pending()).toEqual([]);
  });

  it("is not on tomorrow's board", () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia);
    const tomorrow = { ...board, date: "2026-11-21" };
    expect(wall.board(tomorrow)).toBe(tomorrow);
  });

  it("goes back to open and flags the row for a few seconds when the source refused it", async () => {
    const wall = openWall();
    const { answer } = wall.queue.enqueue(closeChore, byMia);
    wall.asked[0]?.refuse("refused");
    await expect(answer).rejects.toMatchObject({ status: 502, code: "refused" });
    expect(wall.board()).toBe(board);
    expect(wall.queue.failed()).toMatchObject([
      { mutation: { input: byMia }, error: { code: "refused" } },
    ]);
    await vi.advanceTimersByTimeAsync(flaggedMs);
    expect(wall.queue.failed()).toEqual([]);
    expect(wall.queue.refused()).toEqual([]);
  });

  it("isn't flagged when somebody else was simply faster", async () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia);
    wall.asked[0]?.refuse("alreadyDone");
    await settled();
    expect([wall.queue.pending(), wall.queue.failed()]).toEqual([[], []]);
  });

  it("taken back at once waits for its answer, and the last finger decides what is shown", async () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia);
    wall.queue.enqueue(reopenChore, backByLeo);
    await settled();
    expect(wall.asked).toHaveLength(1);
    expect(wall.isDone()).toBe(false);
    wall.asked[0]?.answer();
    await settled();
    expect(wall.asked).toHaveLength(2);
    expect(wall.queue.pending()).toMatchObject([{ input: backByLeo }]);
    wall.asked[1]?.answer();
    await settled();
    expect(wall.queue.pending()).toEqual([]);
  });

  it("taken back still goes out when the first one failed, and what failed isn't said of the newer one", async () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia);
    wall.queue.enqueue(reopenChore, backByLeo);
    wall.asked[0]?.refuse("refused");
    await settled();
    expect(wall.asked).toHaveLength(2);
    expect(wall.failedCodes()).toEqual([]);
  });

  it("that is tried again is no longer said to have failed", async () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia);
    wall.asked[0]?.refuse("refused");
    await settled();
    expect(wall.failedCodes()).toEqual(["refused"]);
    wall.queue.enqueue(closeChore, byMia);
    expect(wall.failedCodes()).toEqual([]);
  });

  it("doesn't wait for the source of another chore that takes its time", async () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia);
    const { answer } = wall.queue.enqueue(closeChore, { ...byMia, taskId: "t2" });
    expect(wall.asked).toHaveLength(2);
    wall.asked[1]?.answer();
    await expect(answer).resolves.toEqual({ ok: true });
    expect(wall.queue.pending()).toMatchObject([{ input: byMia }]);
  });
});

describe("what was deleted on a wall, which can take it back for a while", () => {
  const delayed = { id: "held", delayMs: 8000 };

  it("is told to the house when it can't be taken back any more, once", async () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia, delayed);
    expect(wall.isDone()).toBe(true);
    await vi.advanceTimersByTimeAsync(7999);
    expect(wall.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await wall.queue.cancel("held")).toBe(false);
    wall.asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wall.asked).toHaveLength(1);
    expect(wall.queue.pending()).toEqual([]);
  });

  it("is never told when it was taken back", async () => {
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia, delayed);
    expect(await wall.queue.cancel("held")).toBe(true);
    expect(wall.board()).toBe(board);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wall.asked).toEqual([]);
  });

  it("is told at once by a page that is left, and not again later", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    const wall = openWall();
    wall.queue.enqueue(closeChore, byMia, delayed);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(wall.asked).toEqual([]);
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(wall.asked).toHaveLength(1);
    expect(await wall.queue.cancel("held")).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wall.asked).toHaveLength(1);
  });
});

it("pictures without a network in between are for phones, which keep them", async () => {
  const wall = openWall();
  const { answer } = wall.queue.enqueue(closeChore, byMia, { pictures: [new Blob(["dragon"])] });
  await expect(answer).rejects.toMatchObject({ code: "page" });
  expect(wall.asked).toEqual([]);
});

it("a screen that nothing pending is about stays as it is", () => {
  const wall = openWall();
  wall.queue.enqueue(closeChore, byMia);
  const list = { items: [] };
  expect(wall.queue.overlay(["grocery", "GET /api/grocery", {}], list)).toBe(list);
  expect(wall.queue.overlay(cacheEntry("calendar", "store").queryKey, undefined)).toBeUndefined();
});
