import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { mostWaiting } from "./pending-mutation.ts";
import { closeChore, redeem, waitingPhone, weekMs } from "#tests/fixtures/waiting-phone.ts";

const chore = (taskId: string) => ({ taskId });
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const refusal = (status: number, code: string) => new ApiError("No.", { status, code });

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

describe("a phone without reception", () => {
  it("keeps fifty taps in order over the page's end, sends each once, and reads the board again once", async () => {
    const { openPage, arrived, answers, kept, readAgain } = waitingPhone();
    answers(gone);
    const before = await openPage();
    for (let tap = 0; tap < 50; tap += 1) before.enqueue(closeChore, chore(`t${tap}`));
    await soon();
    expect(kept.size).toBe(50);
    expect(arrived).toEqual([]);

    answers(() => undefined);
    const after = await openPage();
    after.shows("tasks");
    after.shows("stars");
    await soon();
    expect(arrived.map(({ input }) => input)).toEqual(
      Array.from({ length: 50 }, (_, tap) => chore(`t${tap}`)),
    );
    expect(after.waiting()).toEqual([]);
    expect(kept.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readAgain.toSorted()).toEqual(["stars", "tasks"]);
  });

  it("says that a tap is safe once the device has it, and not before", async () => {
    const { openPage, kept, answers } = waitingPhone();
    answers(gone);
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"));
    expect([page.waiting().length, page.saved().length, kept.size]).toEqual([1, 0, 0]);
    await soon();
    expect([page.waiting().length, page.saved().length, kept.size]).toEqual([1, 1, 1]);
    answers(() => undefined);
    page.flush();
    await soon();
    expect([page.waiting().length, page.saved().length, kept.size]).toEqual([0, 0, 0]);
  });

  it("knows that nobody was reached from the first try on, until somebody answers", async () => {
    const { openPage, answers } = waitingPhone();
    const page = await openPage();
    answers(gone);
    page.enqueue(closeChore, chore("t1"));
    expect(page.isOutOfReach()).toBe(false);
    await soon();
    expect(page.isOutOfReach()).toBe(true);
    answers(() => refusal(404, "gone"));
    page.flush();
    await soon();
    expect(page.isOutOfReach()).toBe(false);
  });

  it("reads nothing again at home, where the answer comes at once and says all", async () => {
    const { openPage, readAgain } = waitingPhone();
    const page = await openPage();
    page.shows("tasks");
    await page.enqueue(closeChore, chore("t1")).answer;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readAgain).toEqual([]);
  });

  it("sends under the same key again when an answer was lost", async () => {
    const { openPage, answers } = waitingPhone();
    const keys: string[] = [];
    answers(({ id }) => {
      keys.push(id);
      return keys.length === 1 ? gone() : undefined;
    });
    const page = await openPage();
    const { answer } = page.enqueue(closeChore, chore("t1"));
    await soon();
    page.flush();
    await expect(answer).resolves.toEqual({ ok: true });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("tries by itself, ever more patiently", async () => {
    const { openPage, answers, arrived } = waitingPhone();
    let tries = 0;
    answers(() => {
      tries += 1;
      return gone();
    });
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"));
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(tries).toBe(4);
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toHaveLength(1);
  });

  it("shows what waits in the family's words, also when the page was killed in between", async () => {
    const { openPage, answers } = waitingPhone();
    answers(gone);
    const before = await openPage();
    before.enqueue(closeChore, chore("t1"));
    const wordsOn = (page: typeof before) => page.waiting().map(page.describe);
    expect(wordsOn(before)).toEqual(["Brush teeth"]);
    await soon();
    expect(wordsOn(await openPage())).toEqual(["Brush teeth"]);
  });

  it("leaves to another version of the app what only that one knows", async () => {
    const { openPage, arrived, kept } = waitingPhone();
    const made = { id: "n1", order: 1, at: Date.now(), tries: 0 };
    kept.set("n1", { ...made, key: "POST /api/tasks", input: { title: "Buy glue" } });
    const page = await openPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.waiting(), page.refused(), arrived]).toEqual([[], [], []]);
    expect([...kept.keys()]).toEqual(["n1"]);
  });

  it("refuses at once what only the house may decide, and keeps nothing of it", async () => {
    const { openPage, answers, kept } = waitingPhone();
    answers(gone);
    const page = await openPage();
    const sent = { params: { id: "r1" }, body: { memberId: "mia" } };
    const { answer, mayWait } = page.enqueue(redeem, sent);
    await expect(answer).rejects.toMatchObject({ code: "network" });
    expect([mayWait, kept.size, page.pending(), page.refused()]).toEqual([false, 0, [], []]);
  });
});

