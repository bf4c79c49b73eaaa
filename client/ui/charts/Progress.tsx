import * as styles from "./progress.module.css";

/** A bar that fills as `value` nears `max`; without a `label` it is decoration for words beside it. */
export const Progress = ({ value, max, label }: { value: number; max: number; label?: string }) => (
  <progress
    className={styles.progress}
    data-part="progress"
    max={max}
    value={value}
    {...(label === undefined ? { "aria-hidden": true } : { "aria-label": label })}
  />
);
