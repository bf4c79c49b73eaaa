import type { Topic } from "#contract/operation.ts";

/** A field that was written in this browser and stands otherwise by now. */
export interface OverwrittenField {
  readonly field: string;
  readonly mine: string;
  /** The row as it stands. */
  readonly row: KnownRow;
}

export type KnownRow = Readonly<Record<string, unknown>>;

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

/** Fields that people write, of any noun. */
const writtenFields = new Set([
  ...["title", "name", "text", "amount", "location", "notes", "description"],
  ...["start", "end", "due"],
]);
/** What of a row that repeats differs from one time to the next. */
const ofEachTime = new Set(["start", "end", "due"]);

const isRow = (value: unknown): value is KnownRow => typeof value === "object" && value !== null;

/** A field's value as it is compared and told: an absent one is empty. */
export const fieldText = (row: KnownRow, field: string): string => {
  const value = row[field];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

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

/** What of an edit stands otherwise in every row of its thing. */
const overwrittenOf = ({ id, fields }: OwnEdit, data: readonly unknown[]): OverwrittenField[] => {
  const rows = data.flatMap((each) => rowsOf(each, id));
  return Object.entries(fields).flatMap(([field, mine]) => {
    const compared = rows.filter((row) => !(ofEachTime.has(field) && repeats(row)));
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
    /** Remembers what the server made of an edit; `edited` is what was sent of the row. */
    remember: (answer: unknown, edited: unknown, topics: readonly Topic[], now: number): void => {
      if (!isRow(answer) || !isRow(edited) || typeof answer["id"] !== "string") return;
      const id = answer["id"];
      const names = Object.keys(edited).filter((name) => writtenFields.has(name));
      if (names.length === 0) return;
      const before = edits.find((edit) => edit.id === id);
      const fields = Object.fromEntries(names.map((name) => [name, fieldText(answer, name)]));
      replace([
        ...edits.filter((edit) => edit.id !== id && now - edit.at < weekMs),
        { id, topics, at: now, fields: { ...before?.fields, ...fields } },
      ]);
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
