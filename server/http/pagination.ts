import { InvalidInput } from "./errors.ts";

/** The id that a cursor stands for, or one above all; 400 for a cursor that no page gave. */
export const parseCursor = (cursor: string | undefined): number => {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^\d{1,15}$/.test(cursor))
    throw new InvalidInput("before", "before: expected the `next` of an earlier page.");
  return Number(cursor);
};

/** A page of at most `limit` records out of the `limit + 1` that were looked for, and its cursor. */
export const newestFirstPage = <T extends { readonly id: string }>(
  found: readonly T[],
  limit: number,
): { items: T[]; next: string | null } => {
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
};
