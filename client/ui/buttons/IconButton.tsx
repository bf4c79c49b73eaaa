import type { ComponentProps } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";
import * as styles from "./icon-button.module.css";

/** A round button of one icon; `label` is its name for those who can't see it, `primary` is the one thing to do. It submits its form with `type="submit"`. */
export const IconButton = ({
  icon,
  label,
  kind = "plain",
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
  icon: IconName;
  label: string;
  kind?: "primary" | "plain";
  type?: "button" | "submit";
}) => (
  <button
    type={type}
    className={styles.iconButton}
    data-part="icon-button"
    data-kind={kind}
    aria-label={label}
    {...rest}
  >
    <Icon name={icon} />
  </button>
);
