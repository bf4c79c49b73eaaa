import type { ReactNode } from "react";
import * as styles from "./list-row.module.css";

/** The words of a `ListRow`: what it is in a `b`, and what there is to say about it in a `small` each. */
export const ListRowText = ({ children }: { children: ReactNode }) => (
  <span className={styles.listRowText} data-part="list-row-text">
    {children}
  </span>
);
