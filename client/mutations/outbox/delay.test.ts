import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineWrite } from "../../api/call.ts";
import { createFakePhone } from "./fake-phone.ts";

const closeChore = defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
const chore = (task_id: string) => ({ params: { task_id }, body: { memberId: "mia" } });
const shown = { title: "Brush teeth" };

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

describe("what can be taken back for a while", () => {
  const seconds = 1000;
  const held = () => ({ id: "held", notBefore: Date.now() + 8 * seconds });

  it("is not in the way of what comes after it, and is sent when its time has come", async () => {
    const { openPage, arrived } = createFakePhone();
    const page = await openPage();
    void page.send(closeChore, chore("held"), shown, held());
    void page.send(closeChore, chore("next"), shown);
    await vi.advanceTimersByTimeAsync(7 * seconds);
    expect(arrived.map(({ sent }) => sent)).toEqual([chore("next")]);
    await vi.advanceTimersByTimeAsync(2 * seconds);
    expect(arrived.map(({ sent }) => sent)).toEqual([chore("next"), chore("held")]);
    expect(page.queued()).toEqual([]);
  });

  it("is never sent when it was taken back, and in its time when the page was left meanwhile", async () => {
    const { openPage, arrived, kept } = createFakePhone();
    const page = await openPage();
    void page.send(closeChore, chore("held"), shown, held());
    await soon();
    expect(await page.cancel("held")).toBe(true);
    await vi.advanceTimersByTimeAsync(60 * seconds);
    expect([arrived, kept.size]).toEqual([[], 0]);

    void page.send(closeChore, chore("held"), shown, held());
    await soon();
    await openPage();
    await soon();
    expect(arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(8 * seconds);
    expect(arrived.map(({ sent }) => sent)).toEqual([chore("held")]);
  });

  it("is shown as taken back only once the phone has forgotten it, whenever the page ends", async () => {
    const { openPage, kept } = createFakePhone();
    const page = await openPage();
    void page.send(closeChore, chore("held"), shown, held());
    await soon();
    const left: number[] = [];
    page.subscribe(() => {
      if (page.queued().length === 0) left.push(kept.size);
    });
    expect(await page.cancel("held")).toBe(true);
    expect(left).toEqual([0]);
  });
});
