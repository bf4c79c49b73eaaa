import { describe, expect, test } from "vitest";
import { trailAfter } from "./way-back.ts";

/** Where somebody is who began on Today, and what leads back. */
const after = (...moves: readonly (readonly [Parameters<typeof trailAfter>[1], string])[]) =>
  moves.reduce<readonly string[]>((trail, [move, to]) => trailAfter(trail, move, to), ["/"]);

describe("the way back on a phone", () => {
  test("leads from an event to the week from which it was opened, and not to the one that was turned away from", () => {
    const trail = after(
      ["pushState", "/calendar"],
      ["replaceState", "/calendar/week/2026-11-23"],
      ["replaceState", "/calendar/week/2026-11-30"],
      ["pushState", "/calendar/event/2026-12-01/1"],
    );
    expect(trail.slice(-2)).toEqual(["/calendar/week/2026-11-30", "/calendar/event/2026-12-01/1"]);
  });

  test("leads from Settings to Today after a page of Settings was looked at, by the arrow or by a gesture", () => {
    const there = [
      ["pushState", "/settings"],
      ["pushState", "/reward-list"],
    ] as const;
    for (const move of ["replaceState", "popstate"] as const)
      expect(after(...there, [move, "/settings"])).toEqual(["/", "/settings"]);
  });

  test("isn't longer for a sheet that lay over the page", () => {
    expect(
      after(["pushState", "/chores"], ["pushState", "/chores"], ["popstate", "/chores"]),
    ).toEqual(["/", "/chores"]);
  });
});
