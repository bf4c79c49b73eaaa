import { longestWord } from "#client/i18n/longest-word.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import type { IconName } from "#client/ui/icons/icons.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { tickIcons } from "./tick-icons.ts";
import * as styles from "./chore-row.module.css";

export type ChoreState = "open" | "done" | "pending" | "failed";

const Tick = ({ icon }: { icon: IconName }) => (
  <span className={styles.choreTick} data-part="chore-tick" aria-hidden="true">
    <Icon name={icon} />
  </span>
);

/**
 * One chore as a large button: picture, words on at most two lines, a round tick.
 * Pending waits for a parent or a slow source; failed is open again and says so. With `editLabel` a tap changes the chore.
 */
export const ChoreRow = ({
  title,
  icon,
  state,
  hint,
  hintIcon,
  memberId,
  editLabel,
  isLate = false,
  isLater = false,
  onTap,
}: {
  title: string;
  icon?: string | undefined;
  state: ChoreState;
  /** A few words under the title: stars, "overdue", why it failed. */
  hint?: string | undefined;
  hintIcon?: IconName | undefined;
  memberId?: string | undefined;
  editLabel?: string | undefined;
  /** It should have been done before, as its hint says. */
  isLate?: boolean;
  /** Its time comes later today. */
  isLater?: boolean;
  onTap: () => void;
}) => (
  <button
    type="button"
    {...(editLabel === undefined
      ? { role: "checkbox", "aria-checked": state === "done" || state === "pending" }
      : { "aria-label": `${editLabel}: ${title}` })}
    className={styles.chore}
    data-part="chore"
    data-state={state}
    data-editing={editLabel !== undefined}
    data-late={isLate}
    data-later={isLater}
    data-member={memberId}
    onClick={onTap}
  >
    <Picture name={icon} words={title} />
    <span className={styles.choreWords}>
      <Text
        weight="semibold"
        clamp
        className={styles.choreTitle}
        data-part="chore-title"
        dir="auto"
        data-long={longestWord(title) > 10}
      >
        <HyphenatedText>{title}</HyphenatedText>
      </Text>
      {hint === undefined ? null : (
        <Row as="span" className={styles.choreHint}>
          {hintIcon === undefined ? null : <Icon name={hintIcon} />}
          {hint}
        </Row>
      )}
    </span>
    <Tick icon={editLabel === undefined ? tickIcons[state] : "pencil"} />
  </button>
);
