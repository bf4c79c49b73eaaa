import { Link } from "wouter";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";
import * as styles from "./icon-button.module.css";

/** A link to another page of the app that looks like a round button of one icon; `label` is its name. */
export const IconLink = ({
  href,
  icon,
  label,
  replace = false,
}: {
  href: string;
  icon: IconName;
  label: string;
  /** Whether the page takes the place of this one in the history. */
  replace?: boolean;
}) => (
  <Link
    className={styles.iconButton}
    data-part="icon-button"
    href={href}
    replace={replace}
    aria-label={label}
  >
    <Icon name={icon} />
  </Link>
);
