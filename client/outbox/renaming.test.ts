import { expect, it } from "vitest";
import type { Action, Shown } from "./action.ts";
import { renaming } from "./renaming.ts";

const action = (sent: object, shows: Shown): Action => ({
  ...{ id: "a", order: 1, key: "POST /api/grocery/{id}/close", stale: [], at: 0, tries: 0 },
  ...{ sent, shows },
});
const added = action({}, { title: "Bread", grocery: { kind: "add", id: "new", name: "Bread" } });
const tick = (id: string): Action =>
  action({ params: { id } }, { title: "Bread", grocery: { kind: "check", id, checked: true } });

it("what was added and ticked without reception is ticked under the name that the house gave it", () => {
  const rename = renaming(added, { id: "g7", name: "Bread", checked: false });
  expect(rename(tick("new"))).toEqual(tick("g7"));
});

it("what means another row stays as it is", () => {
  const other = tick("g1");
  expect(renaming(added, { id: "g7" })(other)).toBe(other);
  expect(renaming(tick("new"), { id: "g7" })(other)).toBe(other);
  expect(renaming(added, undefined)(other)).toBe(other);
});
