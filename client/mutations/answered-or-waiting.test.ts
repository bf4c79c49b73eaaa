import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { answeredOrWaiting } from "./answered-or-waiting.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const connectedAs = (state: "live" | "offline") => ({ connection: () => ({ state, since: 0 }) });
const never = new Promise<string>(() => {});

it("who adds an event at home hears what the house says of it", async () => {
  const answer = Promise.resolve("Vet");
  const heard = answeredOrWaiting(connectedAs("live"), { answer, mayWait: true }, vi.fn());
  await expect(heard).resolves.toBe("Vet");
});

it("who adds one on the way goes on at once, and hears later why it was refused", async () => {
  const onLate = vi.fn();
  let refuse = (_: ApiError) => {};
  const answer = new Promise<string>((_, reject) => (refuse = reject));
  const heard = answeredOrWaiting(connectedAs("offline"), { answer, mayWait: true }, onLate);
  await vi.advanceTimersByTimeAsync(0);
  await expect(heard).resolves.toBeUndefined();
  refuse(new ApiError("No.", { status: 403, code: "notParent" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate.mock.calls).toMatchObject([[{ code: "notParent" }]]);
});

it("who adds one where the house has just gone out of reach waits a moment for it", async () => {
  const became = vi.fn();
  const waiting = { answer: never, mayWait: true };
  void answeredOrWaiting(connectedAs("live"), waiting, vi.fn()).then(became);
  await vi.advanceTimersByTimeAsync(1499);
  expect(became).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(became).toHaveBeenCalledOnce();
});

it("what may not wait is waited for", async () => {
  const became = vi.fn();
  const direct = { answer: never, mayWait: false };
  void answeredOrWaiting(connectedAs("offline"), direct, vi.fn()).then(became);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(became).not.toHaveBeenCalled();
});
