import type { ReactNode } from "react";
import { Link } from "wouter";
import * as styles from "./button.module.css";

/** A link to another page of the app that looks like a button, because it is what there is to do. */
export const ButtonLink = ({
  href,
  kind = "plain",
  replace = false,
  children,
}: {
  href: string;
  kind?: "primary" | "plain" | "quiet";
  /** Whether the page takes the place of this one in the history. */
  replace?: boolean;
  children: ReactNode;
}) => (
  <Link className={styles.button} data-part="button" data-kind={kind} href={href} replace={replace}>
    {children}
  </Link>
);
