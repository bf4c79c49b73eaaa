import { useMemo, useState } from "react";
import type { Photo } from "#contract/photos.ts";
import { useConfig } from "#client/context/config.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { photoUrl, usePhotos } from "#client/features/photos/queries.ts";
import { usePhotoLabel } from "#client/features/photos/use-photo-label.ts";
import { dayOf } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { PictureViewer } from "#client/ui/viewer/PictureViewer.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { UnknownRoom } from "../../ui/UnknownRoom.tsx";
import { PhotoWall } from "./PhotoWall.tsx";
import * as pageStyles from "../../ui/page.module.css";

const none: readonly Photo[] = [];

/** Photos as the viewer shows them, with their captions and days. */
const useViewedPictures = (photos: readonly Photo[]) => {
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

/** The house's photos, year by year; a tap shows one over the whole screen. Where there are none, how they come. */
export const PhotosPage = () => {
  const { t } = useI18n();
  const s = useMessages(photoMessages);
  const { shown, readOn, isReadingOn } = usePhotos();
  const [openId, setOpen] = useState<string>();
  const photos = shown.data ?? none;
  const pictures = useViewedPictures(photos);
  if (shown.data?.length === 0)
    return (
      <MessagePage
        picture="framed-picture"
        title={s("empty")}
        hint={s("byPhone")}
        to={{ href: "/", label: t("home.title") }}
      />
    );
  return (
    <div className={pageStyles.room} aria-busy={shown.source === "loading"}>
      <Row
        as="header"
        wrap
        className={pageStyles.roomHead}
        data-part="room-head"
        data-testid="room-head"
      >
        <h1>{t("photos.title")}</h1>
        <SourceBadge shown={shown} />
        <ButtonLink kind="primary" href="/screensaver">
          {s("showLarge")}
        </ButtonLink>
      </Row>
      <UnknownRoom shown={shown} />
      <PhotoWall photos={photos} onOpen={setOpen} />
      {readOn === undefined ? null : (
        <Row justify="center">
          <Button disabled={isReadingOn} onClick={readOn}>
            {s("morePhotos")}
          </Button>
        </Row>
      )}
      {openId === undefined || !photos.some(({ id }) => id === openId) ? null : (
        <PictureViewer
          pictures={pictures}
          shown={openId}
          onShow={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
};
