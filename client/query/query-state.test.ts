import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createQueryClient, queryStateOf } from "./query-state.ts";
import { createInvalidation } from "../live/invalidation.ts";

const away = new ApiError("Not reachable.", { status: 503, code: "unreachable" });

describe("what a screen shows of an answer", () => {
  const none = { data: undefined, error: null, failureReason: null, dataUpdatedAt: 0 };

  it("is loading before the first, and failed when there was none", () => {
    expect(queryStateOf(none)).toEqual({ source: "loading", data: undefined });
    expect(queryStateOf({ ...none, error: away })).toEqual({
      source: "failed",
      data: undefined,
      error: away,
    });
  });

  it("is the last real one with its age when the source is away, from the first failed try on", () => {
    const real = { ...none, data: ["piano"], dataUpdatedAt: 1000 };
    expect(queryStateOf(real)).toEqual({ source: "live", data: ["piano"] });
    const stale = { source: "stale", data: ["piano"], since: 1000, error: away };
    expect(queryStateOf({ ...real, error: away })).toEqual(stale);
    expect(queryStateOf({ ...real, failureReason: away })).toEqual(stale);
  });
});

describe("asking again", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const triesOf = async (error: ApiError) => {
    const client = createQueryClient();
    const ask = vi.fn(() => Promise.reject(error));
    const query = new QueryObserver(client, { queryKey: ["tasks"], queryFn: ask });
    const stop = query.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    client.clear();
    return ask.mock.calls.length;
  };

  it("is for a network that failed, not for a server that said no", async () => {
    expect(await triesOf(new ApiError("", { status: 0, code: "network" }))).toBe(4);
    for (const status of [400, 401, 404, 409, 500, 503])
      expect(await triesOf(new ApiError("", { status }))).toBe(1);
  });

  it("happens once at once and once more for a burst of changes, and only for what is on the screen", async () => {
    const client = createQueryClient();
    const refresh = createInvalidation(client);
    const board = vi.fn(async () => "board");
    const hidden = vi.fn(async () => "hidden");
    const stop = new QueryObserver(client, {
      queryKey: ["tasks", "board"],
      queryFn: board,
    }).subscribe(() => undefined);
    await client.fetchQuery({ queryKey: ["tasks", "todos"], queryFn: hidden });
    await vi.advanceTimersByTimeAsync(0);
    board.mockClear();
    hidden.mockClear();
    for (let count = 0; count < 30; count += 1) refresh.invalidateTopic("tasks");
    refresh.invalidateTopic("weather");
    await vi.advanceTimersByTimeAsync(0);
    expect(board).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(board).toHaveBeenCalledTimes(2);
    expect(hidden).not.toHaveBeenCalled();
    expect(client.getQueryState(["tasks", "todos"])?.isInvalidated).toBe(true);
    stop();
    client.clear();
  });

  it("reads health again when something changes at a source that health calls unconfigured", async () => {
    const client = createQueryClient();
    const health = ["settings", "GET /api/health", {}];
    const sources = Object.fromEntries(
      ["tasks", "calendar", "meals", "budget", "weather", "photos"].map((domain) => [
        domain,
        { provider: "x", state: domain === "calendar" ? "unconfigured" : "ok" },
      ]),
    );
    client.setQueryData(health, { sources });
    const refresh = createInvalidation(client);
    refresh.invalidateTopic("tasks");
    expect(client.getQueryState(health)?.isInvalidated).toBe(false);
    refresh.invalidateTopic("calendar");
    expect(client.getQueryState(health)?.isInvalidated).toBe(true);
    client.clear();
  });

  it("happens every five minutes as a fallback, and doubts the stream when the server doesn't answer", async () => {
    const client = createQueryClient();
    const refresh = createInvalidation(client);
    let isThere = true;
    const ask = vi.fn(async () => {
      if (!isThere) throw new ApiError("", { status: 0, code: "timeout" });
      return 1;
    });
    const stop = new QueryObserver(client, { queryKey: ["tasks"], queryFn: ask }).subscribe(
      () => undefined,
    );
    const doubt = vi.fn();
    const stopBeating = refresh.startHeartbeat(doubt);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(doubt).not.toHaveBeenCalled();
    isThere = false;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(doubt).toHaveBeenCalledOnce();
    isThere = true;
    refresh.invalidateFailed();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryState(["tasks"])?.status).toBe("success");
    stopBeating();
    stop();
    client.clear();
  });
});
