import type { GroceryItem } from "#contract/grocery.ts";

const fields = ["name", "amount"] as const;
type Field = (typeof fields)[number];

/** A value that was written here and stands otherwise by now. */
export interface OverwrittenValue {
  readonly mine: string;
  readonly theirs: string;
}

/** What was written on this screen, and what became of it. */
export interface OwnEdits {
  /** Forgets what was written here of these fields, because it is being written anew. */
  forget(id: string, edited: Readonly<Partial<Record<Field, unknown>>>): void;
  /** Remembers what the server made of an edit of these fields. */
  remember(answer: GroceryItem, edited: Readonly<Partial<Record<Field, unknown>>>): void;
  /** What somebody else wrote over since, each told once; a row that is gone is told by nothing here. */
  overwrittenIn(items: readonly GroceryItem[]): readonly OverwrittenValue[];
}

/** A row with one field as somebody wrote it: an amount alone doesn't say of what it is. */
const said = ({ name }: GroceryItem, field: Field, value: string): string =>
  field === "name" ? value : `${value} ${name}`.trim();

/** Makes the memory of one page: whoever wrote first is told when a later change of the same field won. */
export const createOwnEdits = (): OwnEdits => {
  const written = new Map<string, Map<Field, string>>();
  return {
    forget: (id, edited) => {
      for (const field of fields) if (field in edited) written.get(id)?.delete(field);
    },
    remember: (answer, edited) => {
      const own = written.get(answer.id) ?? new Map<Field, string>();
      for (const field of fields) if (field in edited) own.set(field, answer[field] ?? "");
      written.set(answer.id, own);
    },
    overwrittenIn: (items) =>
      items.flatMap((item) =>
        [...(written.get(item.id) ?? [])].flatMap(([field, mine]) => {
          const theirs = item[field] ?? "";
          if (theirs === mine) return [];
          written.get(item.id)?.delete(field);
          return [{ mine: said(item, field, mine), theirs: said(item, field, theirs) }];
        }),
      ),
  };
};

/** What was written on this page. */
export const ownEdits = createOwnEdits();
