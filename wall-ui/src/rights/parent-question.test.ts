import { expect, it } from "vitest";
import { askParent, standingQuestion } from "./parent-question.ts";

it.each([true, false])("one PIN answers all that a tap would do: %s", async (isAllowed) => {
  const answers = [askParent("tick"), askParent("write"), askParent("tick")];
  expect(standingQuestion()?.needed).toBe("write");
  standingQuestion()?.answer(isAllowed);
  expect(await Promise.all(answers)).toEqual([isAllowed, isAllowed, isAllowed]);
  expect(standingQuestion()).toBeUndefined();
});
