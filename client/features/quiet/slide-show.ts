import type { Photo } from "#contract/photos.ts";
import type { PhotoSequence, IsPhotoPair } from "./photo-sequence.ts";

interface Needs<S> {
  readonly album: Pick<PhotoSequence, "next" | "saw">;
  readonly goesWith: IsPhotoPair;
  /** Makes what is to be seen of photos; rejects where one can't be had. */
  readonly prepare: (photos: readonly Photo[]) => Promise<S>;
  /** How long photos stand, in ms. */
  readonly everyMs: number;
  /** Shows photos; undefined: there are none. */
  readonly show: (slide: S | undefined) => void;
}

/** After how long a source that fails is asked again, in ms. */
const retryMs = 60_000;

/** One broken photo is left out; so many in a row are the source's trouble. */
const brokenInARow = 3;

/** Shows photo after photo, each prepared while the one before it stands, and never more than one ahead. Nothing runs before `start`. */
export const createSlideShow = <S>({ album, goesWith, prepare, everyMs, show }: Needs<S>) => {
  let goOn: (() => void) | undefined;
  let dueAt = Number.NEGATIVE_INFINITY;

  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => goOn?.(), Math.max(0, ms));
      goOn = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", over);
        goOn = undefined;
        resolve();
      };
      const over = () => goOn?.();
      signal.addEventListener("abort", over);
      if (signal.aborted) over();
    });

  const run = async (signal: AbortSignal) => {
    let broken = 0;
    while (!signal.aborted) {
      const photos = await album.next(goesWith).catch(() => []);
      const slide = photos.length === 0 ? undefined : await prepare(photos).catch(() => undefined);
      if (signal.aborted) return;
      if (slide === undefined) {
        if (photos.length > 0) album.saw(photos);
        broken += 1;
        if (photos.length > 0 && broken < brokenInARow) continue;
        show(undefined);
        await wait(retryMs, signal);
        continue;
      }
      broken = 0;
      await wait(dueAt - performance.now(), signal);
      if (signal.aborted) return;
      show(slide);
      album.saw(photos);
      dueAt = performance.now() + everyMs;
    }
  };

  return {
    /** Begins; returns how to stop. */
    start: () => {
      const ended = new AbortController();
      void run(ended.signal);
      return () => ended.abort();
    },
    /** Goes on at once: to the next photo, or to a source that may be back. */
    skip: () => {
      dueAt = Number.NEGATIVE_INFINITY;
      goOn?.();
    },
  };
};
