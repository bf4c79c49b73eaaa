import { useCallback } from "react";
import type { Photo } from "../../../contract/photos.ts";
import { useConfig } from "../../../client/config.ts";
import { photoWords } from "../../../client/text/rooms/photos/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { dayOf } from "../../../client/time.ts";

/** What a photo is called where it can't be seen: its caption, else its day. */
export const usePhotoWords = (): ((photo: Photo) => string) => {
  const s = useWordsOf(photoWords);
  const { dateWithYear } = useText();
  const { timeZone } = useConfig();
  return useCallback(
    ({ caption, takenAt }) =>
      caption ??
      (takenAt === undefined
        ? s("photo")
        : s("photoOf", { date: dateWithYear(dayOf(takenAt, timeZone)) })),
    [s, dateWithYear, timeZone],
  );
};
