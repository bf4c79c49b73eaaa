import type { ComponentProps } from "react";
import * as styles from "./button.module.css";

/** A link that leaves the app, or downloads something, and looks like a button. */
export const OutsideLink = ({
  href,
  download,
  children,
}: Pick<ComponentProps<"a">, "href" | "download" | "children">) => (
  // The address of a family's own wall is nobody else's business.
  <a
    className={styles.button}
    data-part="button"
    data-kind="plain"
    href={href}
    download={download}
    rel="noreferrer"
  >
    {children}
  </a>
);
