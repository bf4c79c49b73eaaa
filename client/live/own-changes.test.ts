import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOwnChanges } from "./own-changes.ts";

const listen = () => {
  const delivered: string[] = [];
  const ownChanges = createOwnChanges(({ kind, revision }, own) =>
    delivered.push(`${kind} ${revision}${own ? " own" : ""}`),
  );
  return { delivered, ownChanges };
};

describe("the echo of a tap", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is known when it comes before the tap's answer, as it does", () => {
    const { delivered, ownChanges } = listen();
    const settle = ownChanges.beginWrite(["tasks", "stars"]);
    ownChanges.receive({ kind: "tasks", revision: 41 });
    ownChanges.receive({ kind: "stars", revision: 42 });
    expect(delivered).toEqual([]);
    settle(42);
    expect(delivered).toEqual(["tasks 41 own", "stars 42 own"]);
  });

  it("is known when it comes after the answer", () => {
    const { delivered, ownChanges } = listen();
    ownChanges.beginWrite(["tasks", "stars"])(42);
    ownChanges.receive({ kind: "tasks", revision: 41 });
    ownChanges.receive({ kind: "stars", revision: 42 });
    expect(delivered).toEqual(["tasks 41 own", "stars 42 own"]);
  });

  it("is told from what somebody else did at the same moment", () => {
    const { delivered, ownChanges } = listen();
    const settle = ownChanges.beginWrite(["tasks", "stars"]);
    ownChanges.receive({ kind: "tasks", revision: 40 });
    ownChanges.receive({ kind: "tasks", revision: 41 });
    ownChanges.receive({ kind: "stars", revision: 42 });
    settle(42);
    expect(delivered).toEqual(["tasks 40", "tasks 41 own", "stars 42 own"]);
  });

  it("doesn't keep others' changes waiting: other topics not at all, the same ones a moment", () => {
    const { delivered, ownChanges } = listen();
    ownChanges.beginWrite(["tasks", "stars"]);
    ownChanges.receive({ kind: "calendar", revision: 39 });
    expect(delivered).toEqual(["calendar 39"]);
    ownChanges.receive({ kind: "tasks", revision: 40 });
    vi.advanceTimersByTime(300);
    expect(delivered).toEqual(["calendar 39", "tasks 40"]);
  });

  it("is nobody's when the tap failed", () => {
    const { delivered, ownChanges } = listen();
    const settle = ownChanges.beginWrite(["tasks"]);
    ownChanges.receive({ kind: "tasks", revision: 40 });
    settle(undefined);
    vi.advanceTimersByTime(1000);
    expect(delivered).toEqual(["tasks 40"]);
  });
});
