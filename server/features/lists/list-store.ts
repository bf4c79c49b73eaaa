import type { ListItem, NamedList } from "#contract/lists.ts";
import type { Db } from "../../db/connection.ts";

interface ListRow {
  id: string;
  name: string;
  icon: string | null;
  template: number;
}
interface ItemRow {
  list_id: string;
  id: string;
  text: string;
  checked: number;
  added_by: string | null;
}

const itemOf = ({ id, text, checked, added_by }: ItemRow): ListItem => ({
  ...{ id, text, checked: checked === 1 },
  ...(added_by === null ? {} : { addedBy: added_by }),
});

/** A list without what is on it. */
export type NamedListHead = Omit<NamedList, "items">;

const headOf = ({ id, name, icon, template }: ListRow): NamedListHead => ({
  ...{ id, name, template: template === 1 },
  ...(icon === null ? {} : { icon }),
});

/** Stores the family's named lists. */
export const createListStore = (db: Db) => {
  const heads = db.prepare<[], ListRow>("SELECT id, name, icon, template FROM lists ORDER BY seq");
  const head = db.prepare<[string], ListRow>(
    "SELECT id, name, icon, template FROM lists WHERE id = ?",
  );
  const columns = "list_id, id, text, checked, added_by";
  const allItems = db.prepare<[], ItemRow>(`SELECT ${columns} FROM list_items ORDER BY seq`);
  const itemsOf = db.prepare<[string], ItemRow>(
    `SELECT ${columns} FROM list_items WHERE list_id = ? ORDER BY seq`,
  );
  const keepHead = db.prepare(
    `INSERT INTO lists (id, name, icon, template) VALUES (:id, :name, :icon, :template)
       ON CONFLICT (id) DO UPDATE SET name = :name, icon = :icon, template = :template`,
  );
  const keepItem = db.prepare(
    `INSERT INTO list_items (${columns}) VALUES (:list_id, :id, :text, :checked, :added_by)
       ON CONFLICT (list_id, id) DO UPDATE SET text = :text, checked = :checked`,
  );
  const drop = db.prepare<[string]>("DELETE FROM lists WHERE id = ?");
  const dropItem = db.prepare<[string, string]>(
    "DELETE FROM list_items WHERE list_id = ? AND id = ?",
  );
  const uncheck = db.prepare<[string]>(
    "UPDATE list_items SET checked = 0 WHERE list_id = ? AND checked = 1",
  );
  const uncheckItem = db.prepare<[string, string]>(
    "UPDATE list_items SET checked = 0 WHERE list_id = ? AND id = ? AND checked = 1",
  );
  return {
    /** Every list in the order of making, with its items in the order of adding. */
    all: (): NamedList[] => {
      const items = Map.groupBy(allItems.all(), ({ list_id }) => list_id);
      return heads
        .all()
        .map((row) => ({ ...headOf(row), items: (items.get(row.id) ?? []).map(itemOf) }));
    },
    count: (): number => heads.all().length,
    /** Null where there is no such list. */
    list: (id: string): NamedList | null => {
      const row = head.get(id);
      return row === undefined ? null : { ...headOf(row), items: itemsOf.all(id).map(itemOf) };
    },
    /** Adds a list, or replaces what it is called. */
    keep: ({ id, name, icon, template }: NamedListHead): void => {
      keepHead.run({ id, name, icon: icon ?? null, template: Number(template) });
    },
    /** Adds an item, or replaces it. */
    keepItem: (listId: string, { id, text, checked, addedBy }: ListItem): void => {
      keepItem.run({
        ...{ list_id: listId, id, text },
        ...{ checked: Number(checked), added_by: addedBy ?? null },
      });
    },
    drop: (id: string): void => {
      drop.run(id);
    },
    dropItem: (listId: string, id: string): void => {
      dropItem.run(listId, id);
    },
    /** Returns how many there were. */
    uncheck: (id: string): number => uncheck.run(id).changes,
    /** Returns whether it was ticked, as 1 or 0. */
    uncheckItem: (id: string, itemId: string): number => uncheckItem.run(id, itemId).changes,
  };
};

export type ListStore = ReturnType<typeof createListStore>;
