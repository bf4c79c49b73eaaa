import { groceryRead } from "../features/grocery/reads.ts";
import { planRead } from "../features/meals/reads.ts";
import { recipesRead } from "../features/recipes/reads.ts";
import { boardRead, todosRead } from "../features/tasks/reads.ts";
import { createLazyValue } from "../platform/lazy-value.ts";
import { ownContentRead, type SampleSource } from "../query/sample/sample-source.ts";

/** The sample family, and the reads that tell whether this family has chores or meals of its own. */
export const sampleSource: SampleSource = {
  createSample: createLazyValue(async () => (await import("./sample-family.ts")).createSample),
  ownContent: {
    tasks: [
      ownContentRead(
        boardRead,
        { params: { board: "routine" }, query: {} },
        ({ unassigned, members }) =>
          unassigned.length === 0 && members.every(({ tasks }) => tasks.length === 0),
      ),
      ownContentRead(todosRead, {}, ({ items }) => items.length === 0),
    ],
    meals: [
      ownContentRead(planRead, { query: {} }, ({ days }) =>
        Object.values(days).every((meals) => meals.length === 0),
      ),
      ownContentRead(groceryRead, {}, ({ items }) => items.length === 0),
      ownContentRead(recipesRead, { query: { limit: 1 } }, ({ items }) => items.length === 0),
    ],
  },
};
