import { expect, it } from "vitest";
import type { PendingMutation } from "../pending-mutation.ts";
import { createLists } from "./lists.ts";

const pending = (id: string): PendingMutation => ({
  ...{ id, key: "POST /api/grocery", input: {}, order: 1, at: 1, tries: 0 },
});

it("what is sent at once leaves what waits as it is, so that nobody who looks at that is drawn again", () => {
  const lists = createLists();
  lists.add([pending("bread")]);
  const before = [lists.waiting(), lists.saved(), lists.refused(), lists.failed()];
  lists.add([{ ...pending("tick"), isDirect: true }]);
  lists.setFailed([]);
  lists.drop("tick");
  const after = [lists.waiting(), lists.saved(), lists.refused(), lists.failed()];
  expect(after.map((list, at) => list === before[at])).toEqual([true, true, true, true]);
  lists.drop("bread");
  expect(lists.waiting()).toEqual([]);
});
