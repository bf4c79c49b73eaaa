import { useMemo, useState } from "react";
import type { Photo } from "#contract/photos.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import type { PagedList } from "#client/query/pages.ts";
import { photoUrl } from "#client/features/photos/queries.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { dayOf } from "#client/i18n/time.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { PictureViewer } from "#client/ui/viewer/PictureViewer.tsx";
import { DeletePhoto } from "./DeletePhoto.tsx";
import { YearlyPhotoGrid } from "./YearlyPhotoGrid.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { useSetPhotoHidden } from "./use-set-photo-hidden.ts";
import { usePhotoLabel } from "#client/features/photos/use-photo-label.ts";

const none: readonly Photo[] = [];

/** Photos as the viewer shows them, with their captions and days. */
const useViewerPictures = (photos: readonly Photo[]) => {
  const labelOf = usePhotoLabel();
  const { dateWithYear } = useI18n();
  const { timeZone } = useConfig();
  return useMemo(
    () =>
      photos.map((photo) => ({
        ...{ id: photo.id, width: photo.width, height: photo.height },
        ...{ at: (width: number) => photoUrl(photo, width), alt: labelOf(photo) },
        caption: photo.caption,
        detail: photo.takenAt && dateWithYear(dayOf(photo.takenAt, timeZone)),
      })),
    [photos, labelOf, dateWithYear, timeZone],
  );
};

/** Photos to look through; one that is opened can be hidden or shown again, and by a parent deleted. */
export const PhotoList = ({ of, areHidden }: { of: PagedList<Photo>; areHidden: boolean }) => {
  const s = useMessages(photoMessages);
  const can = useCapabilities("photos");
  const isParent = useParentHere();
  const change = useSetPhotoHidden();
  const [openId, setOpen] = useState<string>();
  const [asked, setAsked] = useState<Photo>();
  const photos = of.shown.data ?? none;
  const open = photos.find(({ id }) => id === openId);
  const pictures = useViewerPictures(photos);
  const close = () => setOpen(undefined);
  return (
    <>
      <YearlyPhotoGrid photos={photos} onOpen={setOpen} />
      {of.readOn === undefined || of.isReadingOn ? null : <LoadMore readOn={of.readOn} />}
      {open === undefined ? null : (
        <PictureViewer
          pictures={pictures}
          shown={open.id}
          onShow={setOpen}
          onClose={close}
          tools={
            isSampleId(open.id) ? null : (
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
            )
          }
        />
      )}
      <DeletePhoto photo={asked} onDone={() => setAsked(undefined)} />
    </>
  );
};
