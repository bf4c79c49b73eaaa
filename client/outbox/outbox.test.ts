import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api-error.ts";
import { write } from "../api.ts";
import { type Action, mostWaiting, tooOldMs } from "./action.ts";
import { createOutbox } from "./outbox.ts";
import type { ActionStore } from "./store.ts";

const closeChore = write("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
const chore = (task_id: string) => ({ params: { task_id }, body: { memberId: "mia" } });
const shown = { title: "Brush teeth" };
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const refusal = (status: number, code: string) => new ApiError("No.", { status, code });

/** A phone whose memory outlives its pages, and a house that it may or may not reach. */
const phone = () => {
  const kept = new Map<string, Action>();
  const store: ActionStore = {
    all: () => Promise.resolve([...kept.values()].toSorted((a, b) => a.order - b.order)),
    put: (action) => Promise.resolve(void kept.set(action.id, action)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  const arrived: { id: string; task: unknown }[] = [];
  const told: string[][] = [];
  let answer: (action: Action) => Error | undefined = () => undefined;
  const openPage = async () => {
    const outbox = createOutbox({
      store,
      deliver: (action) => {
        const error = answer(action);
        if (error !== undefined) return Promise.reject(error);
        arrived.push({ id: action.id, task: action.sent });
        return Promise.resolve({ answer: { ok: true }, status: 200, revision: 1 });
      },
      onDelivered: (stale) => void told.push([...stale]),
    });
    await outbox.load();
    return outbox;
  };
  return {
    ...{ openPage, arrived, told, kept },
    answers: (next: typeof answer) => {
      answer = next;
    },
  };
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

describe("a phone without reception", () => {
  it("keeps fifty taps in order over the page's end and sends each once", async () => {
    const { openPage, arrived, answers, kept, told } = phone();
    answers(gone);
    const before = await openPage();
    for (let tap = 0; tap < 50; tap += 1)
      void before.send(closeChore, chore(`t${tap}`), shown).catch(() => undefined);
    await soon();
    expect(kept.size).toBe(50);
    expect(arrived).toEqual([]);

    answers(() => undefined);
    const after = await openPage();
    await soon();
    expect(arrived.map(({ task }) => task)).toEqual(
      Array.from({ length: 50 }, (_, tap) => chore(`t${tap}`)),
    );
    expect(after.waiting()).toEqual([]);
    expect(kept.size).toBe(0);
    expect(told).toEqual([["tasks", "stars"]]);
  });

  it("sends under the same key again when an answer was lost", async () => {
    const { openPage, answers } = phone();
    const keys: string[] = [];
    answers((action) => {
      keys.push(action.id);
      return keys.length === 1 ? gone() : undefined;
    });
    const page = await openPage();
    const sent = page.send(closeChore, chore("t1"), shown);
    await soon();
    page.flush();
    await expect(sent).resolves.toMatchObject({ status: 200 });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("tries by itself, ever more patiently", async () => {
    const { openPage, answers, arrived } = phone();
    let tries = 0;
    answers(() => {
      tries += 1;
      return gone();
    });
    const page = await openPage();
    void page.send(closeChore, chore("t1"), shown).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(tries).toBe(4);
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toHaveLength(1);
  });

  it("shows what waits, with what the rows show of it", async () => {
    const { openPage, answers } = phone();
    answers(gone);
    const before = await openPage();
    void before.send(closeChore, chore("t1"), shown).catch(() => undefined);
    expect(before.waiting()).toMatchObject([{ shows: shown }]);
    await soon();
    expect((await openPage()).waiting()).toMatchObject([{ shows: shown }]);
  });
});

describe("a change of mind", () => {
  it("takes out of the line what was not sent yet, and nothing else", async () => {
    const { openPage, answers, arrived, kept } = phone();
    answers(gone);
    const page = await openPage();
    void page.send(closeChore, chore("t1"), shown).catch(() => undefined);
    void page.send(closeChore, chore("t2"), shown).catch(() => undefined);
    const [first, second] = page.waiting();
    expect(page.withdraw(first?.id ?? "")).toBe(true);
    expect(page.withdraw("nothing")).toBe(false);
    await soon();
    expect([...kept.keys()]).toEqual([second?.id]);
    answers((action) => {
      expect(page.withdraw(action.id)).toBe(false);
      return undefined;
    });
    page.flush();
    await soon();
    expect(arrived.map(({ task }) => task)).toEqual([chore("t2")]);
  });
});

describe("a house that doesn't take it", () => {
  it("refuses at once what somebody is looking at, and the line goes on", async () => {
    const { openPage, answers, arrived, kept } = phone();
    answers(({ sent }) =>
      JSON.stringify(sent).includes("t1") ? refusal(409, "alreadyDone") : undefined,
    );
    const page = await openPage();
    const first = page.send(closeChore, chore("t1"), shown);
    const second = page.send(closeChore, chore("t2"), shown);
    await expect(first).rejects.toMatchObject({ code: "alreadyDone" });
    await second;
    expect(arrived).toHaveLength(1);
    expect(page.refused()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it("keeps what was refused after it had waited, until somebody has seen it", async () => {
    const { openPage, answers } = phone();
    answers(gone);
    const before = await openPage();
    void before.send(closeChore, chore("t1"), shown).catch(() => undefined);
    await soon();
    answers(() => refusal(409, "alreadyDone"));
    const after = await openPage();
    await soon();
    expect(after.waiting()).toEqual([]);
    const [conflict] = (await openPage()).refused();
    expect(conflict).toMatchObject({ refused: { status: 409, code: "alreadyDone" } });
    after.dismiss(conflict?.id ?? "");
    await soon();
    expect((await openPage()).refused()).toEqual([]);
  });

  it("can be asked again about what it refused", async () => {
    const { openPage, answers, arrived, told } = phone();
    answers(gone);
    void (await openPage()).send(closeChore, chore("t1"), shown).catch(() => undefined);
    await soon();
    answers(() => refusal(404, "unknown"));
    const page = await openPage();
    await soon();
    answers(() => undefined);
    page.again(page.refused()[0]?.id ?? "");
    await soon();
    expect(arrived).toHaveLength(1);
    expect(told).toEqual([["tasks", "stars"]]);
    expect(page.refused()).toEqual([]);
  });

  it("is given time when its source is away, but not for ever", async () => {
    const { openPage, answers } = phone();
    let asked = 0;
    answers(() => {
      asked += 1;
      return refusal(503, "unreachable");
    });
    const page = await openPage();
    void page.send(closeChore, chore("t1"), shown).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toBe(8);
    expect(page.refused()).toMatchObject([{ refused: { status: 503 } }]);
  });
});

describe("a line that gets too long", () => {
  it("takes two hundred actions and says so to the next", async () => {
    const { openPage, answers } = phone();
    answers(gone);
    const page = await openPage();
    for (let tap = 0; tap < mostWaiting; tap += 1)
      void page.send(closeChore, chore(`t${tap}`), shown).catch(() => undefined);
    await expect(page.send(closeChore, chore("one too many"), shown)).rejects.toMatchObject({
      code: "outboxFull",
    });
    expect(page.waiting()).toHaveLength(mostWaiting);
  });

  it("shows what is older than a week instead of sending it", async () => {
    const { openPage, answers, arrived } = phone();
    answers(gone);
    void (await openPage()).send(closeChore, chore("t1"), shown).catch(() => undefined);
    await soon();
    vi.setSystemTime(Date.now() + tooOldMs + 1);
    answers(() => undefined);
    const page = await openPage();
    await soon();
    expect(arrived).toEqual([]);
    expect(page.refused()).toMatchObject([{ refused: { code: "tooOld" } }]);
  });
});
