import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  addTestItem,
  closeChore,
  closeTestItem,
  waitingPhone,
  weekMs,
} from "#tests/fixtures/waiting-phone.ts";
import { ApiError } from "../api/api-error.ts";
import { allAgain } from "./all-again.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());

it("what waited for more than a week goes with one tap, in the order in which it was done", async () => {
  const phone = waitingPhone([addTestItem, closeTestItem, closeChore]);
  phone.answers(() => new ApiError("Nobody there.", { status: 0, code: "network" }));
  const page = await phone.openPage();
  page.enqueue(addTestItem, { id: "temporary", name: "Bread" });
  page.enqueue(closeTestItem, { params: { id: "temporary" } });
  page.enqueue(closeChore, { taskId: "teeth" });
  await vi.advanceTimersByTimeAsync(weekMs + 60_000);
  page.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.refused().map(({ refused }) => refused?.code)).toEqual([
    "tooOld",
    "tooOld",
    "tooOld",
  ]);
  phone.answers(() => ({ id: "bread" }));
  allAgain(page, page.refused().toReversed());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.refused()).toEqual([]);
  expect(phone.arrived.map(page.describe)).toEqual(["Bread", "Bread", "Brush teeth"]);
});
