import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import {
  addTestItem,
  closeChore,
  closeTestItem,
  waitingPhone,
} from "#tests/fixtures/waiting-phone.ts";

const chore = (taskId: string) => ({ taskId });
const seconds = 1000;

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

describe("what can be taken back for a while", () => {
  const delayed = { id: "held", delayMs: 8 * seconds };

  it("is not in the way of what comes after it, and is sent when its time has come", async () => {
    const { openPage, arrived } = waitingPhone();
    const page = await openPage();
    page.enqueue(closeChore, chore("held"), delayed);
    page.enqueue(closeChore, chore("next"));
    await vi.advanceTimersByTimeAsync(7 * seconds);
    expect(arrived.map(({ input }) => input)).toEqual([chore("next")]);
    await vi.advanceTimersByTimeAsync(2 * seconds);
    expect(arrived.map(({ input }) => input)).toEqual([chore("next"), chore("held")]);
    expect(page.waiting()).toEqual([]);
  });

  it("keeps its place before what is done to the same row, or to what it makes", async () => {
    const { openPage, arrived, answers } = waitingPhone();
    answers(({ key }) => (key === "POST /api/grocery" ? { id: "g7" } : undefined));
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"), delayed);
    page.enqueue(closeChore, chore("t1"));
    page.enqueue(addTestItem, { id: "new", name: "Bread" }, { delayMs: 8 * seconds });
    page.enqueue(closeTestItem, { params: { id: "new" } });
    await vi.advanceTimersByTimeAsync(7 * seconds);
    expect(arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * seconds);
    expect(arrived.map(({ id }) => id).indexOf("held")).toBe(0);
    expect(arrived.map(({ input }) => input)).toEqual([
      chore("t1"),
      chore("t1"),
      { id: "new", name: "Bread" },
      { params: { id: "g7" } },
    ]);
  });

  it("is never sent when it was taken back, and in its time when the page was left meanwhile", async () => {
    const { openPage, arrived, kept } = waitingPhone();
    const page = await openPage();
    page.enqueue(closeChore, chore("held"), delayed);
    await soon();
    expect(await page.cancel("held")).toBe(true);
    await vi.advanceTimersByTimeAsync(60 * seconds);
    expect([arrived, kept.size]).toEqual([[], 0]);

    page.enqueue(closeChore, chore("held"), delayed);
    await soon();
    await openPage();
    await soon();
    expect(arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(8 * seconds);
    expect(arrived.map(({ input }) => input)).toEqual([chore("held")]);
  });

  it("is shown as taken back only once the phone has forgotten it, whenever the page ends", async () => {
    const { openPage, kept } = waitingPhone();
    const page = await openPage();
    page.enqueue(closeChore, chore("held"), delayed);
    await soon();
    const left: number[] = [];
    page.subscribe(() => {
      if (page.waiting().length === 0) left.push(kept.size);
    });
    expect(await page.cancel("held")).toBe(true);
    expect(left).toEqual([0]);
  });
});

describe("a phone whose clock was days ahead and is set right", () => {
  const day = 86_400_000;
  const setRight = () => vi.setSystemTime(Date.now() - 3 * day);

  it("sends what it held back for a moment", async () => {
    const { openPage, arrived } = waitingPhone();
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"), { delayMs: 8 * seconds });
    setRight();
    await vi.advanceTimersByTimeAsync(9 * seconds);
    expect(arrived).toHaveLength(1);
  });

  it("gives a house that asked for time no more than that", async () => {
    const { openPage, arrived, answers } = waitingPhone();
    answers(() => new ApiError("Later.", { status: 429, code: "tooMany", retryAfterSec: 600 }));
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"));
    await soon();
    answers(() => undefined);
    setRight();
    page.flush();
    await vi.advanceTimersByTimeAsync(600 * seconds);
    expect(arrived).toHaveLength(1);
  });
});