describe("a change of mind", () => {
  it("takes out of the queue what was not sent yet, and nothing else", async () => {
    const { openPage, answers, arrived, kept } = waitingPhone();
    answers(gone);
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"));
    page.enqueue(closeChore, chore("t2"));
    const [first, second] = page.waiting();
    expect(await page.cancel(first?.id ?? "")).toBe(true);
    expect(await page.cancel("nothing")).toBe(false);
    await soon();
    expect([...kept.keys()]).toEqual([second?.id]);
    const tooLate: Promise<boolean>[] = [];
    answers(({ id }) => {
      tooLate.push(page.cancel(id));
      return undefined;
    });
    page.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived.map(({ input }) => input)).toEqual([chore("t2")]);
    expect(await Promise.all(tooLate)).toEqual([false]);
  });
});

describe("a house that doesn't take it", () => {
  it("refuses at once what somebody is looking at, and the queue goes on", async () => {
    const { openPage, answers, arrived, kept } = waitingPhone();
    answers(({ input }) =>
      JSON.stringify(input).includes("t1") ? refusal(409, "alreadyDone") : undefined,
    );
    const page = await openPage();
    const first = page.enqueue(closeChore, chore("t1"));
    const second = page.enqueue(closeChore, chore("t2"));
    await expect(first.answer).rejects.toMatchObject({ code: "alreadyDone" });
    await second.answer;
    expect(arrived).toHaveLength(1);
    expect(page.refused()).toEqual([]);
    await soon();
    expect(kept.size).toBe(0);
  });

  it("keeps what was refused after it had waited, until somebody has seen it", async () => {
    const { openPage, answers } = waitingPhone();
    answers(gone);
    (await openPage()).enqueue(closeChore, chore("t1"));
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
    const { openPage, answers, arrived, readAgain } = waitingPhone();
    answers(gone);
    (await openPage()).enqueue(closeChore, chore("t1"));
    await soon();
    answers(() => refusal(403, "notParent"));
    const page = await openPage();
    await soon();
    answers(() => undefined);
    page.shows("tasks");
    page.shows("stars");
    page.again(page.refused()[0]?.id ?? "");
    await soon();
    expect(arrived).toHaveLength(1);
    expect(readAgain.toSorted()).toEqual(["stars", "tasks"]);
    expect(page.refused()).toEqual([]);
  });

  it("is given time when its source is away, but not for ever", async () => {
    const { openPage, answers } = waitingPhone();
    let asked = 0;
    answers(() => {
      asked += 1;
      return refusal(503, "unreachable");
    });
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toBe(8);
    expect(page.refused()).toMatchObject([{ refused: { status: 503 } }]);
  });

  it("waits while an export is brought in, however long that takes, and arrives", async () => {
    const { openPage, answers, arrived } = waitingPhone();
    answers(() => refusal(503, "outOfOrder"));
    const page = await openPage();
    page.enqueue(closeChore, chore("t1"));
    page.enqueue(closeChore, chore("t2"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([page.refused(), page.waiting().length]).toEqual([[], 2]);
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived.map(({ input }) => input)).toEqual([chore("t1"), chore("t2")]);
  });
});

describe("a queue that gets too long", () => {
  it("takes two hundred mutations and says so to the next", async () => {
    const { openPage, answers } = waitingPhone();
    answers(gone);
    const page = await openPage();
    for (let tap = 0; tap < mostWaiting; tap += 1) page.enqueue(closeChore, chore(`t${tap}`));
    const oneTooMany = page.enqueue(closeChore, chore("one too many"));
    await expect(oneTooMany.answer).rejects.toMatchObject({ code: "outboxFull" });
    expect(page.waiting()).toHaveLength(mostWaiting);
  });

  it("shows what is older than a week instead of sending it", async () => {
    const { openPage, answers, arrived } = waitingPhone();
    answers(gone);
    (await openPage()).enqueue(closeChore, chore("t1"));
    await soon();
    vi.setSystemTime(Date.now() + weekMs + 1);
    answers(() => undefined);
    const page = await openPage();
    await soon();
    expect(arrived).toEqual([]);
    expect(page.refused()).toMatchObject([{ refused: { code: "tooOld" } }]);
  });
});

it("everything that waited behind one that nobody took is shown when it is refused, not only the first", async () => {
  const { openPage, answers } = waitingPhone();
  answers(gone);
  const page = await openPage();
  for (const name of ["t1", "t2"]) page.enqueue(closeChore, chore(name));
  await soon();
  answers(() => refusal(404, "notFound"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.refused().map(({ input }) => input)).toEqual([chore("t1"), chore("t2")]);
});
