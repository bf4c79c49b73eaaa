import { type FeatureIconName, featureIcons } from "./feature-icons.ts";
import * as styles from "./icon.module.css";

/** An icon of a feature as large as the text around it; decoration unless it has a label. */
export const FeatureIcon = ({ name, label }: { name: FeatureIconName; label?: string }) => {
  const Drawing = featureIcons[name];
  return label === undefined ? (
    <Drawing className={styles.icon} data-part="icon" aria-hidden="true" />
  ) : (
    <Drawing className={styles.icon} data-part="icon" role="img" aria-label={label} />
  );
};
