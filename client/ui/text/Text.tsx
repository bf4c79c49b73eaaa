import type { ComponentProps, ElementType } from "react";
import "./text.css";

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
}

const classes = (known: Readonly<Record<string, boolean | undefined>>, own: string | undefined) => {
  const names = Object.keys(known).filter((name) => known[name] === true);
  if (own !== undefined) names.push(own);
  return names.length === 0 ? undefined : names.join(" ");
};

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
  ...rest
}: TextLook<T> & Omit<ComponentProps<T>, keyof TextLook<T>>) => {
  const Tag: ElementType = as ?? "span";
  const isStyled = [size, tone, weight, display].some((look) => look !== undefined);
  return (
    <Tag
      className={classes(
        { text: isStyled, figures, "two-lines": clamp, "sr-only": srOnly },
        className,
      )}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-display={display}
      {...rest}
    />
  );
};
