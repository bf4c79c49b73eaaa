import type { Clock } from "#server/platform/clock.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import type { PollingPolicy } from "../../shared-read.ts";
import type { MealieClient } from "./client.ts";
import { recipesPath } from "./paths.ts";
import { MealieError } from "./errors.ts";
import { recipeCardOf } from "./recipe-mapping.ts";
import { createRememberedReads } from "./remembered-reads.ts";
import { type MealieSummary, recipeSummary } from "./shapes.ts";

interface MealieSearchDeps {
  readonly client: MealieClient;
  readonly clock: Clock;
  readonly policy: PollingPolicy;
}

/** More words narrow nothing down. */
const mostWords = 6;

/** Creates the search in Mealie's recipes, which remembers what Mealie has found for each word. */
export const createMealieSearch = ({ client, clock, policy }: MealieSearchDeps) => {
  /** Mealie's own search, which includes the ingredients. */
  const searched = createRememberedReads({
    ...{ clock, policy },
    ask: async (word, signal) => {
      const query = { search: word };
      const found = await client.pages(recipesPath, recipeSummary, { query, signal });
      return new Set(found.map(({ id }) => id));
    },
  });

  const foundBy = async (word: string): Promise<ReadonlySet<string>> => {
    try {
      return await searched.of(word).current();
    } catch (error) {
      if (!(error instanceof MealieError)) throw error;
      // The titles that were read can be searched without Mealie.
      return new Set();
    }
  };

  return {
    /** The recipes with every word, in the fields that were read or by Mealie's own search. */
    search: async (q: string, all: readonly MealieSummary[]): Promise<MealieSummary[]> => {
      const words = [...new Set(normalizeWords(q).split(" ").filter(Boolean))].slice(0, mostWords);
      const found = await Promise.all(words.map(foundBy));
      return all.filter((summary) => {
        const { title, tags, description = "" } = recipeCardOf(summary);
        const text = normalizeWords([title, ...tags, description].join(" "));
        return words.every(
          (word, at) => text.includes(word) || found[at]?.has(summary.id) === true,
        );
      });
    },
    reads: searched.all,
  };
};
