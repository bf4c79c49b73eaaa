import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Task } from "#contract/tasks.ts";
import { ApiError } from "../api/api-error.ts";
import { boardWithTicks, starsWithTicks } from "../features/tasks/optimistic-board.ts";
import { createOptimisticTicks, flaggedMs, type OptimisticTick } from "./optimistic-ticks.ts";

const brush: Task = {
  id: "t1",
  title: "Brush teeth",
  list: "routine",
  memberIds: ["mia", "leo"],
  daypart: "morning",
  stars: 2,
  done: false,
};
const board: Board = {
  date: "2026-11-20",
  members: [
    { id: "mia", tasks: [brush], starsToday: 1, streak: 6 },
    { id: "leo", tasks: [brush], starsToday: 0, streak: 0 },
  ],
  unassigned: [],
};
const byMia: OptimisticTick = {
  taskId: "t1",
  day: "2026-11-20",
  done: true,
  memberId: "mia",
  at: Date.parse("2026-11-20T06:42:00Z"),
  starsOf: "mia",
  stars: 2,
};
const backByLeo: OptimisticTick = { ...byMia, done: false, memberId: "leo", stars: -2 };

/** A server that answers when the test says so. */
const slowServer = () => {
  const asked: { answer: () => void; refuse: (code: string) => void }[] = [];
  const send = () =>
    new Promise<void>((resolve, reject) =>
      asked.push({
        answer: resolve,
        refuse: (code) => reject(new ApiError("No.", { status: 502, code })),
      }),
    );
  return { asked, send };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a tap on a chore", () => {
  it("is on the board in the same frame, in every column, with its stars in one", () => {
    const ticks = createOptimisticTicks();
    let drawn = 0;
    ticks.subscribe(() => (drawn += 1));
    void ticks.add(byMia, slowServer().send);
    expect(drawn).toBe(1);
    const shown = boardWithTicks(board, ticks.all());
    expect(shown.members.map(({ tasks }) => tasks[0]?.done)).toEqual([true, true]);
    expect(shown.members[0]?.tasks[0]).toMatchObject({
      doneBy: "mia",
      doneAt: "2026-11-20T06:42:00.000Z",
    });
    expect(shown.members.map(({ starsToday }) => starsToday)).toEqual([3, 0]);
    expect(starsWithTicks({ mia: 14, leo: 3 }, ticks.all())).toEqual({ mia: 16, leo: 3 });
    expect(board.members[0]?.tasks[0]?.done).toBe(false);
  });

  it("that a parent has to approve waits at once, and gives no stars before", () => {
    const ticks = createOptimisticTicks();
    void ticks.add({ ...byMia, stars: 0, waits: true }, slowServer().send);
    const { members } = boardWithTicks(board, ticks.all());
    const [mia] = members;
    expect(mia?.tasks[0]).toMatchObject({ done: true, pendingApproval: true });
    expect(mia?.starsToday).toBe(board.members[0]?.starsToday);
    const back = createOptimisticTicks();
    void back.add({ ...byMia, done: false, stars: 0 }, slowServer().send);
    expect(boardWithTicks({ ...board, members }, back.all()).members[0]?.tasks[0]).toEqual(brush);
  });

  it("counts its stars once, also when a newer board already has the tick", () => {
    const ticks = createOptimisticTicks();
    void ticks.add(byMia, slowServer().send);
    const newer: Board = {
      ...board,
      members: [
        { id: "mia", tasks: [{ ...brush, done: true, doneBy: "mia" }], starsToday: 3, streak: 7 },
      ],
    };
    expect(boardWithTicks(newer, ticks.all())).toMatchObject({ members: [{ starsToday: 3 }] });
  });

  it("on a row that stood in for a to-do stays when the house has named it, until that has the tick too", async () => {
    const ticks = createOptimisticTicks();
    const { asked, send } = slowServer();
    void ticks.add({ ...byMia, taskId: "new" }, send);
    await settled();
    ticks.rename("new", "t1");
    expect(boardWithTicks(board, ticks.all()).members[0]?.tasks[0]?.done).toBe(true);
    expect([...ticks.all().keys()]).toEqual(["t1"]);
    asked[0]?.answer();
    await settled();
    expect(ticks.all().size).toBe(0);
  });

  it("is not on tomorrow's board, nor among the stars of another day", () => {
    const ticks = createOptimisticTicks();
    void ticks.add(byMia, slowServer().send);
    const tomorrow = { ...board, date: "2026-11-21" };
    expect(boardWithTicks(tomorrow, ticks.all())).toBe(tomorrow);
    expect(starsWithTicks({ mia: 1 }, ticks.all(), "2026-11-21")).toEqual({ mia: 1 });
  });

  it("goes back to open and flags the row for a few seconds when the source refused it", async () => {
    const ticks = createOptimisticTicks();
    const { asked, send } = slowServer();
    const failed = vi.fn();
    void ticks.add(byMia, send).catch(failed);
    await settled();
    asked[0]?.refuse("refused");
    await settled();
    expect(failed).toHaveBeenCalledOnce();
    expect(boardWithTicks(board, ticks.all())).toEqual(board);
    expect(starsWithTicks({ mia: 14 }, ticks.all())).toEqual({ mia: 14 });
    expect(ticks.all().get("t1")?.failed?.code).toBe("refused");
    await vi.advanceTimersByTimeAsync(flaggedMs);
    expect(ticks.all().size).toBe(0);
  });

  it("isn't flagged when somebody else was simply faster", async () => {
    const ticks = createOptimisticTicks();
    const { asked, send } = slowServer();
    void ticks.add(byMia, send, ({ code }) => code !== "alreadyDone").catch(() => undefined);
    await settled();
    asked[0]?.refuse("alreadyDone");
    await settled();
    expect(ticks.all().size).toBe(0);
  });

  it("taken back at once waits for its answer, and the last finger decides what is shown", async () => {
    const ticks = createOptimisticTicks();
    const { asked, send } = slowServer();
    void ticks.add(byMia, send);
    void ticks.add(backByLeo, send);
    await settled();
    expect(asked).toHaveLength(1);
    expect(boardWithTicks(board, ticks.all()).members[0]?.tasks[0]?.done).toBe(false);
    asked[0]?.answer();
    await settled();
    expect(asked).toHaveLength(2);
    expect(ticks.all().get("t1")).toBe(backByLeo);
    asked[1]?.answer();
    await settled();
    expect(ticks.all().size).toBe(0);
  });

  it("taken back still goes out when the first one failed", async () => {
    const ticks = createOptimisticTicks();
    const { asked, send } = slowServer();
    void ticks.add(byMia, send).catch(() => undefined);
    void ticks.add(backByLeo, send);
    await settled();
    asked[0]?.refuse("refused");
    await settled();
    expect(asked).toHaveLength(2);
    expect(ticks.all().get("t1")).toBe(backByLeo);
  });
});
