import { isDeepStrictEqual } from "node:util";

/** Something as its writer read it, as they want it, and as it stands by now. */
export interface Versions<T, Seen = T> {
  readonly seen: Seen;
  readonly wanted: T;
  readonly now: T;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields as they stand now, with those that the writer changed; fields that mean something `together` change as one. */
export const mergeFields = <T extends object>(
  { seen, wanted, now }: Versions<T, T | undefined>,
  together: readonly (readonly (keyof T & string)[])[] = [],
): T => {
  const [before, after, current]: Fields[] = [{ ...seen }, { ...wanted }, { ...now }];
  const isChanged = (name: string) => !isDeepStrictEqual(before?.[name], after?.[name]);
  const isTheirs = (name: string) =>
    (together.find((names) => names.some((one) => one === name)) ?? [name]).some(isChanged);
  const names = [...new Set([...Object.keys({ ...current }), ...Object.keys({ ...after })])];
  const merged = names
    .map((name) => [name, (isTheirs(name) ? after : current)?.[name]] as const)
    .filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is one of two whole things of this type
  return Object.fromEntries(merged) as T;
};

interface RowsOptions<T> {
  readonly keyOf: (row: T) => string;
  /** Makes one of a row; nothing was seen of one that two have added. */
  readonly merge: (versions: Versions<T, T | undefined>) => T;
  /** What becomes of a row that the writer changed and somebody else has deleted since. */
  readonly gone: (row: T) => readonly T[];
}

/** The rows as they stand now, with what the writer added, changed, deleted or moved; what they didn't see stays. */
export const mergeRows = <T>(
  { seen, wanted, now }: Versions<readonly T[]>,
  { keyOf, merge, gone }: RowsOptions<T>,
): T[] => {
  const byKey = (rows: readonly T[]) => new Map(rows.map((row) => [keyOf(row), row]));
  const [before, after, current] = [byKey(seen), byKey(wanted), byKey(now)];
  const written = [...after].flatMap(([key, row]) => {
    const [was, is] = [before.get(key), current.get(key)];
    if (is !== undefined) return [merge({ seen: was, wanted: row, now: is })];
    if (was === undefined) return [row];
    return isDeepStrictEqual(was, row) ? [] : gone(row);
  });
  const unseen = now.filter((row) => !before.has(keyOf(row)) && !after.has(keyOf(row)));
  const inBoth = (rows: Iterable<string>) =>
    [...rows].filter((key) => before.has(key) && after.has(key));
  if (!isDeepStrictEqual(inBoth(before.keys()), inBoth(after.keys())))
    return [...written, ...unseen];
  // Nobody was moved by this writer: the order is that of now, and who is new comes last.
  const places = new Map([...current.keys()].map((key, at) => [key, at]));
  const placeOf = (row: T) => places.get(keyOf(row)) ?? current.size;
  return [...written, ...unseen].toSorted((a, b) => placeOf(a) - placeOf(b));
};
