import { useCallback } from "react";
import type { Photo } from "#contract/photos.ts";
import { useConfig } from "#client/context/config.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { dayOf } from "#client/i18n/time.ts";

/** What a photo is called where it can't be seen: its caption, else its day. */
export const usePhotoLabel = (): ((photo: Photo) => string) => {
  const s = useMessages(photoMessages);
  const { dateWithYear } = useI18n();
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
