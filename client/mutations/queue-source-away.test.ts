import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import type { PendingMutation } from "./pending-mutation.ts";
import { addTestItem, closeChore, waitingPhone, weekMs } from "#tests/fixtures/waiting-phone.ts";

const item = (name: string) => ({ id: name.toLowerCase(), name });
const chore = { taskId: "t1" };
const away = () => new ApiError("No.", { status: 503, code: "unreachable" });
const broken = () => new ApiError("No.", { status: 500, code: "internal" });
const isItem = ({ key }: PendingMutation) => key === addTestItem.operation.key;
const [minute, day] = [60_000, 86_400_000];

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());

/** A phone at a wall that answers so to what is put on the grocery list, and counts how often it is asked. */
const phoneAt = async (answer: () => ApiError) => {
  const phone = waitingPhone();
  let asked = 0;
  phone.answers((mutation) => {
    if (!isItem(mutation)) return undefined;
    asked += 1;
    return answer();
  });
  const page = await phone.openPage();
  return { ...phone, page, asked: () => asked };
};

describe("a wall that is there, but whose source isn't", () => {
  it("gets what waits when the source is back, days later, and is asked patiently until then", async () => {
    const { page, asked, answers, arrived } = await phoneAt(away);
    page.enqueue(addTestItem, item("Bread"));
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(asked()).toBeGreaterThan(10);
    expect(asked()).toBeLessThan(70);
    await vi.advanceTimersByTimeAsync(6 * day);
    expect([page.refused(), page.waiting().length]).toEqual([[], 1]);
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(arrived).toHaveLength(1);
  });

  it("doesn't make somebody who looks at the app again and again lose what waits", async () => {
    const { page, asked } = await phoneAt(away);
    page.enqueue(addTestItem, item("Bread"));
    for (let look = 0; look < 20; look += 1) {
      page.flush();
      await vi.advanceTimersByTimeAsync(30);
    }
    expect([page.refused(), page.waiting().length, asked()]).toEqual([[], 1, 1]);
  });

  it("keeps the order of what it can't take, and takes all else meanwhile", async () => {
    const { page, answers, arrived, asked } = await phoneAt(away);
    page.enqueue(addTestItem, item("Bread"));
    page.enqueue(addTestItem, item("Milk"));
    page.enqueue(closeChore, chore);
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived.map(page.describe)).toEqual(["Brush teeth"]);
    expect(asked()).toBe(1);
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(arrived.map(page.describe)).toEqual(["Brush teeth", "Bread", "Milk"]);
  });

  it("is no reason to keep something for longer than a week", async () => {
    const { page } = await phoneAt(away);
    page.enqueue(addTestItem, item("Bread"));
    await vi.advanceTimersByTimeAsync(weekMs + day);
    expect(page.refused()).toMatchObject([{ refused: { code: "tooOld" } }]);
  });
});

describe("a wall that breaks on a request", () => {
  it("is asked some times more, and then the family is told", async () => {
    const { page, asked } = await phoneAt(broken);
    page.enqueue(addTestItem, item("Bread"));
    for (let look = 0; look < 20; look += 1) page.flush();
    await vi.advanceTimersByTimeAsync(minute);
    expect(page.refused()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(asked()).toBe(8);
    expect(page.refused()).toMatchObject([{ refused: { status: 500 } }]);
  });

  it("is forgiven much after a time in which its source was away", async () => {
    let answer = away;
    const { page, asked } = await phoneAt(() => answer());
    page.enqueue(addTestItem, item("Bread"));
    await vi.advanceTimersByTimeAsync(60 * minute);
    answer = broken;
    const before = asked();
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(asked()).toBeGreaterThan(before);
    expect(page.refused()).toEqual([]);
  });

  it("shows what was added behind that and is refused with it", async () => {
    const { page, answers } = await phoneAt(broken);
    page.enqueue(addTestItem, item("Bread"));
    await vi.advanceTimersByTimeAsync(1000);
    page.enqueue(addTestItem, item("Milk"));
    answers(() => new ApiError("No.", { status: 409, code: "listFull" }));
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(page.refused().map(page.describe)).toEqual(["Bread", "Milk"]);
  });
});
