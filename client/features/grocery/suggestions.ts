import type { BoughtBefore, GroceryItem, GrocerySuggestions } from "#contract/grocery.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { useRead } from "../../query/query-state.ts";
import { parseTypedItems, type TypedItem } from "./parse-typed-item.ts";
import { suggestionsRead } from "./reads.ts";

/** What the family buys: one read that serves every letter typed, also in a shop without reception. */
export const allSuggestions = { query: { limit: 50 } } as const;

/** Whether any word of a name begins with what was typed, whatever its case and accents. */
const begins = (name: string, typed: string): boolean =>
  ` ${normalizeWords(name)}`.includes(` ${normalizeWords(typed)}`);

/** What to offer: for words typed what is bought most often, before that what was bought last; nothing that is on the list. */
export const suggestionsFor = (
  { often, recent }: GrocerySuggestions,
  typed: string,
  onList: ReadonlySet<string>,
): readonly BoughtBefore[] => {
  const order = typed === "" ? [...recent, ...often] : [...often, ...recent];
  const names = new Set([...onList].map(normalizeWords));
  return order.filter(({ name }) => {
    const isNew = !names.has(normalizeWords(name)) && begins(name, typed);
    names.add(normalizeWords(name));
    return isNew;
  });
};

/** What the family has bought before; nothing until that is known. */
const useSuggestions = (): GrocerySuggestions =>
  useRead(suggestionsRead, allSuggestions).data ?? { often: [], recent: [] };

/** What needn't be offered: what is on the list, and, before a letter is typed, what stands ticked there. */
export const namesThere = (items: readonly GroceryItem[], typed: string): ReadonlySet<string> =>
  new Set(items.filter(({ checked }) => typed === "" || !checked).map(({ name }) => name));

/** What the family buys most often of what isn't on the list. */
export const useOftenBought = (
  items: readonly GroceryItem[],
  most: number,
): readonly BoughtBefore[] => {
  const { often } = useSuggestions();
  return suggestionsFor({ often, recent: [] }, "", namesThere(items, "")).slice(0, most);
};

/** What a typed line means, and what the family buys that the last of it could mean; nothing that is on the list. */
export const useTypedItem = (typed: string, items: readonly GroceryItem[], most: number) => {
  const all = parseTypedItems(typed);
  const wanted = all.at(-1) ?? { name: "" };
  const onList = new Set(items.filter(({ checked }) => !checked).map(({ name }) => name));
  const there = namesThere(items, wanted.name);
  const offers = suggestionsFor(useSuggestions(), wanted.name, there).slice(0, most);
  /** All that is wanted, the last of it by this name. */
  const wantedAs = (name: string): readonly TypedItem[] => [
    ...all.slice(0, -1),
    { ...wanted, name },
  ];
  return { wanted, wantedAs, onList, offers };
};
