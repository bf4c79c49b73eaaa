import type { Api, ValidatedInput } from "#contract/api.ts";
import { mostLists, type NamedList } from "#contract/lists.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import { createListItems, type ListItemsDeps } from "./list-items.ts";
import type { NamedListHead } from "./list-store.ts";
import { knownList, listFull, newListId } from "./known-list.ts";

type NewList = ValidatedInput<Api["POST /api/lists"]>["body"];
type ListPatch = ValidatedInput<Api["PATCH /api/lists/{id}"]>["body"];

const patched = ({ items: _, icon, ...list }: NamedList, patch: ListPatch): NamedListHead => {
  const shown = patch.icon === undefined ? icon : (patch.icon ?? undefined);
  return {
    ...list,
    ...(shown === undefined ? {} : { icon: shown }),
    ...(patch.name === undefined ? {} : { name: patch.name }),
    ...(patch.template === undefined ? {} : { template: patch.template }),
  };
};

/** What is wanted, without what is named again in the same words. */
const onceEach = (items: NewList["items"]): NewList["items"] =>
  [...Map.groupBy(items, ({ text }) => normalizeWords(text)).values()].flatMap(
    ([first]) => first ?? [],
  );

/** Reads and writes the family's named lists, in the caller's transaction. */
export const createNamedLists = ({ store, roster }: ListItemsDeps) => {
  const known = (id: string): NamedList => knownList(store, id);
  /** The list after something that may have changed none of its items. */
  const after = (id: string, count: number): NamedList | HandlerReply<NamedList> =>
    count === 0 ? unchanged(known(id)) : known(id);

  return {
    all: () => ({ lists: store.all() }),
    /** Makes a list; one whose id is known is there already. */
    create: ({ id = newListId(), items, ...head }: NewList) => {
      const before = store.list(id);
      if (before !== null) return unchanged(before);
      if (store.count() >= mostLists) throw listFull("lists");
      const { name, icon, template } = head;
      store.keep({ id, name, template, ...(icon === undefined ? {} : { icon }) });
      for (const { id: chosen = newListId(), text } of onceEach(items))
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
    ...createListItems({ store, roster }),
    /** Deletes what is ticked off; where ids are given, of these alone. */
    clear: (id: string, itemIds?: readonly string[]) => {
      const meant = itemIds === undefined ? undefined : new Set(itemIds);
      const dropped = known(id).items.filter(
        (item) => item.checked && meant?.has(item.id) !== false,
      );
      for (const item of dropped) store.dropItem(id, item.id);
      return after(id, dropped.length);
    },
    /** Takes every tick back; where ids are given, of these alone. */
    reopen: (id: string, itemIds?: readonly string[]) => {
      known(id);
      if (itemIds === undefined) return after(id, store.uncheck(id));
      const counts = [...new Set(itemIds)].map((itemId) => store.uncheckItem(id, itemId));
      return after(
        id,
        counts.reduce((sum, count) => sum + count, 0),
      );
    },
  };
};
