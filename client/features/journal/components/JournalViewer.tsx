import { useMemo, useState } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { PictureViewer } from "#client/ui/viewer/PictureViewer.tsx";

/** An entry's pictures over the whole screen, beginning with one of them. */
export const JournalViewer = ({
  entry: { photos },
  at,
  onClose,
}: {
  entry: JournalEntry;
  at: number;
  onClose: () => void;
}) => {
  const s = useMessages(journalMessages);
  const [shown, setShown] = useState(String(at));
  const pictures = useMemo(
    () =>
      photos.map(({ url, width, height }, place) => ({
        ...{ id: String(place), width, height },
        at: (wide: number) => `${url}&w=${Math.min(4096, Math.round(wide))}`,
        alt: s("photo", { at: place + 1, count: photos.length }),
      })),
    [photos, s],
  );
  return <PictureViewer pictures={pictures} shown={shown} onShow={setShown} onClose={onClose} />;
};
