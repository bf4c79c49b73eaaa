import { afterEach, describe, expect, it, vi } from "vitest";
import { onClockTick } from "./clock.ts";

const iso = (ms: number) => new Date(ms).toISOString();

describe("every full minute", () => {
  afterEach(() => vi.useRealTimers());

  it("ticks just after the wall clock's minute and never twice in one", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-21T16:41:12.345Z") });
    const seen: string[] = [];
    const stop = onClockTick("minute", () => seen.push(iso(Date.now()).slice(11, 19)));
    vi.advanceTimersByTime(3 * 60_000);
    stop();
    vi.advanceTimersByTime(3 * 60_000);
    expect(seen).toEqual(["16:42:00", "16:43:00", "16:44:00"]);
  });

  it("ticks for all who look by one timer, which ends with the last of them", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-21T16:41:12.345Z") });
    const seen: string[] = [];
    const stops = ["Mia", "Leo"].map((name) => onClockTick("minute", () => seen.push(name)));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    stops[0]?.();
    vi.advanceTimersByTime(60_000);
    stops[1]?.();
    expect(seen).toEqual(["Mia", "Leo", "Leo"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
