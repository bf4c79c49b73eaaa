import { useMemo, useState } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useEntryTime } from "../use-entry-time.ts";
import { PictureViewer } from "#client/ui/viewer/PictureViewer.tsx";

/** An entry's pictures over the whole screen, beginning with one of them. */
export const JournalViewer = ({
  entry,
  at,
  onClose,
}: {
  entry: JournalEntry;
  at: number;
  onClose: () => void;
}) => {
  const s = useMessages(journalMessages);
  const when = useEntryTime();
  const author = useFamily().find(({ id }) => id === entry.authorId)?.name;
  const { photos, text } = entry;
  const detail = author === undefined ? when(entry) : `${author} · ${when(entry)}`;
  const [shown, setShown] = useState(String(at));
  const pictures = useMemo(
    () =>
      photos.map(({ url, width, height }, place) => ({
        ...{ id: String(place), width, height },
        at: (wide: number) => `${url}&w=${Math.min(4096, Math.round(wide))}`,
        alt: s("photo", { at: place + 1, count: photos.length }),
        ...(text === "" ? {} : { caption: text }),
        detail,
      })),
    [photos, s, text, detail],
  );
  return <PictureViewer pictures={pictures} shown={shown} onShow={setShown} onClose={onClose} />;
};
