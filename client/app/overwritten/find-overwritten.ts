import type { Topic } from "#contract/operation.ts";
import { fieldText, isRow, type KnownRow } from "./field-text.ts";
import { isOfEachTime, isOneTime, seriesElsewhere } from "./series-times.ts";

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
  /** Where it is one time of a series: which series. */
  readonly series?: string | undefined;
  /** When it was answered, in ms since 1970. */
  readonly at: number;
}

/** What the library's rows of a recipe don't say. */
const ofWholeRecipe = new Set(["servings", "source", "ingredients", "steps"]);

const repeats = ({ recurrence, occurrence, repeatAfterDays }: KnownRow): boolean =>
  [recurrence, occurrence, repeatAfterDays].some((value) => value != null);

/** The rows of an answer, however deep, that have this id, or are times of the series that has it. */
const rowsOf = (data: unknown, id: string): KnownRow[] => {
  if (Array.isArray(data)) return data.flatMap((each) => rowsOf(each, id));
  if (!isRow(data)) return [];
  return [
    ...(data["id"] === id || data["seriesId"] === id ? [data] : []),
    ...Object.values(data).flatMap((value) => (isRow(value) ? rowsOf(value, id) : [])),
  ];
};

/** Whether a row says a field of a thing that this browser wrote, and not of one of its times or turns. */
const tells = (row: KnownRow, field: string): boolean => {
  if (isOfEachTime(field)) return isOneTime(row) || !repeats(row);
  // Whose turn it is changes by itself.
  if (field === "memberIds") return row["rotation"] == null;
  return !ofWholeRecipe.has(field) || "ingredients" in row;
};

/** What of an edit stands otherwise in every row of its thing; `ownIds` are of what this browser wrote. */
export const overwrittenOf = (
  { id, topics, fields }: OwnEdit,
  data: readonly unknown[],
  ownIds: ReadonlySet<unknown>,
): OverwrittenField[] => {
  const isOfHouse = topics.some((topic) => topic === id);
  const rows = isOfHouse ? data.filter(isRow) : data.flatMap((each) => rowsOf(each, id));
  // What this browser wrote of one time is no word about the series.
  const times = rows.filter((row) => row["seriesId"] === id && !ownIds.has(row["id"]));
  const others = rows.filter((row) => row["seriesId"] !== id);
  const found = Object.entries(fields).flatMap(([field, mine]): OverwrittenField[] => {
    if (isOfEachTime(field) && times.length > 0) {
      const row = seriesElsewhere(times, field, mine);
      return row === undefined ? [] : [{ field, mine, row }];
    }
    const [first = ""] = field.split("/");
    const compared = (times.length > 0 ? times : others).filter((row) =>
      isOfHouse ? first in row : tells(row, field),
    );
    const [row] = compared;
    if (row === undefined || compared.some((each) => fieldText(each, field) === mine)) return [];
    return [{ field, mine, row }];
  });
  // It ends otherwise because it begins otherwise.
  const isMoved = found.some(({ field }) => field === "start");
  return isMoved ? found.filter(({ field }) => field !== "end") : found;
};
