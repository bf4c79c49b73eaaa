import type { ComponentProps } from "react";
import * as styles from "./button.module.css";

/** A link that leaves the app, or downloads something, and looks like a button. */
export const OutsideLink = ({
  href,
  download,
  target,
  children,
}: Pick<ComponentProps<"a">, "href" | "download" | "target" | "children">) => (
  // The address of a family's own wall is nobody else's business.
  <a
    className={styles.button}
    data-part="button"
    data-kind="plain"
    href={href}
    download={download}
    target={target}
    rel="noreferrer"
  >
    {children}
  </a>
);
