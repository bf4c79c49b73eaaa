import { expect, it } from "vitest";
import { mayAt } from "./wall.ts";

const now = Date.parse("2026-11-20T16:00:00Z");
const [before, after] = ["2026-11-20T15:59:59Z", "2026-11-20T16:00:01Z"];
const locked = { acts: null, settings: null, budget: null };
const hall = {
  may: "write",
  session: null,
  setupDone: true,
  unlocks: locked,
  wall: { rights: "look", revision: 1 },
} as const;

it("a wall that a parent has unlocked writes until that is over, also before the server says so", () => {
  expect(mayAt({ ...hall, unlocks: { ...locked, acts: after } }, now)).toBe("write");
  expect(mayAt({ ...hall, unlocks: { ...locked, settings: after } }, now)).toBe("write");
  expect(mayAt({ ...hall, unlocks: { ...locked, acts: before } }, now)).toBe("look");
  expect(mayAt({ ...hall, unlocks: { ...locked, budget: after } }, now)).toBe("look");
});

it("what isn't a wall, a phone that is signed in, and a family without PINs aren't bound", () => {
  expect(mayAt({ ...hall, wall: null }, now)).toBe("write");
  expect(mayAt({ ...hall, session: { memberId: "mom", parent: true } }, now)).toBe("write");
  expect(mayAt({ ...hall, setupDone: false }, now)).toBe("write");
});

it("a child who is signed in lifts only the rights that no parent has chosen", () => {
  const mia = { ...hall, session: { memberId: "mia", parent: false } };
  expect(mayAt(mia, now)).toBe("look");
  expect(mayAt({ ...mia, wall: { rights: "tick", revision: 0 } }, now)).toBe("write");
});
