import type { ReactNode } from "react";
import * as styles from "./field.module.css";

/** A field's name where it isn't a `label`, because it names several controls; `spoken` is false where they say it themselves. */
export const FieldLabel = ({
  as: Tag = "span",
  id,
  spoken = true,
  children,
}: {
  as?: "span" | "p";
  id?: string;
  spoken?: boolean;
  children: ReactNode;
}) => (
  <Tag
    className={styles.fieldLabel}
    data-part="field-label"
    id={id}
    {...(spoken ? {} : { "aria-hidden": true })}
  >
    {children}
  </Tag>
);
