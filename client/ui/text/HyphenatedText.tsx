import { createElement, type ReactNode } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { Text } from "./Text.tsx";
import { useHyphenated } from "./use-hyphenated.ts";
import * as styles from "./fit-text.module.css";

/** A word that may be parted, held together as long as a line is wide enough for it. */
const whole = (word: string): ReactNode =>
  word.includes("\u{AD}") ? <span className={styles.longWord}>{word}</span> : word;

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
