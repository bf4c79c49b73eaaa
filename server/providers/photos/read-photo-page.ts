import { InvalidInput } from "../../platform/errors.ts";
import type { PhotoPageQuery, PhotoPlace, InstantRange } from "./port.ts";

/** How a source finds its photos; each list has the last taken first. */
export interface PhotoLists<T extends PhotoPlace> {
  listed(of: "shown" | "hidden", limit: number, after: PhotoPlace | null): readonly T[];
  taken(span: InstantRange): readonly T[];
  byId(after: string, upTo: string, limit: number): readonly T[];
}

interface Found<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** Sorts after every id. */
const lastId = "~";

const strange = (): InvalidInput =>
  new InvalidInput("before", "before: expected the `next` of an earlier page.");

const placeOf = (cursor: string | undefined): PhotoPlace | null => {
  if (cursor === undefined) return null;
  const [, shownAt, id] = /^(-?\d{1,16})_([\w-]{1,64})$/.exec(cursor) ?? [];
  if (shownAt === undefined || id === undefined) throw strange();
  return { shownAt: Number(shownAt), id };
};

/** Whether a photo is after a position in the list. */
export const isAfterPlace = (photo: PhotoPlace, place: PhotoPlace): boolean =>
  photo.shownAt < place.shownAt || (photo.shownAt === place.shownAt && photo.id < place.id);

/**
 * Reads from `from` to the last id, then from the first one to `from`; the last seen id shows which part comes next.
 */
const readRound = <T extends PhotoPlace>(
  lists: PhotoLists<T>,
  from: string,
  { limit, before }: PhotoPageQuery,
): Found<T> => {
  if (before !== undefined && !/^[\w-]{1,64}$/.test(before)) throw strange();
  const isSecondHalf = before !== undefined && before <= from;
  const first = isSecondHalf ? [] : lists.byId(before ?? from, lastId, limit + 1);
  const start = isSecondHalf ? before : "";
  const found = [...first, ...lists.byId(start, from, limit + 1 - first.length)];
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
};

/** A page of a selection, and the cursor of the next; 400 for an unknown cursor. */
export const readPhotos = <T extends PhotoPlace>(
  lists: PhotoLists<T>,
  asked: PhotoPageQuery,
): Found<T> => {
  const { limit, before, selection = { of: "all" } } = asked;
  if (selection.of === "mixed") return readRound(lists, selection.from, asked);
  const place = placeOf(before);
  // One more than the limit shows whether there is a next page.
  const found =
    selection.of === "taken"
      ? selection.spans
          .flatMap((span) => lists.taken(span))
          .filter((photo) => place === null || isAfterPlace(photo, place))
      : lists.listed(selection.of === "hidden" ? "hidden" : "shown", limit + 1, place);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last ? `${last.shownAt}_${last.id}` : null };
};
