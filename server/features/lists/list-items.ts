import type { Api, ValidatedInput } from "#contract/api.ts";
import { type ListItem, mostListItems } from "#contract/lists.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import type { Roster } from "../../config/roster.ts";
import type { Caller } from "../../http/caller.ts";
import { unchanged } from "../../http/handlers.ts";
import { whoAdds } from "../../http/known-member.ts";
import { NotFound } from "../../platform/errors.ts";
import { knownList, listFull, newListId } from "./known-list.ts";
import type { ListStore } from "./list-store.ts";

type NewItem = ValidatedInput<Api["POST /api/lists/{id}/items"]>["body"];

/** What the named lists are kept in, and who may be named on them. */
export interface ListItemsDeps {
  readonly store: ListStore;
  readonly roster: () => Roster;
}

/** Reads and writes what is on a named list, in the caller's transaction. */
export const createListItems = ({ store, roster }: ListItemsDeps) => {
  const knownItem = (listId: string, itemId: string) => {
    const { items } = knownList(store, listId);
    const item = items.find(({ id }) => id === itemId);
    if (item === undefined) throw new NotFound("item on the list");
    return { item, others: items.filter((other) => other !== item) };
  };
  const change = (listId: string, before: ListItem, item: ListItem) => {
    if (before.text === item.text && before.checked === item.checked) return unchanged(item);
    store.keepItem(listId, item);
    return item;
  };
  return {
    /** Adds an item; one that is there in the same words, or under the same id, is open again. */
    addItem: (listId: string, { id, text, memberId }: NewItem, caller: Caller) => {
      const { items } = knownList(store, listId);
      const addedBy = whoAdds(roster(), { memberId, caller });
      const said = normalizeWords(text);
      const same = items.find((item) => item.id === id || normalizeWords(item.text) === said);
      if (same !== undefined) {
        const open = { ...same, checked: false };
        const told = same.id === id ? open : { ...open, was: { checked: same.checked } };
        if (!same.checked) return unchanged(told);
        store.keepItem(listId, open);
        return told;
      }
      if (items.length >= mostListItems) throw listFull("items");
      const item: ListItem = {
        ...{ id: id ?? newListId(), text, checked: false },
        ...(addedBy === undefined ? {} : { addedBy }),
      };
      store.keepItem(listId, item);
      return item;
    },
    /** Changes what an item says; one that is there in the same words becomes one with it, open where either was. */
    changeItem: (listId: string, itemId: string, text: string) => {
      const { item, others } = knownItem(listId, itemId);
      const said = normalizeWords(text);
      const same = others.filter((other) => normalizeWords(other.text) === said);
      for (const { id } of same) store.dropItem(listId, id);
      if (same.length === 0) return change(listId, item, { ...item, text });
      const checked = item.checked && same.every((other) => other.checked);
      const merged = { ...item, text, checked };
      store.keepItem(listId, merged);
      return merged;
    },
    /** Ticks an item off or unticks it; repeating it changes nothing. */
    check: (listId: string, itemId: string, checked: boolean) => {
      const { item } = knownItem(listId, itemId);
      return change(listId, item, { ...item, checked });
    },
    removeItem: (listId: string, itemId: string): void => {
      knownItem(listId, itemId);
      store.dropItem(listId, itemId);
    },
  };
};
