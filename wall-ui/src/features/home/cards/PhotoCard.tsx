import { useRef } from "react";
import { Link } from "wouter";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { photoUrl, usePhotos } from "#client/features/photos/queries.ts";
import { usePhotoLabel } from "#client/features/photos/use-photo-label.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { isNotConnected } from "#client/query/query-state.ts";
import { useBoxSize } from "#client/ui/layout/use-box-size.ts";
import { HomeLine } from "../HomeLine.tsx";
import * as styles from "./photo-card.module.css";

const hourMs = 3_600_000;
/** Coprime to most numbers of photos, so that the hours go through all of them in no visible order. */
const stride = 7919;

/** One of the house's photos, another one every hour; leads to all of them. One line where there is none. */
export const PhotoCard = () => {
  const { t } = useI18n();
  const s = useMessages(photoMessages);
  const labelOf = usePhotoLabel();
  const { shown } = usePhotos();
  const hour = Math.floor(useNow("minute") / hourMs);
  const box = useRef<HTMLAnchorElement>(null);
  const size = useBoxSize(box);
  const photos = shown.data ?? [];
  const photo = photos[(hour * stride) % Math.max(1, photos.length)];
  if (photo === undefined && shown.source !== "loading")
    return (
      <HomeLine
        data-testid="home-photo"
        href="/photos"
        icon="images"
        {...(shown.source === "failed" && !isNotConnected(shown)
          ? { words: t("photos.title"), action: t("state.unknown") }
          : { words: s("empty") })}
      />
    );
  return (
    <Link
      href="/photos"
      aria-label={t("photos.title")}
      className={styles.photo}
      data-testid="home-photo"
      ref={box}
    >
      {photo === undefined || size === undefined ? null : (
        <img
          key={photo.id}
          src={photoUrl(
            photo,
            Math.max(size.width, size.height * (photo.width / photo.height)) * devicePixelRatio,
          )}
          alt={labelOf(photo)}
          decoding="async"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </Link>
  );
};
