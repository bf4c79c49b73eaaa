import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventChange } from "./optimistic-change.ts";
import { delayedChanges, delayChange } from "./delayed-changes.ts";

const gone: EventChange = { kind: "remove", target: { id: "s" } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("what was deleted is told to the house when it can't be taken back any more, once", () => {
  const send = vi.fn<() => void>();
  delayChange(gone, 8000, send);
  expect(delayedChanges()).toEqual([gone]);
  vi.advanceTimersByTime(7999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(send).toHaveBeenCalledOnce();
  expect(delayedChanges()).toEqual([]);
});

it("what was taken back is never told", () => {
  const send = vi.fn<() => void>();
  const takeBack = delayChange(gone, 8000, send);
  takeBack();
  expect(delayedChanges()).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(send).not.toHaveBeenCalled();
});

it("a page that is left tells it at once, and not again later", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const send = vi.fn<() => void>();
  const takeBack = delayChange(gone, 8000, send);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(send).not.toHaveBeenCalled();
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(send).toHaveBeenCalledOnce();
  takeBack();
  vi.advanceTimersByTime(20_000);
  expect(send).toHaveBeenCalledOnce();
});
