import { useMemo, useState } from "react";
import type { Photo } from "#contract/photos.ts";
import { useCan } from "#client/features/meta/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import type { Paged } from "#client/query/pages.ts";
import { photoUrl } from "#client/features/photos/queries.ts";
import { photoWords } from "#client/features/photos/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { dayOf } from "#client/i18n/time.ts";
import { Button } from "#client/ui/Button.tsx";
import { PictureViewer } from "#client/ui/viewer/PictureViewer.tsx";
import { DeletePhoto } from "./DeletePhoto.tsx";
import { PhotoGrid } from "./YearlyPhotoGrid.tsx";
import { ReadOn } from "./LoadMore.tsx";
import { useAppearance } from "./use-set-photo-hidden.ts";
import { usePhotoWords } from "./use-photo-label.ts";

const none: readonly Photo[] = [];

/** Photos to look through; one that is opened can be hidden or shown again, and by a parent deleted. */
export const PhotoList = ({ of, areHidden }: { of: Paged<Photo>; areHidden: boolean }) => {
  const s = useWordsOf(photoWords);
  const wordsOf = usePhotoWords();
  const { dateWithYear } = useText();
  const { timeZone } = useConfig();
  const can = useCan("photos");
  const isParent = useParentHere();
  const change = useAppearance();
  const [openId, setOpen] = useState<string>();
  const [asked, setAsked] = useState<Photo>();
  const photos = of.shown.data ?? none;
  const open = photos.find(({ id }) => id === openId);
  const pictures = useMemo(
    () =>
      photos.map((photo) => ({
        ...{ id: photo.id, width: photo.width, height: photo.height },
        ...{ at: (width: number) => photoUrl(photo, width), alt: wordsOf(photo) },
        caption: photo.caption,
        detail: photo.takenAt && dateWithYear(dayOf(photo.takenAt, timeZone)),
      })),
    [photos, wordsOf, dateWithYear, timeZone],
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <PhotoGrid photos={photos} onOpen={setOpen} />
      {of.readOn === undefined || of.isReadingOn ? null : <ReadOn readOn={of.readOn} />}
      {open === undefined ? null : (
        <PictureViewer
          pictures={pictures}
          shown={open.id}
          onShow={setOpen}
          onClose={close}
          tools={
            <>
              <Button
                onClick={() => {
                  change(open.id, !areHidden);
                  close();
                }}
              >
                {s(areHidden ? "show" : "hide")}
              </Button>
              {isParent && can("delete") ? (
                <Button
                  onClick={() => {
                    setAsked(open);
                    close();
                  }}
                >
                  {s("delete")}
                </Button>
              ) : null}
            </>
          }
        />
      )}
      <DeletePhoto photo={asked} onDone={() => setAsked(undefined)} />
    </>
  );
};
