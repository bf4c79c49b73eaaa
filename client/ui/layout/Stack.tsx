import type { ComponentProps, ElementType } from "react";
import type { Align, Justify, Space } from "./space.ts";
import * as styles from "./layout.module.css";

interface StackLook<T extends ElementType> {
  /** The element to draw; a `div` without it. */
  readonly as?: T;
  readonly gap?: Space;
  readonly align?: Align;
  readonly justify?: Justify;
}

/** Puts its children below one another, with one gap between them; they are never wider than it is. */
export const Stack = <T extends ElementType = "div">({
  as,
  gap = 0,
  align,
  justify,
  className,
  ...rest
}: StackLook<T> & Omit<ComponentProps<T>, keyof StackLook<T>>) => {
  const Tag: ElementType = as ?? "div";
  return (
    <Tag
      className={className === undefined ? styles.stack : `${styles.stack} ${className}`}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      {...rest}
    />
  );
};
