import type { ComponentProps } from "react";
import * as styles from "./card.module.css";

/** A sheet of paper on the board. `raised` is kept for the one thing that matters most. */
export const Card = ({
  raised = false,
  className = "",
  ...rest
}: ComponentProps<"section"> & { raised?: boolean }) => (
  <section className={`${styles.card} ${className}`} data-raised={raised} {...rest} />
);
