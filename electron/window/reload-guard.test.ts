import { expect, it } from "vitest";
import { createReloadGuard } from "./reload-guard.ts";

it("a page that dies again and again is loaded three times in a minute, and then again a minute later", () => {
  let now = 0;
  const { mayReload } = createReloadGuard(() => now);
  const tries = [0, 1000, 2000, 3000, 59_000, 60_000].map((at) => {
    now = at;
    return mayReload();
  });
  expect(tries).toEqual([true, true, true, false, false, true]);
});
