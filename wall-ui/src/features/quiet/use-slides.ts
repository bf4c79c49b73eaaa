import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Photo } from "#contract/photos.ts";
import { useConfig } from "#client/context/config.ts";
import { useApp } from "#client/context/app-context.ts";
import { newId } from "#client/platform/random-id.ts";
import { leavesHalfEmpty, type PhotoSize } from "#client/features/quiet/frames.ts";
import { createSlideShow } from "#client/features/quiet/slide-show.ts";
import { usePhotoSequence } from "#client/features/quiet/use-photo-sequence.ts";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { decodePhoto } from "./decode-photo.ts";

/** What is seen at once: a photo, or two that leave room for each other. */
export interface Slide {
  readonly key: string;
  readonly photos: readonly Photo[];
  readonly pictures: readonly HTMLElement[];
}

const onResize = (listener: () => void) => {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
};

const useScreen = (): PhotoSize => {
  const width = useSyncExternalStore(onResize, () => innerWidth);
  const height = useSyncExternalStore(onResize, () => innerHeight);
  return useMemo(() => ({ width, height }), [width, height]);
};

/** The slide that stands and the one before it, until `settle`; none where there are no photos, or their source fails. */
export const useSlides = () => {
  const screen = useScreen();
  const album = usePhotoSequence();
  const { onChange } = useApp();
  const canAsk = useSourceReadiness("photos") === "ask";
  const everyMs = useConfig().screensaverCycleSec * 1000;
  const [slides, setSlides] = useState<readonly Slide[]>([]);
  const show = useMemo(
    () =>
      createSlideShow<Slide>({
        ...{ album, everyMs },
        goesWith: (first, second) =>
          leavesHalfEmpty(first, screen) && leavesHalfEmpty(second, screen),
        prepare: async (photos) => ({
          ...{ key: newId(), photos },
          pictures: await Promise.all(
            photos.map((photo) => decodePhoto(photo, photos.length, screen)),
          ),
        }),
        show: (slide) => setSlides((before) => (slide ? [...before.slice(-1), slide] : [])),
      }),
    [album, everyMs, screen],
  );
  useEffect(() => {
    if (!canAsk) {
      setSlides([]);
      return;
    }
    return show.start();
  }, [canAsk, show]);
  const isDark = slides.length === 0;
  useEffect(
    () =>
      onChange("photos", () => {
        album.forget();
        if (isDark) show.skip();
      }),
    [onChange, album, show, isDark],
  );
  return {
    slides,
    /** The newest slide covers the one before it. */
    settle: useCallback(() => setSlides((before) => before.slice(-1)), []),
    /** Goes on to the next photo at once. */
    skip: show.skip,
  };
};
