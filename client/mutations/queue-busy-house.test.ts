import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import type { PendingMutation } from "./pending-mutation.ts";
import { closeChore, postTestEntry, waitingPhone } from "#tests/fixtures/waiting-phone.ts";

const chore = { taskId: "t1" };
const entry = { text: "Snow!", authorId: "mia" };
const minutes = 60_000;

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());

/** A house that asks for ten minutes whenever it gets such a thing, and writes down when it did. */
const busyHouse = (isTooMuch: (mutation: PendingMutation) => boolean) => {
  const phone = waitingPhone();
  const asked: number[] = [];
  const began = Date.now();
  phone.signsIn("mia");
  phone.answers((mutation) => {
    if (!isTooMuch(mutation)) return undefined;
    asked.push((Date.now() - began) / minutes);
    return new ApiError("Later.", { status: 429, code: "tooMany", retryAfterSec: 600 });
  });
  return { ...phone, asked };
};

describe("a house that asks for time", () => {
  it("gets as much as it asked for, however often, and nothing is refused", async () => {
    const { openPage, asked, answers, arrived } = busyHouse(() => true);
    const page = await openPage();
    page.enqueue(closeChore, chore);
    await vi.advanceTimersByTimeAsync(5 * minutes);
    page.flush();
    await vi.advanceTimersByTimeAsync(115 * minutes);
    expect(asked).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
    expect(page.refused()).toEqual([]);
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * minutes);
    expect(arrived).toHaveLength(1);
  });

  it("gets the ticks behind an entry with a hundred pictures meanwhile", async () => {
    const { openPage, asked, answers, arrived } = busyHouse(
      ({ pictures }) => pictures !== undefined,
    );
    const page = await openPage();
    const pictures = [new Blob(["dragon"])];
    page.enqueue(postTestEntry, entry, { id: "snow", pictures });
    page.enqueue(closeChore, chore);
    await vi.advanceTimersByTimeAsync(9 * minutes);
    expect(arrived.map(({ input }) => input)).toEqual([chore]);
    expect(asked).toEqual([0]);
    answers(() => undefined);
    await vi.advanceTimersByTimeAsync(2 * minutes);
    expect(arrived.at(-1)).toMatchObject({ id: "snow", pictures });
  });
});
