import { suggestedPicture } from "./suggested-picture.ts";
import { usePicture } from "./use-picture.ts";
import * as styles from "./picture.module.css";

const isEmoji = (name: string | undefined) =>
  name !== undefined && /\p{Extended_Pictographic}/u.test(name);

/**
 * The picture of a chore, meal or reward: by its name, as an emoji, else by what the words suggest, else a neutral one, unless that is empty.
 * Decoration: the words always stand beside it; it keeps its place while it is being fetched.
 */
export const Picture = ({
  name,
  words = "",
  neutral = "memo",
}: {
  name?: string | undefined;
  words?: string;
  neutral?: string;
}) => {
  const asEmoji = isEmoji(name);
  const drawing = usePicture(asEmoji ? [] : [name, suggestedPicture(words), neutral]);
  if (asEmoji)
    return (
      <span
        className={`${styles.picture} ${styles.pictureEmoji}`}
        data-part="picture"
        data-testid="picture"
        aria-hidden="true"
      >
        {name}
      </span>
    );
  return (
    <span className={styles.picture} data-part="picture" data-testid="picture" aria-hidden="true">
      {drawing === undefined ? null : (
        <svg viewBox="0 0 32 32" dangerouslySetInnerHTML={{ __html: drawing }} />
      )}
    </span>
  );
};
