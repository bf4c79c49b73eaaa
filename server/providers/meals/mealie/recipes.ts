import { LRUCache } from "lru-cache";
import type { Clock } from "#server/platform/clock.ts";
import { normalizeWords } from "#server/food/normalize-words.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { createSharedRead, type PollingPolicy, type SharedRead } from "../../shared-read.ts";
import { type MealieClient, notFoundAsNull, mealiePath } from "./client.ts";
import { recipeAddedAt, recipeCardOf, mealieRecipeOf } from "./recipe-mapping.ts";
import { type MealieRecipe, type MealieSummary, mealieRecipe, recipeSummary } from "./shapes.ts";
import { MealieError, rethrowMealieRead } from "./errors.ts";
import type { OutsideMeals, SourceCard } from "../port.ts";

interface MealieRecipesDeps {
  readonly client: MealieClient;
  readonly clock: Clock;
  readonly policy: PollingPolicy;
  readonly changed: () => void;
}

/** The path of Mealie's recipes. */
export const recipesPath = "/api/recipes";
const mostRemembered = 200;
/** More words narrow nothing down. */
const mostWords = 6;
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
  const remembering = <T>(ask: (key: string, signal: AbortSignal) => Promise<T>) => {
    const known = new LRUCache<string, SharedRead<T>>({ max: mostRemembered });
    const readOf = (key: string): SharedRead<T> => {
      const before = known.get(key);
      if (before !== undefined) return before;
      const read = createSharedRead({ clock, policy, ask: (signal) => ask(key, signal) });
      known.set(key, read);
      return read;
    };
    return { readOf, known };
  };
  const opened = remembering<MealieRecipe | null>((id, signal) =>
    notFoundAsNull(client.get(mealiePath(recipesPath, id), mealieRecipe, { signal }), null),
  );
  /** Mealie's own search, which includes the ingredients. */
  const searched = remembering(async (word, signal) => {
    const found = await client.pages(recipesPath, recipeSummary, {
      query: { search: word },
      signal,
    });
    return new Set(found.map(({ id }) => id));
  });

  const open = async (id: string): Promise<MealieRecipe | null> =>
    guid.test(id) ? opened.readOf(id.toLowerCase()).current() : null;

  const foundBy = async (word: string): Promise<ReadonlySet<string>> => {
    try {
      return await searched.readOf(word).current();
    } catch (error) {
      if (!(error instanceof MealieError)) throw error;
      // The titles that were read can be searched without Mealie.
      return new Set();
    }
  };

  /** The recipes with every word, in the fields that were read or by Mealie's own search. */
  const search = async (q: string, all: readonly MealieSummary[]) => {
    const words = [...new Set(normalizeWords(q).split(" ").filter(Boolean))].slice(0, mostWords);
    const found = await Promise.all(words.map(foundBy));
    return all.filter((summary) => {
      const { title, tags, description = "" } = recipeCardOf(summary);
      const text = normalizeWords([title, ...tags, description].join(" "));
      return words.every((word, at) => text.includes(word) || found[at]?.has(summary.id) === true);
    });
  };

  const recipes = {
    recipes: async ({ q, tag, limit, before }) => {
      const place = before === undefined ? null : readPlace(before);
      const all = await rethrowMealieRead(library.current());
      const found = (await search(q, all)).filter(
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
      for (const read of [library, ...searched.known.values()]) read.forget();
      opened.known.get(id)?.forget();
    },
    reads: () => [library, ...opened.known.values(), ...searched.known.values()],
  };
};

export type MealieLibrary = ReturnType<typeof createMealieRecipes>;
