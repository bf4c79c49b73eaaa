import type { ListItem, NamedList } from "#contract/lists.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView, SettledCache } from "../../mutations/cache/cache-view.ts";
import { defineMutation, type PutBack } from "../../mutations/define-mutation.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";
import { newId } from "../../platform/random-id.ts";
import {
  withAddedItem,
  withAnswer,
  withAnsweredList,
  withItem,
  withList,
  withWords,
} from "./optimistic-lists.ts";
import { listsRead } from "./reads.ts";

const update = (cache: CacheView, listId: string, change: (list: NamedList) => NamedList): void =>
  cache.update(listsRead, (lists) => withList(lists, listId, change));

const settleList = (cache: SettledCache, answer: NamedList): void =>
  cache.update(listsRead, (known) => withAnsweredList(known, answer));

/** A new list; its id and those of its items are made here, so that it can be filled before the answer. */
export interface NewList {
  readonly id: string;
  readonly name: string;
  readonly icon?: NamedList["icon"];
  readonly template?: boolean;
  readonly items: readonly { readonly id: string; readonly text: string }[];
}

/** Makes a list, empty or with what a template has. */
export const createList = defineMutation({
  operation: defineWrite("POST /api/lists", ["lists"]),
  request: ({ items, ...body }: NewList) => ({ body: { ...body, items: [...items] } }),
  scope: ({ id }) => `list:${id}`,
  apply: (cache, { items, ...list }) =>
    cache.update(listsRead, (known) => {
      // Its answer was lost, and the lists were read again.
      if (known.lists.some(({ id }) => id === list.id)) return known;
      const shown = items.map((item) => ({ ...item, checked: false }));
      return { ...known, lists: [...known.lists, { template: false, ...list, items: shown }] };
    }),
  settle: (cache, _, answer) => settleList(cache, answer),
  describe: ({ name }) => name,
  offline,
});

/** What of a list changes: what is left out stays. */
export interface ListChange {
  readonly id: string;
  readonly name?: string;
  readonly template?: boolean;
  /** What it was called. */
  readonly was: string;
  /** What it was and had, for the case that somebody deletes it meanwhile. */
  readonly wasIcon?: NamedList["icon"];
  readonly wasTemplate?: boolean;
  readonly items?: readonly Pick<ListItem, "id" | "text" | "checked">[];
}

/** What a change sends: what it was isn't of it. */
const changedOf = ({
  was: _,
  wasIcon: _icon,
  wasTemplate: _template,
  items: _items,
  ...change
}: ListChange) => change;

/** Renames a list, or keeps it as a template. */
export const changeList = defineMutation({
  operation: defineWrite("PATCH /api/lists/{id}", ["lists"]),
  request: (change: ListChange) => {
    const { id, ...body } = changedOf(change);
    return { params: { id }, body };
  },
  apply: (cache, change) => update(cache, change.id, (list) => ({ ...list, ...changedOf(change) })),
  settle: (cache, _, answer) => settleList(cache, answer),
  scope: ({ id }) => `list:${id}`,
  describe: ({ name, was }) => name ?? was,
  putBack:
    ({ id, name, was, wasIcon, wasTemplate = false, template = wasTemplate, items = [] }) =>
    (enqueue) => {
      const before = items.map((item) => ({ id: item.id, text: item.text }));
      const list = { id, name: name ?? was, icon: wasIcon, template, items: before };
      return Promise.all([
        enqueue(createList, list).answer,
        ...items
          .filter(({ checked }) => checked)
          .map(
            (item) => enqueue(closeListItem, { listId: id, id: item.id, text: item.text }).answer,
          ),
      ]);
    },
  offline,
});

/** A list by its id, and what it is called. */
export interface ListInput {
  readonly id: string;
  readonly name: string;
}

const remove = (cache: CacheView, { id }: ListInput): void =>
  cache.update(listsRead, (known) => ({
    ...known,
    lists: known.lists.filter((list) => list.id !== id),
  }));

const ofList = {
  request: ({ id }: ListInput) => ({ params: { id } }),
  scope: ({ id }: ListInput) => `list:${id}`,
  describe: ({ name }: ListInput) => name,
  offline,
};

/** Deletes a list with everything on it. */
export const removeList = defineMutation({
  ...ofList,
  operation: defineWrite("DELETE /api/lists/{id}", ["lists"]),
  apply: remove,
  settle: remove,
});

/** A list of which some is dropped. */
export interface ClearInput extends ListInput {
  /** What was seen ticked: what others tick while this waits stays. */
  readonly itemIds: readonly string[];
}

