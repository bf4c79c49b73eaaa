import { icons, type IconName } from "./icons.ts";
import * as styles from "./icon.module.css";

/** An interface icon as large as the text around it; decoration unless it has a label. */
export const Icon = ({ name, label }: { name: IconName; label?: string }) => {
  const Drawing = icons[name];
  return label === undefined ? (
    <Drawing className={styles.icon} data-part="icon" aria-hidden="true" />
  ) : (
    <Drawing className={styles.icon} data-part="icon" role="img" aria-label={label} />
  );
};
