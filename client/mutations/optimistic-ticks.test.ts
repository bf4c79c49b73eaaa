import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Task } from "#contract/tasks.ts";
import { ApiError } from "../api/api-error.ts";
import { boardWithTaps, starsWithTaps } from "../features/tasks/optimistic-board.ts";
import { createTaps, flaggedMs, type Tap } from "./optimistic-ticks.ts";

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
const byMia: Tap = {
  taskId: "t1",
  day: "2026-11-20",
  done: true,
  memberId: "mia",
  at: Date.parse("2026-11-20T06:42:00Z"),
  starsOf: "mia",
  stars: 2,
};
const backByLeo: Tap = { ...byMia, done: false, memberId: "leo", stars: -2 };

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
    const taps = createTaps();
    let drawn = 0;
    taps.subscribe(() => (drawn += 1));
    void taps.make(byMia, slowServer().send);
    expect(drawn).toBe(1);
    const shown = boardWithTaps(board, taps.all());
    expect(shown.members.map(({ tasks }) => tasks[0]?.done)).toEqual([true, true]);
    expect(shown.members[0]?.tasks[0]).toMatchObject({
      doneBy: "mia",
      doneAt: "2026-11-20T06:42:00.000Z",
    });
    expect(shown.members.map(({ starsToday }) => starsToday)).toEqual([3, 0]);
    expect(starsWithTaps({ mia: 14, leo: 3 }, taps.all())).toEqual({ mia: 16, leo: 3 });
    expect(board.members[0]?.tasks[0]?.done).toBe(false);
  });

  it("that a parent has to approve waits at once, and gives no stars before", () => {
    const taps = createTaps();
    void taps.make({ ...byMia, stars: 0, waits: true }, slowServer().send);
    const { members } = boardWithTaps(board, taps.all());
    const [mia] = members;
    expect(mia?.tasks[0]).toMatchObject({ done: true, pendingApproval: true });
    expect(mia?.starsToday).toBe(board.members[0]?.starsToday);
    const back = createTaps();
    void back.make({ ...byMia, done: false, stars: 0 }, slowServer().send);
    expect(boardWithTaps({ ...board, members }, back.all()).members[0]?.tasks[0]).toEqual(brush);
  });

  it("counts its stars once, also when a newer board already has the tick", () => {
    const taps = createTaps();
    void taps.make(byMia, slowServer().send);
    const newer: Board = {
      ...board,
      members: [
        { id: "mia", tasks: [{ ...brush, done: true, doneBy: "mia" }], starsToday: 3, streak: 7 },
      ],
    };
    expect(boardWithTaps(newer, taps.all())).toMatchObject({ members: [{ starsToday: 3 }] });
  });

  it("on a row that stood in for a to-do stays when the house has named it, until that has the tick too", async () => {
    const taps = createTaps();
    const { asked, send } = slowServer();
    void taps.make({ ...byMia, taskId: "new" }, send);
    await settled();
    taps.rename("new", "t1");
    expect(boardWithTaps(board, taps.all()).members[0]?.tasks[0]?.done).toBe(true);
    expect([...taps.all().keys()]).toEqual(["t1"]);
    asked[0]?.answer();
    await settled();
    expect(taps.all().size).toBe(0);
  });

  it("is not on tomorrow's board, nor among the stars of another day", () => {
    const taps = createTaps();
    void taps.make(byMia, slowServer().send);
    const tomorrow = { ...board, date: "2026-11-21" };
    expect(boardWithTaps(tomorrow, taps.all())).toBe(tomorrow);
    expect(starsWithTaps({ mia: 1 }, taps.all(), "2026-11-21")).toEqual({ mia: 1 });
  });

  it("goes back to open and flags the row for a few seconds when the source refused it", async () => {
    const taps = createTaps();
    const { asked, send } = slowServer();
    const failed = vi.fn();
    void taps.make(byMia, send).catch(failed);
    await settled();
    asked[0]?.refuse("refused");
    await settled();
    expect(failed).toHaveBeenCalledOnce();
    expect(boardWithTaps(board, taps.all())).toEqual(board);
    expect(starsWithTaps({ mia: 14 }, taps.all())).toEqual({ mia: 14 });
    expect(taps.all().get("t1")?.failed?.code).toBe("refused");
    await vi.advanceTimersByTimeAsync(flaggedMs);
    expect(taps.all().size).toBe(0);
  });

  it("isn't flagged when somebody else was simply faster", async () => {
    const taps = createTaps();
    const { asked, send } = slowServer();
    void taps.make(byMia, send, ({ code }) => code !== "alreadyDone").catch(() => undefined);
    await settled();
    asked[0]?.refuse("alreadyDone");
    await settled();
    expect(taps.all().size).toBe(0);
  });

  it("taken back at once waits for its answer, and the last finger decides what is shown", async () => {
    const taps = createTaps();
    const { asked, send } = slowServer();
    void taps.make(byMia, send);
    void taps.make(backByLeo, send);
    await settled();
    expect(asked).toHaveLength(1);
    expect(boardWithTaps(board, taps.all()).members[0]?.tasks[0]?.done).toBe(false);
    asked[0]?.answer();
    await settled();
    expect(asked).toHaveLength(2);
    expect(taps.all().get("t1")).toBe(backByLeo);
    asked[1]?.answer();
    await settled();
    expect(taps.all().size).toBe(0);
  });

  it("taken back still goes out when the first one failed", async () => {
    const taps = createTaps();
    const { asked, send } = slowServer();
    void taps.make(byMia, send).catch(() => undefined);
    void taps.make(backByLeo, send);
    await settled();
    asked[0]?.refuse("refused");
    await settled();
    expect(asked).toHaveLength(2);
    expect(taps.all().get("t1")).toBe(backByLeo);
  });
});
