import type { ComponentProps, ElementType } from "react";
import * as styles from "./text.module.css";

interface TextLook<T extends ElementType> {
  /** The element to draw; a `span` without it. */
  readonly as?: T;
  readonly size?: "tiny" | "small" | "body" | "large" | "title" | "head";
  readonly tone?: "soft" | "good" | "warn" | "accent" | "member";
  readonly weight?: "semibold" | "bold";
  /** The face of headings. */
  readonly display?: boolean;
  /** Digits of one width, where numbers line up or tick. */
  readonly figures?: boolean;
  /** Two lines at most, which fade where there is more. */
  readonly clamp?: boolean;
  /** For screen readers only; nothing is drawn. */
  readonly srOnly?: boolean;
  /** The name by which sheets of the components around it address it. */
  readonly "data-part"?: string;
}

/** The names that apply, as one attribute; undefined where none does. */
const joined = (names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;

/** Draws words in a size, a tone and a weight of the type scale; what isn't given comes from around it. */
export const Text = <T extends ElementType = "span">({
  as,
  size,
  tone,
  weight,
  display,
  figures,
  clamp,
  srOnly,
  className,
  "data-part": part,
  ...rest
}: TextLook<T> & Omit<ComponentProps<T>, keyof TextLook<T>>) => {
  const Tag: ElementType = as ?? "span";
  const isStyled = [size, tone, weight, display].some((look) => look !== undefined);
  return (
    <Tag
      className={joined([
        isStyled && styles.text,
        figures && styles.figures,
        clamp && styles.twoLines,
        srOnly && "sr-only",
        className,
      ])}
      data-part={joined([clamp && "two-lines", figures && "figures", part])}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-display={display}
      {...rest}
    />
  );
};
