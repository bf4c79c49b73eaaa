import type { Photo } from "#contract/photos.ts";
import {
  saveRoundPosition,
  loadRoundPosition,
  newRoundPosition,
  type RoundPosition,
} from "./round-position.ts";

/** A part of the photos, and where the next one begins. */
interface Page {
  readonly items: readonly Photo[];
  readonly next: string | null;
}

/** Where a sequence's photos come from, with the family's day, and chance. */
interface PhotoSequenceDeps {
  /** A page of the round that begins behind the random point `from`. Rejects while the source fails. */
  readonly readRound: (from: string, before: string | undefined) => Promise<Page>;
  /** Those of a day (`YYYY-MM-DD`) in earlier years. */
  readonly readDay: (day: string) => Promise<readonly Photo[]>;
  readonly today: () => string;
  readonly random?: () => number;
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** A page's photos in random order; the one that was shown last doesn't begin it. */
const inRandomOrder = (page: Page, last: string | undefined, random: () => number): Page => {
  const [first, ...others] = shuffled(page.items, random);
  if (first === undefined) return { ...page, items: [] };
  return { ...page, items: first.id === last ? [...others, first] : [first, ...others] };
};

/** Where a round goes on once all of a page was shown: at the next page, or at a new round. */
const afterPage = (at: RoundPosition, { items, next }: Page): RoundPosition => {
  if (next === null) return { ...newRoundPosition(), day: at.day, ofDay: at.ofDay };
  const passed = new Set(items.map(({ id }) => id));
  return { ...at, before: next, seen: at.seen.filter((id) => !passed.has(id)) };
};

/** Whether two photos stand side by side. */
export type IsPhotoPair = (first: Photo, second: Photo) => boolean;

/**
 * Says which photos come next: those of this day in earlier years first, then each of all once, in an order without
 * meaning, then the next round. One page of the round is in memory at a time.
 */
export const createPhotoSequence = ({
  readRound,
  readDay,
  today,
  random = Math.random,
}: PhotoSequenceDeps) => {
  let at: RoundPosition = loadRoundPosition();
  let page: Page | undefined;
  let ofDay: readonly Photo[] | undefined;
  let last: string | undefined;

  const move = (next: RoundPosition) => {
    at = next;
    saveRoundPosition(at);
  };

  const dayQueue = async (): Promise<readonly Photo[]> => {
    const day = today();
    if (at.day !== day) {
      move({ ...at, day, ofDay: [] });
      ofDay = undefined;
    }
    ofDay ??= await readDay(day);
    return ofDay.filter(({ id }) => !at.ofDay.includes(id));
  };

  const pageQueue = async (): Promise<readonly Photo[]> => {
    for (;;) {
      page ??= inRandomOrder(await readRound(at.from, at.before), last, random);
      const unseen = page.items.filter(({ id }) => !at.seen.includes(id));
      const isEmpty = page.items.length === 0 && at.before === undefined;
      if (unseen.length > 0 || isEmpty) return unseen;
      move(afterPage(at, page));
      page = undefined;
    }
  };

  return {
    /** The photos of the next screen, one, or two that go together; none where there are none. Rejects while the source fails. */
    next: async (goesWith: IsPhotoPair): Promise<readonly Photo[]> => {
      const day = await dayQueue();
      const [first, ...others] = day.length > 0 ? day : await pageQueue();
      if (first === undefined) return [];
      const second = others.find((other) => goesWith(first, other));
      return second === undefined ? [first] : [first, second];
    },
    /** Counts photos as seen: they come again in the next round. */
    saw: (photos: readonly Photo[]): void => {
      const ids = photos.map(({ id }) => id);
      last = ids.at(-1);
      const fromDay = ids.filter((id) => ofDay?.some((photo) => photo.id === id));
      move({ ...at, seen: [...at.seen, ...ids], ofDay: [...at.ofDay, ...fromDay] });
    },
    /** Reads the photos anew: some came, went or were hidden. */
    forget: (): void => {
      page = undefined;
      ofDay = undefined;
    },
  };
};

export type PhotoSequence = ReturnType<typeof createPhotoSequence>;
