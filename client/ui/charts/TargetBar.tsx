import type { CSSProperties } from "react";
import * as styles from "./target-bar.module.css";

/**
 * A bar of how much of a target is used, both as shares of the bar (0 to 1); where it is `over`, a line shows where the
 * target ended. It is decoration: the words beside it say the numbers.
 */
export const TargetBar = ({
  used,
  target,
  over,
}: {
  used: number;
  target: number;
  over: boolean;
}) => (
  <i
    className={styles.targetBar}
    data-part="target-bar"
    data-over={over}
    aria-hidden="true"
    style={{ "--used": used, "--target": target } as CSSProperties}
  />
);
