import { expect, it } from "vitest";
import { isSampleShown } from "./sample-fallback.ts";

const reals = ["content", "empty", "refused", "none"] as const;

/** What sample content takes the place of, in a house and on a page. */
const replaced = (setupDone: boolean | undefined, isOwnPage: boolean) =>
  reals.filter((real) => isSampleShown({ setupDone, isOwnPage, real }));

it.each([true, false])(
  "a house in set-up is alive everywhere: what is empty or missing is sample content (on its own page: %s)",
  (isOwnPage) => {
    expect(replaced(false, isOwnPage)).toEqual(["empty", "refused"]);
  },
);

it("a family that lives here sees sample content only on the page of a source that never answered", () => {
  expect(replaced(true, true)).toEqual(["refused"]);
});

it("Home and a child's page invent nothing about a family that lives here", () => {
  expect(replaced(true, false)).toEqual([]);
});

it("as long as nobody knows whether a family lives here, nothing of it is invented", () => {
  expect(replaced(undefined, false)).toEqual([]);
  expect(replaced(undefined, true)).toEqual(["refused"]);
});
