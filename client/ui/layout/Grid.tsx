import type { ComponentProps, CSSProperties, ElementType } from "react";
import type { Space } from "./space.ts";
import * as styles from "./layout.module.css";

interface GridLook<T extends ElementType> {
  /** The element to draw; a `div` without it. */
  readonly as?: T;
  readonly gap?: Space;
  /** The narrowest that a column may be, as a CSS length; as many columns stand side by side as fit. */
  readonly columnMin: string;
}

/** Puts its children into columns of one width, as many as fit beside one another. */
export const Grid = <T extends ElementType = "div">({
  as,
  gap = 0,
  columnMin,
  className,
  style,
  ...rest
}: GridLook<T> & Omit<ComponentProps<T>, keyof GridLook<T>>) => {
  const Tag: ElementType = as ?? "div";
  const columns = { ...style, "--column-min": columnMin } as CSSProperties;
  return (
    <Tag
      className={className === undefined ? styles.grid : `${styles.grid} ${className}`}
      data-gap={gap}
      style={columns}
      {...rest}
    />
  );
};
