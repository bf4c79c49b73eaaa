import type { Clock } from "#server/platform/clock.ts";
import type { OutOfRangeItems } from "#server/platform/out-of-range-items.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { createSharedRead, type PollingPolicy } from "../../shared-read.ts";
import { type MealieClient, notFoundAsNull } from "./client.ts";
import { mealiePath, shoppingListsPath } from "./paths.ts";
import {
  listSummary,
  type MealieChanges,
  type MealieItem,
  type MealieLabel,
  type MealieList,
  newLabel,
  shoppingList,
} from "./shapes.ts";
import { MealieError, rethrowMealieRead, rethrowMealieWrite } from "./errors.ts";

interface MealieListDeps {
  readonly client: MealieClient;
  readonly clock: Clock;
  /** Is told which items of the list are left out. */
  readonly outOfRange: Pick<OutOfRangeItems, "report">;
  readonly policy: PollingPolicy;
  /** The list's name or id; the first list where none is configured. */
  readonly listNamed: string | undefined;
  readonly changed: () => void;
}

const firstListName = "Family";

const withChanges = (list: MealieList, changes: Partial<MealieChanges>): MealieList => {
  const { createdItems = [], updatedItems = [], deletedItems = [] } = changes;
  const items = new Map(list.listItems.map((item) => [item.id, item]));
  for (const { id } of deletedItems) items.delete(id);
  for (const item of [...updatedItems, ...createdItems]) items.set(item.id, item);
  return { ...list, listItems: [...items.values()] };
};

/** Reads the family's shopping list in Mealie, whole and once for all readers. */
export const createMealieList = (deps: MealieListDeps) => {
  const { client, clock, outOfRange, policy, listNamed, changed } = deps;
  let isMissing = false;
  let listId: string | null = null;

  const findList = async (signal: AbortSignal): Promise<string | null> => {
    const query = { orderBy: "created_at", orderDirection: "asc" };
    const all = await client.pages(shoppingListsPath, listSummary, { query, signal });
    if (listNamed === undefined) return all[0]?.id ?? null;
    const word = normalizeWords(listNamed);
    const named = all.find(({ id, name }) => id === word || normalizeWords(name ?? "") === word);
    isMissing = named === undefined;
    if (named === undefined) throw new MealieError("mealListMissing");
    return named.id;
  };
  const open = async (id: string, signal: AbortSignal): Promise<MealieList> => {
    const where = mealiePath(shoppingListsPath, id);
    const opened = await client.get(where, shoppingList, { signal });
    outOfRange.report(where, opened.unfit);
    return opened;
  };
  const list = createSharedRead<MealieList | null>({
    ...{ clock, policy, changed },
    ask: async (signal) => {
      listId ??= await findList(signal);
      if (listId === null) return null;
      const found = await notFoundAsNull(open(listId, signal), null);
      if (found !== null) return found;
      // The list was deleted; another one takes its place.
      listId = await findList(signal);
      return listId === null ? null : open(listId, signal);
    },
  });

  return {
    items: async (): Promise<readonly MealieItem[]> =>
      (await rethrowMealieRead(list.current()))?.listItems ?? [],
    labels: async (): Promise<readonly MealieLabel[]> =>
      (await rethrowMealieRead(list.current()))?.labelSettings.map(({ label }) => label) ?? [],
    /** Creates a label, which all lists share. */
    addLabel: async (name: string): Promise<MealieLabel> => {
      const label = await rethrowMealieWrite(client.post("/api/groups/labels", newLabel, { name }));
      list.amend((copy) => copy && { ...copy, labelSettings: [...copy.labelSettings, { label }] });
      return label;
    },
    /** The list's id; creates a list in a Mealie without any. */
    id: async (): Promise<string> => {
      const known = await rethrowMealieRead(list.current());
      if (known !== null) return known.id;
      const made = await rethrowMealieWrite(
        client.post(shoppingListsPath, listSummary, { name: firstListName }),
      );
      list.forget();
      return made.id;
    },
    /** Applies the items that a write has changed to the cached list. */
    take: (changes: Partial<MealieChanges>): void =>
      list.amend((copy) => copy && withChanges(copy, changes)),
    /** Replaces the cached items after a write. */
    takeAll: ({ listItems }: MealieList): void =>
      list.amend((copy) => copy && { ...copy, listItems }),
    /** Whether the configured list didn't exist at the last search. */
    isMissing: () => isMissing,
    reads: () => [list],
  };
};

export type MealieShoppingList = ReturnType<typeof createMealieList>;
