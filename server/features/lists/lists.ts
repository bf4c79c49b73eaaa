import { randomBytes } from "node:crypto";
import { type ListItem, mostListItems, mostLists, type NamedList } from "#contract/lists.ts";
import type { Roster } from "../../config/roster.ts";
import { normalizeWords } from "#contract/text/normalize-words.ts";
import type { Caller } from "../../http/caller.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { knownMember } from "../../http/known-member.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import type { ListPatch, WantedListItem, WantedList } from "./list-inputs.ts";
import type { NamedListHead, ListStore } from "./list-store.ts";

interface ListsDeps {
  readonly store: ListStore;
  readonly roster: () => Roster;
}

/** 128 bits as 32 hex digits, as callers choose them. */
const newId = (): string => randomBytes(16).toString("hex");

const full = {
  items: (): Conflict => new Conflict("listFull", apiSentence("listFull.items")),
  lists: (): Conflict => new Conflict("listFull", apiSentence("listFull.lists")),
};

const patched = ({ items: _, icon, ...list }: NamedList, patch: ListPatch): NamedListHead => {
  const shown = patch.icon === undefined ? icon : (patch.icon ?? undefined);
  return {
    ...list,
    ...(shown === undefined ? {} : { icon: shown }),
    ...(patch.name === undefined ? {} : { name: patch.name }),
    ...(patch.template === undefined ? {} : { template: patch.template }),
  };
};

/** Reads and writes the family's named lists, in the caller's transaction. */
export const createNamedLists = ({ store, roster }: ListsDeps) => {
  const known = (id: string): NamedList => {
    const list = store.list(id);
    if (list === null) throw new NotFound("list");
    return list;
  };
  const knownItem = (listId: string, itemId: string): ListItem => {
    const item = known(listId).items.find(({ id }) => id === itemId);
    if (item === undefined) throw new NotFound("item on the list");
    return item;
  };
  const change = (listId: string, before: ListItem, item: ListItem) => {
    if (before.text === item.text && before.checked === item.checked) return unchanged(item);
    store.keepItem(listId, item);
    return item;
  };
  /** The list after something that may have changed none of its items. */
  const after = (id: string, count: number): NamedList | HandlerReply<NamedList> =>
    count === 0 ? unchanged(known(id)) : known(id);

  return {
    all: () => ({ lists: store.all() }),
    /** Makes a list; one whose id is known is there already. */
    create: ({ id = newId(), items, ...head }: WantedList) => {
      const before = store.list(id);
      if (before !== null) return unchanged(before);
      if (store.count() >= mostLists) throw full.lists();
      const { name, icon, template } = head;
      store.keep({ id, name, template, ...(icon === undefined ? {} : { icon }) });
      for (const { id: chosen = newId(), text } of items)
        store.keepItem(id, { id: chosen, text, checked: false });
      return known(id);
    },
    change: (id: string, patch: ListPatch): NamedList => {
      store.keep(patched(known(id), patch));
      return known(id);
    },
    remove: (id: string): void => {
      known(id);
      store.drop(id);
    },
    /** Adds an item; one that is there in the same words, or under the same id, is open again. */
    addItem: (listId: string, { id, text, memberId }: WantedListItem, caller: Caller) => {
      const { items } = known(listId);
      if (memberId !== undefined) knownMember(roster(), memberId);
      const said = normalizeWords(text);
      const same = items.find((item) => item.id === id || normalizeWords(item.text) === said);
      if (same !== undefined) return change(listId, same, { ...same, checked: false });
      if (items.length >= mostListItems) throw full.items();
      const addedBy = memberId ?? caller.session?.memberId;
      const item: ListItem = {
        ...{ id: id ?? newId(), text, checked: false },
        ...(addedBy === undefined ? {} : { addedBy }),
      };
      store.keepItem(listId, item);
      return item;
    },
    changeItem: (listId: string, itemId: string, text: string) => {
      const item = knownItem(listId, itemId);
      return change(listId, item, { ...item, text });
    },
    /** Ticks an item off or unticks it; repeating it changes nothing. */
    check: (listId: string, itemId: string, checked: boolean) => {
      const item = knownItem(listId, itemId);
      return change(listId, item, { ...item, checked });
    },
    removeItem: (listId: string, itemId: string): void => {
      knownItem(listId, itemId);
      store.dropItem(listId, itemId);
    },
    /** Deletes what is ticked off. */
    clear: (id: string) => {
      known(id);
      return after(id, store.dropChecked(id));
    },
    /** Takes every tick back. */
    reopen: (id: string) => {
      known(id);
      return after(id, store.uncheck(id));
    },
  };
};
