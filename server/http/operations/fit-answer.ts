import type * as z from "zod";

/** An item that an answer lacks, because it doesn't fit the schema. */
export interface UnfitItem {
  readonly id: string;
  /** What doesn't fit, within the item. */
  readonly field: string;
  /** `clipped` where the item is there without one entry of a list of its own. */
  readonly effect: "clipped" | "leftOut";
  /** The calendar that has it. */
  readonly part?: string;
}

/** An answer that fits its schema. */
export interface FittedAnswer {
  readonly answer: unknown;
  readonly unfit: readonly UnfitItem[];
}

type Path = readonly PropertyKey[];

const valueAt = (answer: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    answer,
  );

const textOf = (value: unknown, ...names: readonly string[]): string | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const found = names.map((name): unknown => Reflect.get(value, name));
  const word = found.find((each) => typeof each === "string" || typeof each === "number");
  return word === undefined ? undefined : String(word).slice(0, 256);
};

const pathText = (path: Path): string => path.map(String).join(".");

/** The nearest thing with an id that an issue is about; its own path where nothing has one. */
const unfitItemAt = (answer: unknown, item: Path, issue: Path): UnfitItem => {
  for (let depth = item.length; depth > 0; depth -= 1) {
    const value = valueAt(answer, item.slice(0, depth));
    const id = textOf(value, "id", "memberId", "date", "month", "time", "name");
    if (id === undefined) continue;
    const part = textOf(value, "feedId");
    return {
      id,
      field: pathText(issue.slice(depth)) || "value",
      effect: depth === item.length ? "leftOut" : "clipped",
      ...(part === undefined ? {} : { part }),
    };
  }
  return {
    id: pathText(item),
    field: pathText(issue.slice(item.length)) || "value",
    effect: "leftOut",
  };
};

/** The innermost entry of a list in which an issue lies; null where it lies in none. */
const listEntry = (issue: Path): Path | null => {
  const at = issue.findLastIndex((key) => typeof key === "number");
  return at < 0 ? null : issue.slice(0, at + 1);
};

/** Later entries first, so that removing one doesn't move another. */
const lastFirst = (a: Path, b: Path): number => {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth += 1) {
    const [one, other] = [a[depth], b[depth]];
    if (one === other) continue;
    return typeof one === "number" && typeof other === "number"
      ? other - one
      : String(one) < String(other)
        ? 1
        : -1;
  }
  return b.length - a.length;
};

const removeAt = (answer: unknown, path: Path): void => {
  const holder = valueAt(answer, path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (typeof holder === "object" && holder !== null && key !== undefined)
    Reflect.deleteProperty(holder, key);
};

/** How often an answer is tried again; more is a bug of ours rather than a strange value. */
const mostRounds = 12;

/** What to remove for an issue: the value itself where that was not removed before, or else the entry of a list around it. */
const pathToRemove = (issue: Path, removedBefore: ReadonlySet<string>): Path | null => {
  const isValue = issue.length > 0 && typeof issue.at(-1) !== "number";
  return isValue && !removedBefore.has(pathText(issue)) ? issue : listEntry(issue);
};

/**
 * Fits an answer to its schema: an optional value or an entry of a list that doesn't fit is left out and named, and
 * everything else is answered. Throws a ZodError where what is left doesn't fit.
 *
 * The first round removes each value that doesn't fit, in the hope that it is optional. Where it wasn't, the second round
 * finds it missing, and removes the entry of the innermost list around it. What no longer fits after that is treated the
 * same way, in at most `mostRounds` rounds.
 */
export const fitAnswer = (schema: z.ZodType, result: unknown): FittedAnswer => {
  const unfit = new Map<string, UnfitItem>();
  let removedBefore = new Set<string>();
  let answer = result;
  for (let round = 0; ; round += 1) {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return { answer: parsed.data, unfit: [...unfit.values()] };
    if (round === 0) answer = structuredClone(answer);
    const targets = new Map<string, Path>();
    for (const { path } of parsed.error.issues) {
      const target = pathToRemove(path, removedBefore);
      if (target === null || round === mostRounds) throw parsed.error;
      targets.set(pathText(target), target);
      const item = unfitItemAt(answer, target, path);
      unfit.set(`${item.id} ${item.field}`, item);
    }
    const dropped = [...targets.values()].toSorted(lastFirst);
    // What a list lacks from now on moves the entries behind it.
    removedBefore = dropped.some((path) => typeof path.at(-1) === "number")
      ? new Set()
      : new Set([...removedBefore, ...targets.keys()]);
    for (const path of dropped) removeAt(answer, path);
  }
};
