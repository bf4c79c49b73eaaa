import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { defineWrite } from "../../api/call.ts";
import { maxQueued, maxQueuedAgeMs } from "./queued-mutation.ts";
import { createFakePhone } from "./fake-phone.ts";

const closeChore = defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]);
const chore = (task_id: string) => ({ params: { task_id }, body: { memberId: "mia" } });
const shown = { title: "Brush teeth" };
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const refusal = (status: number, code: string) => new ApiError("No.", { status, code });

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

describe("a phone without reception", () => {
  it("keeps fifty taps in order over the page's end and sends each once", async () => {
    const { openPage, arrived, answers, kept, told } = createFakePhone();
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
    expect(arrived.map(({ sent }) => sent)).toEqual(
      Array.from({ length: 50 }, (_, tap) => chore(`t${tap}`)),
    );
    expect(after.queued()).toEqual([]);
    expect(kept.size).toBe(0);
    expect(told).toEqual([["tasks", "stars"]]);
  });

  it("sends under the same key again when an answer was lost", async () => {
    const { openPage, answers } = createFakePhone();
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
    const { openPage, answers, arrived } = createFakePhone();
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
    const { openPage, answers } = createFakePhone();
    answers(gone);
    const before = await openPage();
    void before.send(closeChore, chore("t1"), shown).catch(() => undefined);
    expect(before.queued()).toMatchObject([{ shows: shown }]);
    await soon();
    expect((await openPage()).queued()).toMatchObject([{ shows: shown }]);
  });
});

describe("a change of mind", () => {
  it("takes out of the line what was not sent yet, and nothing else", async () => {
    const { openPage, answers, arrived, kept } = createFakePhone();
    answers(gone);
    const page = await openPage();
    void page.send(closeChore, chore("t1"), shown).catch(() => undefined);
    void page.send(closeChore, chore("t2"), shown).catch(() => undefined);
    const [first, second] = page.queued();
    expect(await page.cancel(first?.id ?? "")).toBe(true);
    expect(await page.cancel("nothing")).toBe(false);
    await soon();
    expect([...kept.keys()]).toEqual([second?.id]);
    const tooLate: Promise<boolean>[] = [];
    answers((action) => {
      tooLate.push(page.cancel(action.id));
      return undefined;
    });
    page.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived.map(({ sent }) => sent)).toEqual([chore("t2")]);
    expect(await Promise.all(tooLate)).toEqual([false]);
  });
});

describe("a house that doesn't take it", () => {
  it("refuses at once what somebody is looking at, and the line goes on", async () => {
    const { openPage, answers, arrived, kept } = createFakePhone();
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
    const { openPage, answers } = createFakePhone();
    answers(gone);
    const before = await openPage();
    void before.send(closeChore, chore("t1"), shown).catch(() => undefined);
    await soon();
    answers(() => refusal(409, "alreadyDone"));
    const after = await openPage();
    await soon();
    expect(after.queued()).toEqual([]);
    const [conflict] = (await openPage()).refused();
    expect(conflict).toMatchObject({ refused: { status: 409, code: "alreadyDone" } });
    after.dismiss(conflict?.id ?? "");
    await soon();
    expect((await openPage()).refused()).toEqual([]);
  });

  it("can be asked again about what it refused", async () => {
    const { openPage, answers, arrived, told } = createFakePhone();
    answers(gone);
    void (await openPage()).send(closeChore, chore("t1"), shown).catch(() => undefined);
    await soon();
    answers(() => refusal(404, "unknown"));
    const page = await openPage();
    await soon();
    answers(() => undefined);
    page.retry(page.refused()[0]?.id ?? "");
    await soon();
    expect(arrived).toHaveLength(1);
    expect(told).toEqual([["tasks", "stars"]]);
    expect(page.refused()).toEqual([]);
  });

  it("is given time when its source is away, but not for ever", async () => {
    const { openPage, answers } = createFakePhone();
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
    const { openPage, answers } = createFakePhone();
    answers(gone);
    const page = await openPage();
    for (let tap = 0; tap < maxQueued; tap += 1)
      void page.send(closeChore, chore(`t${tap}`), shown).catch(() => undefined);
    await expect(page.send(closeChore, chore("one too many"), shown)).rejects.toMatchObject({
      code: "outboxFull",
    });
    expect(page.queued()).toHaveLength(maxQueued);
  });

  it("shows what is older than a week instead of sending it", async () => {
    const { openPage, answers, arrived } = createFakePhone();
    answers(gone);
    void (await openPage()).send(closeChore, chore("t1"), shown).catch(() => undefined);
    await soon();
    vi.setSystemTime(Date.now() + maxQueuedAgeMs + 1);
    answers(() => undefined);
    const page = await openPage();
    await soon();
    expect(arrived).toEqual([]);
    expect(page.refused()).toMatchObject([{ refused: { code: "tooOld" } }]);
  });
});

it("everything that waited behind a closed door is shown when it is refused, not only the first", async () => {
  const { openPage, answers } = createFakePhone();
  answers(gone);
  const page = await openPage();
  for (const name of ["t1", "t2"])
    void page.send(closeChore, chore(name), shown).catch(() => undefined);
  await soon();
  answers(() => refusal(404, "notFound"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.refused().map(({ sent }) => sent)).toEqual([chore("t1"), chore("t2")]);
});
