import type { ListItem, NamedList, NamedLists } from "#contract/lists.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";

/** The lists with one of them changed; the same ones where nothing is different. */
export const withList = (
  known: NamedLists,
  listId: string,
  change: (list: NamedList) => NamedList,
): NamedLists => {
  const lists = known.lists.map((list) => (list.id === listId ? change(list) : list));
  return lists.every((list, at) => list === known.lists[at]) ? known : { ...known, lists };
};

/** A list with one item changed; the same one where nothing is different. */
export const withItem = (
  list: NamedList,
  itemId: string,
  change: Partial<Pick<ListItem, "text" | "checked">>,
): NamedList => {
  const items = list.items.map((item) => (item.id === itemId ? { ...item, ...change } : item));
  return list.items.some(({ id }) => id === itemId) ? { ...list, items } : list;
};

/** A list with an item in other words, as the server does it: what is there in the same words becomes one with it, open where either was. */
export const withWords = (list: NamedList, itemId: string, text: string): NamedList => {
  if (!list.items.some(({ id }) => id === itemId)) return list;
  const said = normalizeWords(text);
  const same = list.items.filter(
    (item) => item.id !== itemId && normalizeWords(item.text) === said,
  );
  const items = list.items.filter((item) => !same.includes(item));
  const isOpen = same.some(({ checked }) => !checked);
  return withItem({ ...list, items }, itemId, { text, ...(isOpen ? { checked: false } : {}) });
};

/** A list with something put on it, as the server does it: what is there in the same words is open again. */
export const withAddedItem = (list: NamedList, added: Omit<ListItem, "checked">): NamedList => {
  const said = normalizeWords(added.text);
  const same = list.items.find(({ id, text }) => id === added.id || normalizeWords(text) === said);
  if (same !== undefined) return withItem(list, same.id, { checked: false });
  return { ...list, items: [...list.items, { ...added, checked: false }] };
};

/** A list with the server's item where the temporary one, or the item itself, stood. */
export const withAnswer = (list: NamedList, temporaryId: string, answer: ListItem): NamedList => {
  const others = list.items.filter(({ id }) => id !== temporaryId || id === answer.id);
  return others.some(({ id }) => id === answer.id)
    ? { ...list, items: others.map((item) => (item.id === answer.id ? answer : item)) }
    : { ...list, items: [...others, answer] };
};

/** The lists with one as the server has it, where it stood or at the end. */
export const withAnsweredList = (known: NamedLists, answer: NamedList): NamedLists => {
  const isKnown = known.lists.some(({ id }) => id === answer.id);
  if (isKnown) return withList(known, answer.id, () => answer);
  return { ...known, lists: [...known.lists, answer] };
};
