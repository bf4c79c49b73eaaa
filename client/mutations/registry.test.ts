import { expect, it } from "vitest";
import { defineWrite } from "../api/call.ts";
import { defineMutation } from "./define-mutation.ts";
import { definitionsIn } from "./registry.ts";

const clear = () =>
  defineMutation({ operation: defineWrite("POST /api/grocery/clear", ["grocery"]) });

it("a phone finds the definitions of all features, and nothing else that they export", () => {
  const clearList = clear();
  const modules = {
    "grocery/mutations.ts": { clearList, listName: "groceries", also: clearList },
    "plan/mutations.ts": { nothing: undefined },
  };
  expect(definitionsIn(modules)).toEqual([clearList]);
});

it("two definitions of one operation are told apart by nobody, so there can't be two", () => {
  const modules = {
    "grocery/mutations.ts": { one: clear() },
    "plan/mutations.ts": { two: clear() },
  };
  expect(() => definitionsIn(modules)).toThrow("POST /api/grocery/clear has two definitions");
});
