import type { ComponentProps } from "react";
import * as styles from "./notice.module.css";

/** Says what is good to know (`note`), how to fill a field (`hint`), or what went wrong (`problem`), in a paragraph or in `as`. */
export const Notice = ({
  as: Tag = "p",
  kind = "note",
  ...rest
}: Omit<ComponentProps<"p">, "className" | "ref"> & {
  as?: "p" | "small";
  kind?: "note" | "hint" | "problem";
}) => <Tag className={styles.notice} data-part="notice" data-kind={kind} {...rest} />;
