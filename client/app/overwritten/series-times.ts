import type { KnownRow } from "./field-text.ts";

const dayMs = 86_400_000;
/** Where a series has no time near the one that was written, nothing is known of that one. */
const nearMs = 35 * dayMs;

/** When a thing is, and how it repeats: a write of one of these may have the server change the others. */
export const timeFields: ReadonlySet<string> = new Set(["start", "end", "due", "recurrence"]);
/** What of a row that repeats differs from one time to the next. */
export const isOfEachTime = (field: string): boolean =>
  timeFields.has(field) && field !== "recurrence";

/** The series that a row is every time of, as writes answer it. */
export const isWholeSeries = ({ id, seriesId }: KnownRow): boolean =>
  seriesId !== undefined && id === seriesId;
/** Whether a row is one time of a series that has an id of its own. */
export const isOneTime = ({ id, seriesId }: KnownRow): boolean =>
  typeof seriesId === "string" && id !== seriesId;

/** A write's answer, of a whole series with the times that were sent: it tells the series' first time, which may be long ago. */
export const withSentTimes = (answer: KnownRow, sent: KnownRow): KnownRow => {
  const { start, end } = sent;
  return isWholeSeries(answer) && start !== undefined && end !== undefined
    ? { ...answer, start, end }
    : answer;
};

const msOf = (row: KnownRow, field: string): number => Date.parse(String(row[field]));

/** Of the times of a series the one next to what was written of every time, where none is then any more; a time that was moved alone says nothing. */
export const seriesElsewhere = (
  rows: readonly KnownRow[],
  field: string,
  mine: string,
): KnownRow | undefined => {
  const unmoved = rows.filter(({ start, occurrence }) => start === occurrence);
  const from = (row: KnownRow): number => msOf(row, field) - Date.parse(mine);
  const [next] = unmoved.toSorted((a, b) => Math.abs(from(a)) - Math.abs(from(b)));
  if (next === undefined || Math.abs(from(next)) > nearMs) return undefined;
  const { recurrence } = next;
  const isMonthly = typeof recurrence === "string" && /FREQ=(?:MONTHLY|YEARLY)/.test(recurrence);
  const step = isMonthly ? dayMs : 7 * dayMs;
  return unmoved.some((row) => from(row) % step === 0) ? undefined : next;
};
