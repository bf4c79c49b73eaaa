import { createElement, type ReactNode } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { Text } from "./Text.tsx";
import { seam } from "./seam.ts";
import { useHyphenated } from "./use-hyphenated.ts";
import * as styles from "./fit-text.module.css";

/** A part of a word that is parted itself only where a whole line is too narrow for it. */
const held = (...content: readonly ReactNode[]): ReactNode =>
  createElement("span", { className: styles.longWord }, ...content);

/** A word that may be parted, held together as long as a line is wide enough for it; so are the parts of a compound, where that is parted. */
const whole = (word: string): ReactNode => {
  if (!word.includes("\u{AD}")) return word;
  return held(...word.split(seam).flatMap((part, at) => [at === 0 ? "" : "\u{AD}", held(part)]));
};

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
      {createElement("span", { "aria-hidden": true }, ...hyphenated.split(/(\s+)/u).map(whole))}
      <Text srOnly>{children}</Text>
    </>
  );
};
