/** A page of a long list, as far as it is known: where it begins, and how many entries it has once it was read. */
export interface KnownPage {
  readonly before: string | undefined;
  readonly size: number | undefined;
}

/** What was read of a page: how many entries, and where the next one begins; null on the last. */
interface ReadPage {
  readonly size: number;
  readonly next: string | null;
}

/** Before anything was read. */
export const firstPage: readonly KnownPage[] = [{ before: undefined, size: undefined }];

/**
 * What is known after a page was read. Pages behind one whose end has moved are forgotten: they begin elsewhere now.
 * The same array where nothing is new.
 */
export const withPageRead = (
  known: readonly KnownPage[],
  at: number,
  { size, next }: ReadPage,
): readonly KnownPage[] => {
  const page = known[at];
  if (page === undefined) return known;
  const following = known[at + 1];
  const isSame =
    page.size === size && (next === null ? following === undefined : following?.before === next);
  if (isSame) return known;
  const upTo = [...known.slice(0, at), { ...page, size }];
  if (next === null) return upTo;
  const rest =
    following?.before === next ? known.slice(at + 1) : [{ before: next, size: undefined }];
  return [...upTo, ...rest];
};

/** How many rows a list of these pages has: every entry, and one for what hasn't been read yet. */
export const rowCountOf = (known: readonly KnownPage[]): number =>
  known.reduce((sum, { size = 1 }) => sum + size, 0);

/** The page that a row is on, and its place there. */
export const pagePositionOf = (
  known: readonly KnownPage[],
  row: number,
): { readonly page: number; readonly at: number } => {
  let at = row;
  for (const [page, { size = 1 }] of known.entries()) {
    if (at < size) return { page, at };
    at -= size;
  }
  return { page: Math.max(0, known.length - 1), at: 0 };
};

/** So many rows ahead a page is read before it is needed. */
const ahead = 12;

/** The pages that have to be here for these rows to be shown, and a little around them; the first and the last. */
export const pagesForRows = (
  known: readonly KnownPage[],
  firstRow: number,
  lastRow: number,
): { readonly from: number; readonly to: number } => ({
  from: pagePositionOf(known, Math.max(0, firstRow - ahead)).page,
  to: pagePositionOf(known, Math.min(rowCountOf(known) - 1, lastRow + ahead)).page,
});
