import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, apiErrorOf } from "../api/api-error.ts";
import {
  addTestItem,
  closeChore,
  closeTestItem,
  waitingPhone,
} from "#tests/fixtures/waiting-phone.ts";

const chore = (taskId: string) => ({ taskId });
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const seconds = 1000;

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

describe("the app in two tabs of one phone", () => {
  it("sends what waits once, in order, and the tab in which it was ticked hears the answer", async () => {
    const { openPage, arrived, answers, kept } = waitingPhone();
    answers(gone);
    const first = await openPage();
    const ticks = ["t1", "t2", "t3"].map((id) => first.enqueue(closeChore, chore(id)).answer);
    await soon();
    const second = await openPage();
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * seconds);
    expect(arrived.map(({ input }) => input)).toEqual(["t1", "t2", "t3"].map(chore));
    expect(await Promise.all(ticks)).toHaveLength(3);
    expect([first.waiting(), second.waiting(), kept.size]).toEqual([[], [], 0]);
  });

  it("doesn't send in one what the other is sending, and goes on behind it", async () => {
    const { openPage, arrived, answers } = waitingPhone();
    let answer = () => {};
    answers(() => new Promise<void>((resolve) => (answer = resolve)));
    const first = await openPage();
    first.enqueue(closeChore, chore("t1"));
    await soon();
    const second = await openPage();
    second.enqueue(closeChore, chore("t2"));
    await vi.advanceTimersByTimeAsync(5 * seconds);
    expect(arrived).toEqual([]);
    answers(() => undefined);
    answer();
    await vi.advanceTimersByTimeAsync(seconds);
    expect(arrived.map(({ input }) => input)).toEqual([chore("t1"), chore("t2")]);
  });

  it("means the row that the house has named, whichever tab sent what added it", async () => {
    const { openPage, arrived, answers } = waitingPhone();
    answers(gone);
    const first = await openPage();
    first.enqueue(addTestItem, { id: "new", name: "Bread" });
    const second = await openPage();
    second.enqueue(closeTestItem, { params: { id: "new" } });
    await soon();
    answers(({ key }) => (key === "POST /api/grocery" ? { id: "g7" } : undefined));
    await vi.advanceTimersByTimeAsync(10 * seconds);
    expect(arrived.map(({ input }) => input)).toEqual([
      { id: "new", name: "Bread" },
      { params: { id: "g7" } },
    ]);
  });

  it("shows in both what one has sent, and reads again in the other what that can't know", async () => {
    const { openPage, answers, readAgain } = waitingPhone();
    answers(gone);
    const first = await openPage();
    first.enqueue(closeChore, chore("t1"));
    await soon();
    const second = await openPage();
    await soon();
    answers(() => undefined);
    const stop = second.shows("tasks");
    first.flush();
    await vi.advanceTimersByTimeAsync(seconds);
    expect([first.pending(), second.pending()]).toEqual([[], []]);
    expect(readAgain).toEqual(["tasks"]);
    stop();
  });

  it("takes in what a tab left that was closed, as soon as somebody looks at the other", async () => {
    const { openPage, answers, kept } = waitingPhone();
    answers(gone);
    const stays = await openPage();
    (await openPage()).enqueue(closeChore, chore("t1"));
    await soon();
    expect(stays.waiting()).toEqual([]);
    stays.flush();
    await soon();
    expect(stays.waiting().map(({ input }) => input)).toEqual([chore("t1")]);
    expect(kept.size).toBe(1);
  });

  it("tells both what was refused, and neither when it was seen in one", async () => {
    const { openPage, answers } = waitingPhone();
    answers(gone);
    const first = await openPage();
    const tick = first.enqueue(closeChore, chore("t1")).answer.catch(apiErrorOf);
    await soon();
    const second = await openPage();
    answers(() => new ApiError("No.", { status: 409, code: "alreadyDone" }));
    await vi.advanceTimersByTimeAsync(10 * seconds);
    expect(await tick).toMatchObject({ code: "alreadyDone" });
    for (const page of [first, second]) expect(page.refused()).toHaveLength(1);
    second.dismiss(second.refused()[0]?.id ?? "");
    await soon();
    expect([...first.refused(), ...second.refused()]).toEqual([]);
  });
});

describe("what can be taken back for a while", () => {
  const delayed = { id: "held", delayMs: 8 * seconds };

  it("can be taken back in either tab, and is gone from both", async () => {
    const { openPage, arrived, kept } = waitingPhone();
    const first = await openPage();
    first.enqueue(closeChore, chore("held"), delayed);
    await soon();
    const second = await openPage();
    await vi.advanceTimersByTimeAsync(5 * seconds);
    expect(arrived).toEqual([]);
    expect(await first.cancel("held")).toBe(true);
    expect(second.waiting()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60 * seconds);
    expect([arrived, kept.size]).toEqual([[], 0]);
  });

  it("is not said to be back where the other tab has sent it, or is just sending it", async () => {
    const { openPage, answers } = waitingPhone();
    const first = await openPage();
    first.enqueue(closeChore, chore("held"), delayed);
    await soon();
    await openPage();
    let answer = () => {};
    answers(() => new Promise<void>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(8 * seconds);
    expect(await first.cancel("held")).toBe(false);
    answer();
    await soon();
    expect(await first.cancel("held")).toBe(false);
    expect(first.waiting()).toEqual([]);
  });
});
