import type { Clock } from "#server/platform/clock.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { createSharedRead, type PollingPolicy } from "../../shared-read.ts";
import { type MealieClient, notFoundAsNull } from "./client.ts";
import { mealiePath, recipesPath } from "./paths.ts";
import { createRememberedReads } from "./remembered-reads.ts";
import { createMealieSearch } from "./search.ts";
import { recipeAddedAt, recipeCardOf, mealieRecipeOf } from "./recipe-mapping.ts";
import { type MealieRecipe, type MealieSummary, mealieRecipe, recipeSummary } from "./shapes.ts";
import type { OutsideMeals, SourceCard } from "../port.ts";
import { rethrowMealieRead } from "./errors.ts";

interface MealieRecipesDeps {
  readonly client: MealieClient;
  readonly clock: Clock;
  readonly policy: PollingPolicy;
  readonly changed: () => void;
}

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const placeInTime = (summary: MealieSummary): string => `${recipeAddedAt(summary)}.${summary.id}`;
const readPlace = (cursor: string): readonly [number, string] => {
  const [, at = "", id = ""] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  if (id === "")
    throw new InvalidInput("before", "before: expected the `next` of an earlier page.");
  return [Number(at), id];
};
const isAfter = (summary: MealieSummary, [at, id]: readonly [number, string]): boolean =>
  recipeAddedAt(summary) < at || (recipeAddedAt(summary) === at && summary.id > id);
const lastAddedFirst = (a: MealieSummary, b: MealieSummary): number =>
  recipeAddedAt(b) - recipeAddedAt(a) || (a.id < b.id ? -1 : 1);

const tagsOf = (cards: readonly SourceCard[]): string[] => {
  const uses = new Map<string, number>();
  for (const tag of cards.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses]
    .toSorted(([a, often], [b, oftener]) => oftener - often || a.localeCompare(b))
    .map(([tag]) => tag);
};

/** Reads Mealie's recipes: the library once for all readers, a recipe when it is opened. */
export const createMealieRecipes = ({ client, clock, policy, changed }: MealieRecipesDeps) => {
  const library = createSharedRead({
    ...{ clock, policy, changed },
    ask: async (signal) => {
      const query = { orderBy: "created_at", orderDirection: "desc" };
      const all = await client.pages(recipesPath, recipeSummary, { query, signal });
      return all.toSorted(lastAddedFirst);
    },
  });
  const opened = createRememberedReads<MealieRecipe | null>({
    ...{ clock, policy },
    ask: (id, signal) =>
      notFoundAsNull(client.get(mealiePath(recipesPath, id), mealieRecipe, { signal }), null),
  });
  const search = createMealieSearch({ client, clock, policy });

  const open = async (id: string): Promise<MealieRecipe | null> =>
    guid.test(id) ? opened.of(id.toLowerCase()).current() : null;

  const recipes = {
    recipes: async ({ q, tag, limit, before }) => {
      const place = before === undefined ? null : readPlace(before);
      const all = await rethrowMealieRead(library.current());
      const found = (await search.search(q, all)).filter(
        (summary) =>
          (tag === undefined || recipeCardOf(summary).tags.includes(tag)) &&
          (place === null || isAfter(summary, place)),
      );
      const items = found.slice(0, limit);
      const last = items.at(-1);
      return {
        items: items.map(recipeCardOf),
        tags: tagsOf(all.map(recipeCardOf)),
        next: found.length > limit && last !== undefined ? placeInTime(last) : null,
      };
    },
    recipe: async (id) => {
      const found = await rethrowMealieRead(open(id));
      return found && mealieRecipeOf(found);
    },
  } satisfies Partial<OutsideMeals>;

  return {
    recipes,
    open,
    /** A recipe of the library; null where there is none. */
    find: async (id: string): Promise<MealieSummary | null> => {
      if (!guid.test(id)) return null;
      const known = (await library.current()).find((each) => each.id === id.toLowerCase());
      return known ?? open(id);
    },
    /** Invalidates a recipe and the library after a write. */
    forget: (id: string): void => {
      for (const read of [library, ...search.reads()]) read.forget();
      opened.forget(id);
    },
    reads: () => [library, ...opened.all(), ...search.reads()],
  };
};

export type MealieLibrary = ReturnType<typeof createMealieRecipes>;
