import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a room whose files can't be fetched comes once the server is back", async () => {
  let isBack = false;
  let tries = 0;
  const room = keepTrying(async () => {
    tries += 1;
    if (!isBack) throw new TypeError("Failed to fetch dynamically imported module");
    return "the room";
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(tries).toBe(3);
  isBack = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(await room).toBe("the room");
});
