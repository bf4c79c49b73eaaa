import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import type { PendingMutation } from "./pending-mutation.ts";
import { addTestPhoto, closeChore, waitingPhone } from "#tests/fixtures/waiting-phone.ts";

const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const seconds = 1000;
const minutes = 60 * seconds;
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());

const isPhoto = ({ pictures }: PendingMutation) => pictures !== undefined;

type Page = Awaited<ReturnType<ReturnType<typeof waitingPhone>["openPage"]>>;

/** Chooses photos on a page, to be sent under these ids. */
const choose = (page: Page, ...ids: string[]) => {
  for (const id of ids)
    page.enqueue(addTestPhoto, { name: `${id}.jpg` }, { id, pictures: [new Blob([id])] });
};

describe("photos that a phone sends", () => {
  it("hold back no tick while they are on their way, and go in the order in which they were chosen", async () => {
    const { openPage, arrived, answers } = waitingPhone();
    let answer = () => {};
    answers((mutation) =>
      isPhoto(mutation) ? new Promise<void>((resolve) => (answer = resolve)) : undefined,
    );
    const page = await openPage();
    choose(page, "lake", "snow");
    page.enqueue(closeChore, { taskId: "t1" });
    await soon();
    page.enqueue(closeChore, { taskId: "t2" });
    await soon();
    expect(arrived.map(({ input }) => input)).toEqual([{ taskId: "t1" }, { taskId: "t2" }]);
    answer();
    await soon();
    answer();
    await soon();
    expect(arrived.slice(2).map(({ id }) => id)).toEqual(["lake", "snow"]);
    expect(page.pending()).toEqual([]);
  });

  it("wait for somebody to sign in where the house takes them from nobody else, and go as soon as somebody has", async () => {
    const { openPage, answers, arrived, signsIn } = waitingPhone();
    const asked: string[] = [];
    answers(({ id }) => {
      asked.push(id);
      return new ApiError("No.", { status: 401, code: "signInFirst" });
    });
    const page = await openPage();
    choose(page, "lake", "snow");
    await vi.advanceTimersByTimeAsync(240 * minutes);
    expect(page.refused()).toEqual([]);
    expect(asked).toEqual(["lake", "snow"]);
    const next = await openPage();
    await vi.advanceTimersByTimeAsync(240 * minutes);
    expect(asked).toEqual(["lake", "snow"]);
    answers(() => undefined);
    signsIn("mom");
    next.flush();
    await soon();
    expect(arrived.map(({ id }) => id)).toEqual(["lake", "snow"]);
  });

  it("are out of reach by themselves, whatever became of a tick meanwhile", async () => {
    const { openPage, answers } = waitingPhone();
    answers((mutation) => (isPhoto(mutation) ? gone() : undefined));
    const page = await openPage();
    choose(page, "lake");
    await soon();
    page.enqueue(closeChore, { taskId: "t1" });
    await soon();
    expect(page.pending()).toMatchObject([{ id: "lake", held: { status: 0, code: "network" } }]);
  });

  it("go by themselves while nobody takes a tick", async () => {
    const { openPage, arrived, answers } = waitingPhone();
    answers((mutation) =>
      isPhoto(mutation)
        ? undefined
        : new ApiError("Later.", { status: 429, code: "tooMany", retryAfterSec: 600 }),
    );
    const page = await openPage();
    page.enqueue(closeChore, { taskId: "t1" });
    choose(page, "lake");
    await soon();
    expect(arrived.map(({ id }) => id)).toEqual(["lake"]);
  });

  it("are each told to the screens when they have arrived, not only when the last has", async () => {
    const { openPage, answers, readAgain } = waitingPhone();
    let answer = () => {};
    answers(() => new Promise<void>((resolve) => (answer = resolve)));
    const page = await openPage();
    page.shows("photos");
    choose(page, "lake", "snow");
    await soon();
    answer();
    await soon();
    expect(readAgain).toEqual(["photos"]);
  });

  it("give a house that has had too many of them its time, one after the other as well", async () => {
    const { openPage, answers } = waitingPhone();
    const asked: string[] = [];
    answers(({ id }) => {
      asked.push(id);
      return new ApiError("Later.", { status: 429, code: "tooMany", retryAfterSec: 600 });
    });
    const page = await openPage();
    choose(page, "lake", "snow");
    await vi.advanceTimersByTimeAsync(11 * minutes);
    expect(asked).toEqual(["lake", "lake"]);
  });

  it("are as many as somebody chose, and leave room for ticks", async () => {
    const { openPage, answers, arrived } = waitingPhone();
    answers(gone);
    const page = await openPage();
    const chosen = Array.from({ length: 250 }, (_, at) => `photo-${at}`);
    choose(page, ...chosen);
    const tick = page.enqueue(closeChore, { taskId: "t1" }).answer;
    expect(page.waiting()).toHaveLength(251);
    answers(() => undefined);
    page.flush();
    await vi.advanceTimersByTimeAsync(minutes);
    await tick;
    expect(arrived.filter(isPhoto).map(({ id }) => id)).toEqual(chosen);
  });

  it("are sent once by the two pages of one phone", async () => {
    const { openPage, arrived, answers, kept } = waitingPhone();
    answers(gone);
    const first = await openPage();
    choose(first, "lake", "snow");
    await soon();
    const second = await openPage();
    expect(second.waiting()).toHaveLength(2);
    let begun = 0;
    answers(async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 3 * seconds));
    });
    first.flush();
    second.flush();
    await vi.advanceTimersByTimeAsync(minutes);
    expect([begun, arrived.map(({ id }) => id)]).toEqual([2, ["lake", "snow"]]);
    expect([first.waiting(), second.waiting(), kept.size]).toEqual([[], [], 0]);
  });
});
