import type { JournalEntry } from "#contract/journal.ts";
import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useJournalActions } from "./journal-actions.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./entry-photo-grid.module.css";

const shownAtOnce = 4;
const widths = [480, 960, 1600, 2560];

type Photo = JournalEntry["photos"][number];

/** A picture of an entry, as wide as its place; nothing where it can't be had. */
export const EntryPicture = ({ photo, share = 1 }: { photo: Photo; share?: number }) => (
  <img
    src={`${photo.url}&w=960`}
    srcSet={widths.map((width) => `${photo.url}&w=${width} ${width}w`).join(", ")}
    sizes={`(max-width: 600px) ${Math.round(100 * share)}vw, ${Math.round(60 * share)}vw`}
    width={photo.width}
    height={photo.height}
    alt=""
    decoding="async"
    onError={({ currentTarget }) => {
      currentTarget.hidden = true;
    }}
  />
);

/** An entry's pictures: one in its own shape, several as a sheet of at most four; a tap shows them in full. */
export const EntryPhotoGrid = ({ entry }: { entry: JournalEntry }) => {
  const s = useMessages(journalMessages);
  const { look } = useJournalActions();
  const { photos } = entry;
  const [first] = photos;
  if (first === undefined) return null;
  const shown = photos.slice(0, shownAtOnce);
  const hidden = photos.length - shown.length;
  // Between a tall phone picture and a panorama, cut to fit beyond.
  const ratio = Math.min(2, Math.max(0.8, first.width / first.height));
  return (
    <div
      className={styles.entryPhotos}
      data-part="entry-photos"
      data-count={shown.length}
      {...(shown.length === 1 ? { style: { aspectRatio: ratio } } : {})}
    >
      {shown.map((photo, at) => (
        <button
          key={photo.url}
          type="button"
          className={styles.entryPhoto}
          data-part="entry-photo"
          data-testid="entry-photo"
          aria-label={s("photo", { at: at + 1, count: photos.length })}
          onClick={() => look(entry, at)}
        >
          <EntryPicture photo={photo} share={shown.length === 1 ? 1 : 0.5} />
          {hidden > 0 && at === shownAtOnce - 1 ? (
            <Text as="b" size="head" display aria-hidden="true">
              {s("morePhotos", { count: hidden })}
            </Text>
          ) : null}
        </button>
      ))}
    </div>
  );
};
