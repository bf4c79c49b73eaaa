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

/** What an album needs: the house's photos, the family's day, and chance. */
interface Needs {
  /** A page of the round that begins behind `from`. Rejects while the source fails. */
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

/** Whether two photos stand side by side. */
export type IsPhotoPair = (first: Photo, second: Photo) => boolean;

/**
 * Says which photos come next: those of this day in earlier years first, then each of all once, in an order without
 * meaning, then the next round. One page of the round is in memory at a time.
 */
export const createPhotoSequence = ({ readRound, readDay, today, random = Math.random }: Needs) => {
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

  const turnPage = ({ items, next }: Page): void => {
    page = undefined;
    if (next === null) {
      move({ ...newRoundPosition(), day: at.day, ofDay: at.ofDay });
      return;
    }
    const passed = new Set(items.map(({ id }) => id));
    move({ ...at, before: next, seen: at.seen.filter((id) => !passed.has(id)) });
  };

  const readPage = async (): Promise<Page> => {
    const { items, next } = await readRound(at.from, at.before);
    const [first, ...others] = shuffled(items, random);
    // What was shown last doesn't begin the next round.
    const isRepeat = first?.id === last;
    return {
      items: first === undefined ? [] : isRepeat ? [...others, first] : [first, ...others],
      next,
    };
  };

  const pageQueue = async (): Promise<readonly Photo[]> => {
    for (;;) {
      page ??= await readPage();
      const unseen = page.items.filter(({ id }) => !at.seen.includes(id));
      const isEmpty = page.items.length === 0 && at.before === undefined;
      if (unseen.length > 0 || isEmpty) return unseen;
      turnPage(page);
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
