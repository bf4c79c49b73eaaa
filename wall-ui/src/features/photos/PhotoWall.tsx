import { type CSSProperties, useMemo } from "react";
import type { Photo } from "#contract/photos.ts";
import { useConfig } from "#client/context/config.ts";
import { photosByYear } from "#client/features/photos/photos-by-year.ts";
import { photoUrl } from "#client/features/photos/queries.ts";
import { usePhotoLabel } from "#client/features/photos/use-photo-label.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./photo-wall.module.css";

/** About as high as a row is on the largest wall, in CSS pixels. */
const rowHeight = 320;

/** Between a tall phone picture and a panorama, cut to fit beyond. */
const ratioOf = ({ width, height }: Photo): number => Math.min(2.2, Math.max(0.65, width / height));

/** Photos in rows of one height, each in its own shape, year by year, each month's first one with its name. */
export const PhotoWall = ({
  photos,
  onOpen,
}: {
  photos: readonly Photo[];
  onOpen: (id: string) => void;
}) => {
  const { timeZone } = useConfig();
  const { year, month } = useI18n();
  const labelOf = usePhotoLabel();
  const years = useMemo(() => photosByYear(photos, timeZone), [photos, timeZone]);
  return years.map(({ day, photos: all }) => (
    <Stack as="section" gap={3} key={day ?? ""} className={styles.photoYear}>
      {day === undefined ? null : <h2>{year(day)}</h2>}
      <ul>
        {all.map(({ photo, begins }) => (
          <li key={photo.id} style={{ "--ratio": ratioOf(photo) } as CSSProperties}>
            <button
              type="button"
              className={styles.photoTile}
              data-testid="photo-tile"
              onClick={() => onOpen(photo.id)}
            >
              <img
                src={photoUrl(photo, rowHeight * ratioOf(photo) * devicePixelRatio)}
                alt={labelOf(photo)}
                loading="lazy"
                decoding="async"
              />
              {begins === undefined ? null : (
                <Text weight="bold" aria-hidden="true">
                  {month(begins)}
                </Text>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  ));
};
