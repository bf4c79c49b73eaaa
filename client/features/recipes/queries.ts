import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import type { Ingredient, Recipe, RecipeCard } from "#contract/recipes.ts";
import { call, defineRead } from "../../api/call.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { recipesRead } from "./reads.ts";
import { useSampleFallback, useSampleWhileAreaEmpty } from "../../query/sample-fallback.ts";
import { queryOf, type QueryState, queryStateOf, useRead } from "../../query/query-state.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { sourceMissingError, useSourceReadiness } from "../../query/source-query.ts";
import { useSample } from "../../query/sample/use-sample.ts";

const recipeRead = defineRead("GET /api/recipes/{id}", "recipes");

/** The query of one recipe as it is written. */
export const recipeQuery = (id: string) => queryOf(recipeRead, { params: { id }, query: {} });

type RecipePage = OperationAnswer<"GET /api/recipes">;
export type LibraryAnswer = Pick<RecipePage, "items" | "tags">;

/** The query of the whole library, page by page. */
export const libraryQuery = {
  queryKey: [recipesRead.topic, recipesRead.key, "library"],
  queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
    const query = { limit: 200, ...(pageParam === null ? {} : { before: pageParam }) };
    return (await call<"GET /api/recipes">(recipesRead, { query }, { signal })).answer;
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: RecipePage) => next,
} as const;

const ofRecipes = { domain: "meals", queryKey: [recipesRead.topic] } as const;
const sampleLibrary = (sample: Sample): LibraryAnswer => sample.recipes();

const whole = (pages: readonly RecipePage[]): LibraryAnswer => ({
  items: pages.flatMap(({ items }) => items),
  tags: pages[0]?.tags ?? [],
});

/** Every recipe of the family, what was added last first; further pages come while one looks. */
export const useLibrary = (): QueryState<LibraryAnswer> & {
  readonly more: (() => void) | undefined;
} => {
  const askable = useSourceReadiness("meals");
  const { data, error, failureReason, dataUpdatedAt, hasNextPage, isFetching, fetchNextPage } =
    useInfiniteQuery({ ...libraryQuery, enabled: askable === "ask" });
  const library = useMemo(() => data && whole(data.pages), [data]);
  const trouble =
    askable === "unconfigured"
      ? { error: sourceMissingError("meals"), failureReason: null }
      : { error, failureReason };
  const own = queryStateOf<LibraryAnswer>({ data: library, ...trouble, dataUpdatedAt });
  const shown = useSampleFallback<LibraryAnswer>(ofRecipes, own, sampleLibrary);
  const more = hasNextPage && !isFetching ? () => void fetchNextPage() : undefined;
  return { ...useSampleWhileAreaEmpty("meals", shown, sampleLibrary), more };
};

/** Those cards whose title, tags and description have every word, whatever its case and accents. */
export const searchCards = (
  cards: readonly RecipeCard[],
  typed: string,
  tag: string | undefined,
): readonly RecipeCard[] => {
  const words = normalizeWords(typed).split(/\s+/).filter(Boolean);
  return cards.filter(({ title, tags, description = "" }) => {
    const text = normalizeWords([title, ...tags, description].join(" "));
    return (tag === undefined || tags.includes(tag)) && words.every((word) => text.includes(word));
  });
};

/** The library's cards with these words: at once by title and tag, and as soon as the server has answered by ingredient too. */
export const useRecipeSearch = (
  library: LibraryAnswer | undefined,
  typed: string,
  tag: string | undefined,
): readonly RecipeCard[] => {
  const q = typed.trim();
  const query = { q, limit: 200, ...(tag === undefined ? {} : { tag }) };
  const found = useRead(recipesRead, { query }, { enabled: q.length > 1 });
  return useMemo(() => {
    const here = searchCards(library?.items ?? [], q, tag);
    if (q.length < 2) return here;
    const known = new Set(here.map(({ id }) => id));
    return [...here, ...(found.data?.items ?? []).filter(({ id }) => !known.has(id))];
  }, [library, q, tag, found.data]);
};

/** A line of a recipe for `factor` times as many, as well as it can be said without the server. */
const scaled = (line: Ingredient, factor: number, number: (value: number) => string): string => {
  const { text, amount, amountMax, unit, food } = line;
  if (amount === undefined || food === undefined) return text;
  const times = (value: number) => number(Math.round(value * factor * 100) / 100);
  const amounts = [amount, amountMax].flatMap((value) =>
    value === undefined ? [] : [times(value)],
  );
  return [amounts.join("–"), unit, food].filter((word) => word !== undefined).join(" ");
};

/** One recipe as it is written. */
const useOneRecipe = (id: string): QueryState<Recipe> => {
  const isSample = isSampleId(id);
  const sample = useSample(isSample);
  const asked = useRead(recipeRead, { params: { id }, query: {} }, { enabled: !isSample });
  return useMemo(() => {
    if (!isSample) return asked;
    return sample === undefined
      ? { source: "loading", data: undefined }
      : { source: "sample", data: sample.recipe(id), reason: "unconfigured" };
  }, [id, isSample, sample, asked]);
};

/** One recipe with its amounts for `servings`, or for as many as it is written for. */
export const useRecipe = (
  id: string,
  servings: number | undefined,
  number: (value: number) => string,
): QueryState<Recipe> => {
  const shown = useOneRecipe(id);
  const own = shown.data?.servings;
  const isScaled = servings !== undefined && own !== undefined && servings !== own;
  const query = servings === undefined ? {} : { servings };
  const asked = useRead(
    recipeRead,
    { params: { id }, query },
    { enabled: isScaled && !isSampleId(id) },
  );
  return useMemo(() => {
    if (!isScaled || shown.data === undefined) return shown;
    const ingredients =
      asked.data?.ingredients ??
      shown.data.ingredients.map((line) => ({
        ...line,
        text: scaled(line, servings / own, number),
      }));
    return { ...shown, data: { ...shown.data, servings, ingredients } };
  }, [shown, asked.data, isScaled, servings, own, number]);
};
