import type { ComponentProps, ElementType } from "react";
import type { Align, Justify, Space } from "./space.ts";
import * as styles from "./layout.module.css";

interface RowLook<T extends ElementType> {
  /** The element to draw; a `div` without it. */
  readonly as?: T;
  readonly gap?: Space;
  readonly align?: Align;
  readonly justify?: Justify;
  /** Whether children that don't fit go to the next line. */
  readonly wrap?: boolean;
}

/** Puts its children beside one another in reading direction, centred on one line. */
export const Row = <T extends ElementType = "div">({
  as,
  gap = 0,
  align,
  justify,
  wrap,
  className,
  ...rest
}: RowLook<T> & Omit<ComponentProps<T>, keyof RowLook<T>>) => {
  const Tag: ElementType = as ?? "div";
  return (
    <Tag
      className={className === undefined ? styles.row : `${styles.row} ${className}`}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      {...rest}
    />
  );
};
