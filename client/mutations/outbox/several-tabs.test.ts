import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import { defineWrite } from "../../api/call.ts";
import { createFakePhone } from "./fake-phone.ts";

const closeChore = defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
const addItem = defineWrite("POST /api/grocery", ["grocery"]);
const closeItem = defineWrite("POST /api/grocery/{id}/close", ["grocery"]);
const chore = (task_id: string) => ({ params: { task_id }, body: { memberId: "mia" } });
const shown = { title: "Brush teeth" };
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);
const seconds = 1000;

describe("the app in two tabs of one phone", () => {
  it("sends what waits once, in order, and the tab in which it was ticked hears the answer", async () => {
    const { openPage, arrived, answers, kept } = createFakePhone();
    answers(gone);
    const first = await openPage();
    const ticks = ["t1", "t2", "t3"].map((id) => first.send(closeChore, chore(id), shown));
    await soon();
    const second = await openPage();
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * seconds);
    expect(arrived.map(({ sent }) => sent)).toEqual(["t1", "t2", "t3"].map(chore));
    expect(await Promise.all(ticks)).toHaveLength(3);
    expect([first.queued(), second.queued(), kept.size]).toEqual([[], [], 0]);
  });

  it("doesn't send in one what is in hand in the other, and goes on behind it", async () => {
    const { openPage, arrived, answers } = createFakePhone();
    let answer = () => {};
    answers(() => new Promise<void>((resolve) => (answer = resolve)));
    const first = await openPage();
    void first.send(closeChore, chore("t1"), shown);
    await soon();
    const second = await openPage();
    void second.send(closeChore, chore("t2"), shown);
    await vi.advanceTimersByTimeAsync(5 * seconds);
    expect(arrived).toEqual([]);
    answers(() => undefined);
    answer();
    await vi.advanceTimersByTimeAsync(seconds);
    expect(arrived.map(({ sent }) => sent)).toEqual([chore("t1"), chore("t2")]);
  });

  it("means the row that the house has named, whichever tab sent what added it", async () => {
    const { openPage, arrived, answers } = createFakePhone();
    answers(gone);
    const add = { title: "Bread", grocery: { kind: "add", id: "new", name: "Bread" } } as const;
    const tick = { title: "Bread", grocery: { kind: "check", id: "new", checked: true } } as const;
    const first = await openPage();
    void first.send(addItem, { body: { name: "Bread" } }, add);
    const second = await openPage();
    void second.send(closeItem, { params: { id: "new" } }, tick);
    await soon();
    answers(({ shows }) => (shows.grocery?.kind === "add" ? { id: "g7" } : undefined));
    await vi.advanceTimersByTimeAsync(10 * seconds);
    expect(arrived.map(({ sent }) => sent)).toEqual([
      { body: { name: "Bread" } },
      { params: { id: "g7" } },
    ]);
  });

  it("takes up what a tab left that was closed, as soon as somebody looks at the other", async () => {
    const { openPage, answers, kept } = createFakePhone();
    answers(gone);
    const stays = await openPage();
    void (await openPage()).send(closeChore, chore("t1"), shown);
    await soon();
    expect(stays.queued()).toEqual([]);
    stays.flush();
    await soon();
    expect(stays.queued().map(({ sent }) => sent)).toEqual([chore("t1")]);
    expect(kept.size).toBe(1);
  });

  it("tells both what was refused, and neither when it was seen in one", async () => {
    const { openPage, answers } = createFakePhone();
    answers(gone);
    const first = await openPage();
    const tick = first.send(closeChore, chore("t1"), shown).catch(apiErrorOf);
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
  const written = () => ({ id: "held", notBefore: Date.now() + 8 * seconds });

  it("can be taken back in either tab, and is gone from both", async () => {
    const { openPage, arrived, kept } = createFakePhone();
    const first = await openPage();
    void first.send(closeChore, chore("held"), shown, written());
    await soon();
    const second = await openPage();
    await vi.advanceTimersByTimeAsync(5 * seconds);
    expect(arrived).toEqual([]);
    expect(await first.cancel("held")).toBe(true);
    expect(second.queued()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60 * seconds);
    expect([arrived, kept.size]).toEqual([[], 0]);
  });

  it("is not said to be back where the other tab has sent it, or is just sending it", async () => {
    const { openPage, answers } = createFakePhone();
    const first = await openPage();
    void first.send(closeChore, chore("held"), shown, written());
    await soon();
    await openPage();
    let answer = () => {};
    answers(() => new Promise<void>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(8 * seconds);
    expect(await first.cancel("held")).toBe(false);
    answer();
    await soon();
    expect(await first.cancel("held")).toBe(false);
    expect(first.queued()).toEqual([]);
  });
});