/** Drops what was seen ticked off, and still is. */
export const clearList = defineMutation<"POST /api/lists/{id}/clear", ClearInput>({
  ...ofList,
  operation: defineWrite("POST /api/lists/{id}/clear", ["lists"]),
  request: ({ id, itemIds }: ClearInput) => ({
    params: { id },
    body: { itemIds: [...itemIds] },
  }),
  apply: (cache, { id, itemIds }) =>
    update(cache, id, (list) => ({
      ...list,
      items: list.items.filter((item) => !item.checked || !itemIds.includes(item.id)),
    })),
  settle: (cache, _, answer) => settleList(cache, answer),
});

/** A list whose ticks are taken back. */
interface RestartInput extends ListInput {
  /** What was seen ticked; what older versions left has none and means all. */
  readonly itemIds?: readonly string[];
}

/** Takes every tick of a list back that was seen; what others tick while this waits stays ticked. */
export const restartList = defineMutation<"POST /api/lists/{id}/reopen", RestartInput>({
  ...ofList,
  operation: defineWrite("POST /api/lists/{id}/reopen", ["lists"]),
  request: ({ id, itemIds }) => ({
    params: { id },
    body: itemIds === undefined ? undefined : { itemIds: [...itemIds] },
  }),
  apply: (cache, { id, itemIds }) =>
    update(cache, id, (list) => ({
      ...list,
      items: list.items.map((item) =>
        itemIds?.includes(item.id) === false ? item : { ...item, checked: false },
      ),
    })),
  settle: (cache, _, answer) => settleList(cache, answer),
});

/** An item of a list, under an id of this device until the server names another. */
export interface ListItemInput {
  readonly listId: string;
  readonly id: string;
  readonly text: string;
  readonly memberId?: string;
  /** What its list is called, for the case that somebody deletes that meanwhile. */
  readonly listName?: string;
}

const ofItem = {
  scope: ({ listId }: ListItemInput) => `list:${listId}`,
  describe: ({ text }: ListItemInput) => text,
  offline,
};
const pathOf = ({ listId, id }: Pick<ListItemInput, "listId" | "id">) => ({
  params: { id: listId, itemId: id },
});
const settleItem = (cache: SettledCache, { listId, id }: ListItemInput, answer: ListItem): void =>
  update(cache, listId, (list) => withAnswer(list, id, answer));

/** Puts something on a list. */
export const addListItem = defineMutation({
  ...ofItem,
  operation: defineWrite("POST /api/lists/{id}/items", ["lists"]),
  request: ({ listId, listName: _, ...body }: ListItemInput) => ({
    ...{ params: { id: listId }, body },
  }),
  creates: ({ id }) => id,
  apply: (cache, { listId, listName: _, memberId, ...item }) =>
    update(cache, listId, (list) =>
      withAddedItem(list, { ...item, ...(memberId === undefined ? {} : { addedBy: memberId }) }),
    ),
  settle: settleItem,
  putBack: ({ listName, ...added }): PutBack | undefined => {
    if (listName === undefined) return undefined;
    const list = { id: added.listId, name: listName, items: [] };
    // Under the list's own id, so that what else was written on it finds it again.
    return (enqueue) =>
      Promise.all([
        enqueue(createList, list).answer,
        enqueue(addListItem, { ...added, listName, id: newId() }).answer,
      ]);
  },
});

/** Changes what an item says. */
export const editListItem = defineMutation({
  ...ofItem,
  operation: defineWrite("PATCH /api/lists/{id}/items/{itemId}", ["lists"]),
  request: (item: ListItemInput) => ({ ...pathOf(item), body: { text: item.text } }),
  apply: (cache, { listId, id, text }) =>
    update(cache, listId, (list) => withWords(list, id, text)),
  settle: (cache, { listId, id }, answer) =>
    update(cache, listId, (list) => withAnswer(withWords(list, id, answer.text), id, answer)),
  putBack: (item) => (enqueue) => enqueue(addListItem, { ...item, id: newId() }).answer,
});

const tick = (checked: boolean) => ({
  ...ofItem,
  request: (item: ListItemInput) => pathOf(item),
  apply: (cache: CacheView, { listId, id }: ListItemInput) =>
    update(cache, listId, (list) => withItem(list, id, { checked })),
  settle: settleItem,
});

/** Ticks an item off. */
export const closeListItem = defineMutation({
  ...tick(true),
  operation: defineWrite("POST /api/lists/{id}/items/{itemId}/close", ["lists"]),
});

/** Takes an item's tick back. */
export const reopenListItem = defineMutation({
  ...tick(false),
  operation: defineWrite("POST /api/lists/{id}/items/{itemId}/reopen", ["lists"]),
});

const dropItem = (cache: CacheView, { listId, id }: ListItemInput): void =>
  update(cache, listId, (list) => ({
    ...list,
    items: list.items.filter((item) => item.id !== id),
  }));

/** Takes something off a list. */
export const removeListItem = defineMutation({
  ...ofItem,
  operation: defineWrite("DELETE /api/lists/{id}/items/{itemId}", ["lists"]),
  request: (item: ListItemInput) => pathOf(item),
  apply: dropItem,
  settle: dropItem,
});
