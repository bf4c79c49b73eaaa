import { InvalidInput } from "./errors.ts";

/** The id in a cursor, by default above all ids; throws 400 for an unknown cursor. */
export const parseCursor = (cursor: string | undefined): number => {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^\d{1,15}$/.test(cursor))
    throw new InvalidInput("before", "before: expected the `next` of an earlier page.");
  return Number(cursor);
};

/** A page of at most `limit` of the `limit + 1` records that were read, and the next cursor. */
export const newestFirstPage = <T extends { readonly id: string }>(
  found: readonly T[],
  limit: number,
): { items: T[]; next: string | null } => {
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
};
