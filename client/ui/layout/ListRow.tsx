import type { ComponentProps, ElementType } from "react";
import * as styles from "./list-row.module.css";

interface ListRowLook<T extends ElementType> {
  /** The element to draw: a list's `li`, a `button` or a link; a `div` without it. */
  readonly as?: T;
}

/** A raised row of a list: a picture, its words (`ListRowText`), and what can be done with it. */
export const ListRow = <T extends ElementType = "div">({
  as,
  ...rest
}: ListRowLook<T> & Omit<ComponentProps<T>, "as" | "className">) => {
  const Tag: ElementType = as ?? "div";
  return <Tag className={styles.listRow} data-part="list-row" {...rest} />;
};
