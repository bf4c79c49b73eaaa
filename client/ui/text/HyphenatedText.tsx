import { createElement, type ReactNode } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { Text } from "./Text.tsx";
import { seam } from "./seam.ts";
import { useHyphenated } from "./use-hyphenated.ts";
import * as styles from "./fit-text.module.css";

/** What is parted itself only where a whole line is too narrow for it. */
const held = (...content: readonly ReactNode[]): ReactNode =>
  createElement("span", { className: styles.longWord }, ...content);

/**
 * The parts of a compound, of which a line ends with the last that fits. A part that may itself be parted is a box with all
 * behind it, never by itself: a browser shows a soft hyphen behind letters only, behind a box whose line is full none.
 */
const parts = ([first = "", second, ...rest]: readonly string[]): readonly ReactNode[] => {
  if (second === undefined) return [first];
  return rest.length > 0 && !second.includes("\u{AD}")
    ? parts([`${first}\u{AD}${second}`, ...rest])
    : [`${first}\u{AD}`, held(...parts([second, ...rest]))];
};

/** A word that may be parted, held together as long as a line is wide enough for it. */
const whole = (word: string): ReactNode =>
  word.includes("\u{AD}") ? held(...parts(word.split(seam))) : word;

/** Words with hyphens where the house's language allows them, in long words only and only where a whole line is too narrow for one; a reader and a search find them without. */
export const HyphenatedText = ({
  fewestLetters = 13,
  children,
}: {
  /** Shorter words are set smaller or wrap as a whole. */
  fewestLetters?: number;
  children: string;
}) => {
  const { locale } = useI18n();
  const hyphenated = useHyphenated(locale, children, fewestLetters);
  if (hyphenated === children) return children;
  return (
    <>
      {createElement(
        "span",
        { "aria-hidden": true, className: styles.hyphenated },
        ...hyphenated.split(/(\s+)/u).map(whole),
      )}
      <Text srOnly>{children}</Text>
    </>
  );
};
