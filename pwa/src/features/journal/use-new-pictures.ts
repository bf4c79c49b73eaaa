import { useState } from "react";
import {
  type EntryDraft,
  maxPictures,
  withDraftPictures,
} from "#client/features/journal/writing/entry-draft.ts";
import { scaledDown } from "#client/features/uploads/scale-down.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** What every browser can draw; the house has the last word on others. */
const drawable = /^image\/(?:jpeg|png|webp|gif)$/;

const isBroken = async (picture: Blob): Promise<boolean> => {
  if (!drawable.test(picture.type)) return false;
  return createImageBitmap(picture).then(
    (drawn) => {
      drawn.close();
      return false;
    },
    () => true,
  );
};

/** Takes pictures into a draft, scaled down one after the other; says which can't be read. */
export const useNewPictures = (change: (revise: (draft: EntryDraft) => EntryDraft) => void) => {
  const s = useMessages(journalMessages);
  const [preparing, setPreparing] = useState(0);
  const take = async (files: readonly File[], there: number): Promise<void> => {
    const room = Math.max(0, maxPictures - there);
    if (files.length > room)
      showToast({ kind: "problem", words: s("photosFull", { count: maxPictures }) });
    const taken = files.slice(0, room);
    setPreparing((count) => count + taken.length);
    for (const file of taken) {
      if (await isBroken(file))
        showToast({ kind: "problem", words: s("pictureBroken", { name: file.name }) });
      else {
        const picture = await scaledDown(file);
        change((draft) => withDraftPictures(draft, [picture]));
      }
      setPreparing((count) => count - 1);
    }
  };
  return { take, isPreparing: preparing > 0 };
};
