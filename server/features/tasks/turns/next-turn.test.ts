import { describe, expect, it } from "vitest";
import type { Rotation } from "#contract/tasks.ts";
import { nextTurn } from "./next-turn.ts";

const order = (kind: Rotation["order"]): Rotation => ({
  order: kind,
  memberIds: ["mia", "leo", "dad"],
});
const all = () => true;
const without =
  (...away: string[]) =>
  (id: string) =>
    !away.includes(id);
const after = (...lastTurns: string[]) => ({
  lastTurns: () => lastTurns,
  doneLately: () => new Map<string, never>(),
});
const done = (times: Record<string, [number, string]>) => ({
  lastTurns: () => [],
  doneLately: () =>
    new Map(Object.entries(times).map(([id, [n, lastDay]]) => [id, { times: n, lastDay }])),
});

describe("taking turns in order", () => {
  it("begins with the first and comes back to it after the last", () => {
    expect(nextTurn(order("roundRobin"), all, after())).toBe("mia");
    expect(nextTurn(order("roundRobin"), all, after("mia"))).toBe("leo");
    expect(nextTurn(order("roundRobin"), all, after("dad", "leo"))).toBe("mia");
  });

  it("skips who is away, and waits when everybody is", () => {
    expect(nextTurn(order("roundRobin"), without("leo"), after("mia"))).toBe("dad");
    expect(nextTurn(order("roundRobin"), without("leo", "dad"), after("mia"))).toBe("mia");
    expect(nextTurn(order("roundRobin"), () => false, after("mia"))).toBeNull();
  });

  it("goes on from the last who still takes turns when somebody left the round", () => {
    expect(nextTurn(order("roundRobin"), all, after("grandma", "leo", "mia"))).toBe("dad");
    expect(nextTurn(order("roundRobin"), all, after("grandma"))).toBe("mia");
  });
});

describe("giving the turn to who did it least", () => {
  it("counts the last four weeks", () => {
    const lately = done({ mia: [3, "2026-11-19"], leo: [1, "2026-11-18"], dad: [2, "2026-11-01"] });
    expect(nextTurn(order("fewestDone"), all, lately)).toBe("leo");
    expect(nextTurn(order("fewestDone"), without("leo"), lately)).toBe("dad");
    expect(nextTurn(order("fewestDone"), () => false, lately)).toBeNull();
  });

  it("gives a tie to whose last time is longest ago, then to who stands first", () => {
    const tie = done({ mia: [2, "2026-11-19"], leo: [2, "2026-11-10"], dad: [2, "2026-11-11"] });
    expect(nextTurn(order("fewestDone"), all, tie)).toBe("leo");
    expect(nextTurn(order("fewestDone"), all, done({ mia: [0, "2026-01-01"] }))).toBe("leo");
    expect(nextTurn(order("fewestDone"), all, done({}))).toBe("mia");
  });
});
