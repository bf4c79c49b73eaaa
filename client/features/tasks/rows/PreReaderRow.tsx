import { useI18n } from "#client/i18n/use-i18n.ts";
import type { ChoreState } from "./ChoreRow.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { readAloud } from "#client/ui/effects/read-aloud.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { tickIcons } from "./tick-icons.ts";
import * as styles from "./pre-reader-row.module.css";
import * as choreRowStyles from "./chore-row.module.css";

/** A chore for somebody who can't read yet: a huge picture that says its name when it is tapped, and a big tick beside it. */
export const PreReaderRow = ({
  title,
  icon,
  state,
  memberId,
  isLater,
  onToggle,
}: {
  title: string;
  icon?: string | undefined;
  state: ChoreState;
  memberId?: string | undefined;
  /** Its time comes later today. */
  isLater: boolean;
  onToggle: () => void;
}) => {
  const { t, locale } = useI18n();
  return (
    <div
      className={styles.pictureRow}
      data-part="picture-row"
      data-state={state}
      data-later={isLater}
      data-member={memberId}
    >
      <button
        type="button"
        className={styles.pictureSay}
        data-part="picture-say"
        aria-label={t("chores.sayAloud", { title })}
        onClick={() => readAloud(title, locale)}
      >
        <Picture name={icon} words={title} />
        <Text
          weight="semibold"
          clamp
          className={styles.pictureWords}
          data-part="picture-words"
          dir="auto"
        >
          <HyphenatedText>{title}</HyphenatedText>
        </Text>
      </button>
      <button
        type="button"
        role="checkbox"
        aria-checked={state === "done" || state === "pending"}
        aria-label={title}
        className={styles.pictureTick}
        onClick={onToggle}
      >
        <span className={choreRowStyles.choreTick} data-part="chore-tick">
          <Icon name={tickIcons[state]} />
        </span>
      </button>
    </div>
  );
};
