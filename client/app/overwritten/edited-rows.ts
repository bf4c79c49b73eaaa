import type { Topic } from "#contract/operation.ts";

export type KnownRow = Readonly<Record<string, unknown>>;

/** Whether something of an answer has fields. */
export const isRow = (value: unknown): value is KnownRow =>
  typeof value === "object" && value !== null;

/** Fields that people write, of any noun. */
const writtenFields = new Set([
  ...["title", "name", "text", "amount", "location", "notes", "description", "source", "birthday"],
  ...["start", "end", "due", "stars", "cost", "servings", "totalMin"],
  ...["memberIds", "driver", "collector", "icon", "tags", "aisle"],
  ...["ingredients", "steps", "contacts"],
  ...["timeZone", "sleepStart", "sleepEnd", "screensaverIdleMin", "screensaverCycleSec"],
]);

/** A row as the server answered it, and which of its fields were written. */
interface EditedRow {
  readonly id: string;
  readonly row: KnownRow;
  readonly names: readonly string[];
}

const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
const namesOf = (edited: KnownRow, seen?: KnownRow): string[] =>
  Object.keys({ ...seen, ...edited }).filter(
    (name) => writtenFields.has(name) && (seen === undefined || isOther(edited[name], seen[name])),
  );

const rowOf = (rows: unknown, id: unknown): KnownRow | undefined =>
  Array.isArray(rows) ? rows.filter(isRow).find((row) => row["id"] === id) : undefined;

/** Of a whole list that was sent beside what was seen of it, the rows that differ. */
const changedRows = (answer: unknown, members: unknown[], seen: unknown): EditedRow[] =>
  members.filter(isRow).flatMap((edited) => {
    const { id } = edited;
    const [row, before] = [rowOf(answer, id), rowOf(seen, id)];
    if (typeof id !== "string" || row === undefined || before === undefined) return [];
    return [{ id, row, names: namesOf(edited, before) }];
  });

/** The rows that a write has edited, by what was sent; the one thing that a house has once goes by its topic. */
export const editedRowsOf = (
  answer: unknown,
  sent: unknown,
  [topic]: readonly Topic[],
): EditedRow[] => {
  if (!isRow(sent) || !isRow(answer) || topic === undefined) return [];
  const { members, card, seen } = sent;
  if (Array.isArray(members)) return changedRows(answer, members, seen);
  const id = typeof answer["id"] === "string" ? answer["id"] : topic;
  const names = isRow(card) && isRow(seen) ? namesOf(card, seen) : namesOf(sent);
  return [{ id, row: answer, names }];
};
