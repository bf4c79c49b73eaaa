import { Link } from "wouter";
import { Icon } from "#client/ui/icons/Icon.tsx";
import type { IconName } from "#client/ui/icons/icons.ts";
import * as styles from "./home-line.module.css";

/** What becomes of a card that has nothing to show: one line with what there is to do about it. */
export const HomeLine = ({
  href,
  icon,
  words,
  action,
  ...rest
}: {
  href: string;
  icon: IconName;
  words: string;
  /** What a tap leads to; without it the words say so themselves. */
  action?: string;
  "data-testid"?: string;
}) => (
  <Link href={href} className={styles.homeLine} data-part="home-line" {...rest}>
    <Icon name={icon} />
    <span>{words}</span>
    {action === undefined ? null : <b>{action}</b>}
  </Link>
);
