import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeChore, waitingPhone, weekMs } from "#tests/fixtures/waiting-phone.ts";
import { ApiError } from "../api/api-error.ts";

const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const otherBody = () => new ApiError("No.", { status: 409, code: "idempotencyKeyReused" });
const arrivedBefore = () => new ApiError("No.", { status: 409, code: "arrivedBefore" });

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);

it("a tap that the full device can't keep waits, and never counts as saved", async () => {
  const { openPage, answers, isFull } = waitingPhone();
  answers(gone);
  isFull();
  const page = await openPage();
  const { id } = page.enqueue(closeChore, { taskId: "t1" });
  await soon();
  expect(await page.persisted(id)).toBe(false);
  const counts = () => [page.waiting().length, page.saved().length];
  expect(counts()).toEqual([1, 0]);
  answers(() => undefined);
  page.flush();
  await soon();
  expect(counts()).toEqual([0, 0]);
});

it.each([
  ["had arrived", arrivedBefore],
  ["had arrived with another body", otherBody],
])("what is tried again after weeks, and %s, is done, and is read again", async (_, answer) => {
  const { openPage, answers, kept, readAgain } = waitingPhone();
  answers(gone);
  const before = await openPage();
  const { id } = before.enqueue(closeChore, { taskId: "t1" });
  await soon();
  vi.setSystemTime(Date.now() + 2 * weekMs);
  const page = await openPage();
  page.shows("tasks");
  await soon();
  const tried: unknown[] = [];
  answers(({ isAgain }) => {
    tried.push(isAgain);
    return answer();
  });
  page.again(id);
  await soon();
  expect(tried).toEqual([true]);
  expect([page.waiting(), page.refused(), kept.size]).toEqual([[], [], 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readAgain).toContain("tasks");
});
