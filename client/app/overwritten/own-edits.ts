import type { Topic } from "#contract/operation.ts";
import { editedRowsOf, isRow, type KnownRow } from "./edited-rows.ts";

/** A field that was written in this browser and stands otherwise by now. */
export interface OverwrittenField {
  readonly field: string;
  readonly mine: string;
  /** The row as it stands. */
  readonly row: KnownRow;
}

/** An edit of a row, as this browser keeps it. */
export interface OwnEdit {
  readonly id: string;
  readonly topics: readonly Topic[];
  /** What the server made of the edited fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** When it was answered, in ms since 1970. */
  readonly at: number;
}

const weekMs = 7 * 86_400_000;
const mostEdits = 100;

/** What of a row that repeats differs from one time to the next. */
const ofEachTime = new Set(["start", "end", "due"]);
/** What the library's rows of a recipe don't say. */
const ofWholeRecipe = new Set(["servings", "source", "ingredients", "steps"]);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (isRow(value))
    return ["text", "name", "phone"]
      .map((name) => textOf(value[name]))
      .filter((text) => text !== "")
      .join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** A field's value as it is compared and told, each of several on a line of its own: an absent one is empty. */
export const fieldText = (row: KnownRow, field: string): string => textOf(row[field]);

const repeats = ({ recurrence, occurrence }: KnownRow): boolean =>
  recurrence != null || occurrence != null;

/** Whether something that was stored is an edit as this version keeps it. */
export const isOwnEdit = (value: unknown): value is OwnEdit =>
  isRow(value) &&
  typeof value["id"] === "string" &&
  typeof value["at"] === "number" &&
  Array.isArray(value["topics"]) &&
  isRow(value["fields"]);

/** The rows of an answer, however deep, that have this id. */
const rowsOf = (data: unknown, id: string): KnownRow[] => {
  if (Array.isArray(data)) return data.flatMap((each) => rowsOf(each, id));
  if (!isRow(data)) return [];
  return [
    ...(data["id"] === id ? [data] : []),
    ...Object.values(data).flatMap((value) => (isRow(value) ? rowsOf(value, id) : [])),
  ];
};

/** Whether a row says a field of a thing that this browser wrote, and not of one of its times or turns. */
const tells = (row: KnownRow, field: string): boolean => {
  if (ofEachTime.has(field)) return !repeats(row);
  // Whose turn it is changes by itself.
  if (field === "memberIds") return row["rotation"] == null;
  return !ofWholeRecipe.has(field) || "ingredients" in row;
};

/** What of an edit stands otherwise in every row of its thing. */
const overwrittenOf = (
  { id, topics, fields }: OwnEdit,
  data: readonly unknown[],
): OverwrittenField[] => {
  const isOfHouse = topics.some((topic) => topic === id);
  const rows = isOfHouse ? data.filter(isRow) : data.flatMap((each) => rowsOf(each, id));
  return Object.entries(fields).flatMap(([field, mine]) => {
    const compared = rows.filter((row) => (isOfHouse ? field in row : tells(row, field)));
    const [row] = compared;
    if (row === undefined || compared.some((each) => fieldText(each, field) === mine)) return [];
    return [{ field, mine, row }];
  });
};

/** Makes the memory of what was written in this browser: whoever wrote first is told when a later change of the same field won. */
export const createOwnEdits = (kept: readonly OwnEdit[], save: (all: OwnEdit[]) => void) => {
  let edits = [...kept];
  const replace = (next: OwnEdit[]): void => {
    edits = next.slice(-mostEdits);
    save(edits);
  };
  return {
    /** Takes what another page of this browser has kept by now. */
    recall: (newest: readonly OwnEdit[]): void => {
      edits = [...newest];
    },
    /** Forgets everything: another member holds this phone, or nobody. */
    forgetAll: (): void => replace([]),
    topics: (): ReadonlySet<Topic> => new Set(edits.flatMap(({ topics }) => topics)),
    /** Remembers what the server made of an edit; `edited` is what was sent. */
    remember: (answer: unknown, edited: unknown, topics: readonly Topic[], now: number): void => {
      for (const { id, row, names } of editedRowsOf(answer, edited, topics)) {
        if (names.length === 0) continue;
        const before = edits.find((edit) => edit.id === id);
        const fields = Object.fromEntries(names.map((name) => [name, fieldText(row, name)]));
        replace([
          ...edits.filter((edit) => edit.id !== id && now - edit.at < weekMs),
          { id, topics, at: now, fields: { ...before?.fields, ...fields } },
        ]);
      }
    },
    /** Takes what this browser has made of a row by another write than an edit for what it wrote there. */
    renew: (answer: unknown): void => {
      if (!isRow(answer)) return;
      const known = edits.find(({ id }) => id === answer["id"]);
      if (known === undefined) return;
      const names = Object.keys(known.fields);
      const fields = Object.fromEntries(names.map((name) => [name, fieldText(answer, name)]));
      replace(edits.map((edit) => (edit === known ? { ...edit, fields } : edit)));
    },
    /** What somebody else wrote over, each told once; a row that isn't in these answers is told by nothing. */
    overwrittenIn: (topic: Topic, data: readonly unknown[]): OverwrittenField[] => {
      const told = edits
        .filter(({ topics }) => topics.includes(topic))
        .map((edit) => ({ edit, found: overwrittenOf(edit, data) }))
        .filter(({ found }) => found.length > 0);
      if (told.length === 0) return [];
      replace(
        edits.map((edit) => {
          const gone = told.find((one) => one.edit === edit)?.found.map(({ field }) => field) ?? [];
          const left = Object.entries(edit.fields).filter(([field]) => !gone.includes(field));
          return { ...edit, fields: Object.fromEntries(left) };
        }),
      );
      return told.flatMap(({ found }) => found);
    },
  };
};
