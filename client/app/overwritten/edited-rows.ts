import type { Topic } from "#contract/operation.ts";
import { isRow, type KnownRow } from "./field-text.ts";
import { withSentTimes } from "./series-times.ts";

/** Fields that people write, of any noun. */
const writtenFields = new Set([
  ...["title", "name", "text", "amount", "location", "notes", "description", "source", "birthday"],
  ...["start", "end", "due", "recurrence", "repeatAfterDays", "daypart", "stars", "cost"],
  ...["memberIds", "driver", "collector", "icon", "avatar", "color", "tags", "aisle"],
  ...["servings", "totalMin", "ingredients", "steps", "contacts", "tier", "hidden"],
  ...["timeZone", "locale", "units", "theme", "weekStart", "celebrateChores", "preReaders"],
  ...["place", "sleepStart", "sleepEnd", "sleepNights"],
  ...["screensaverIdleMin", "screensaverCycleSec"],
]);
/** Fields whose own fields people write one by one. */
const nestedFields = new Set([
  ...["children", "parents", "wifi"],
  ...["notifications", "notificationHours"],
]);

/** A row as the server answered it, and which of its fields were written. */
interface EditedRow {
  readonly id: string;
  readonly row: KnownRow;
  readonly names: readonly string[];
}

const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** What has fields, a list by its members. */
const byName = (value: unknown): KnownRow => {
  if (!Array.isArray(value)) return isRow(value) ? value : {};
  return Object.fromEntries(
    value.filter(isRow).map(({ memberId, ...row }) => [String(memberId), row]),
  );
};

/** The paths of what was written inside a field; of what was seen, only what differs. */
const pathsIn = (path: string, edited: unknown, seen: unknown, hasSeen: boolean): string[] => {
  if (hasSeen && !isOther(edited, seen)) return [];
  const isNested = [edited, seen].some(
    (value) => isRow(value) && (!Array.isArray(value) || value.some(isRow)),
  );
  if (!isNested) return [path];
  const [after, before] = [byName(edited), byName(seen)];
  return Object.keys({ ...before, ...after }).flatMap((name) =>
    pathsIn(`${path}/${name}`, after[name], before[name], hasSeen),
  );
};

const namesOf = (edited: KnownRow, seen?: KnownRow): string[] =>
  Object.keys({ ...seen, ...edited }).flatMap((name) => {
    if (nestedFields.has(name))
      return pathsIn(name, edited[name], seen?.[name], seen !== undefined);
    const isWritten =
      writtenFields.has(name) && (seen === undefined || isOther(edited[name], seen[name]));
    return isWritten ? [name] : [];
  });

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
  return [{ id, row: withSentTimes(answer, sent), names }];
};
