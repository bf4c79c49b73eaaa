import { useMemo } from "react";
import type { Photo } from "#contract/photos.ts";
import { useConfig } from "#client/context/config.ts";
import { photoUrl } from "#client/features/photos/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { usePhotoLabel } from "#client/features/photos/use-photo-label.ts";
import { photosByYear } from "#client/features/photos/photos-by-year.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./photos.module.css";

/** As wide as a tile is on the largest phone. */
const tile = 180;

const Tile = ({
  photo,
  begins,
  onOpen,
}: {
  photo: Photo;
  begins: string | undefined;
  onOpen: (id: string) => void;
}) => {
  const wordsOf = usePhotoLabel();
  const { month } = useI18n();
  const { id, width, height } = photo;
  // It is cut to a square.
  const wide = tile * devicePixelRatio * Math.max(1, width / height);
  return (
    <li>
      <button
        type="button"
        className={styles.photoTile}
        data-testid="photo-tile"
        onClick={() => onOpen(id)}
      >
        <img src={photoUrl(photo, wide)} alt={wordsOf(photo)} loading="lazy" decoding="async" />
        {begins === undefined ? null : (
          <Text size="small" weight="bold" aria-hidden="true">
            {month(begins)}
          </Text>
        )}
      </button>
    </li>
  );
};

/** Photos as small squares, year by year, each month's first one with its name. */
export const YearlyPhotoGrid = ({
  photos,
  onOpen,
}: {
  photos: readonly Photo[];
  onOpen: (id: string) => void;
}) => {
  const { timeZone } = useConfig();
  const { year } = useI18n();
  const years = useMemo(() => photosByYear(photos, timeZone), [photos, timeZone]);
  return years.map(({ day, photos: all }) => (
    <Stack as="section" gap={3} key={day ?? ""} className={styles.photoYear}>
      {day === undefined ? null : <h2>{year(day)}</h2>}
      <ul>
        {all.map(({ photo, begins }) => (
          <Tile key={photo.id} photo={photo} begins={begins} onOpen={onOpen} />
        ))}
      </ul>
    </Stack>
  ));
};
