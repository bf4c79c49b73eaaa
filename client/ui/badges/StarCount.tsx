import { Icon } from "../icons/Icon.tsx";
import { Text } from "../text/Text.tsx";
import * as styles from "./star-count.module.css";

/** A number of stars; `label` says it in words ("14 stars"). The number ticks when it grows. */
export const StarCount = ({ count, label }: { count: number; label: string }) => (
  <span
    className={styles.stars}
    data-part="stars"
    data-testid="stars"
    role="img"
    aria-label={label}
  >
    <Icon name="star-fill" />
    <Text figures className={styles.starsCount} key={count}>
      {count}
    </Text>
  </span>
);

/** Days in a row; shown from the first one on. */
export const Streak = ({ days, label }: { days: number; label: string }) =>
  days < 1 ? null : (
    <span className={styles.streak} data-part="streak" role="img" aria-label={label}>
      <Icon name="flame" />
      <Text figures>{days}</Text>
    </span>
  );
