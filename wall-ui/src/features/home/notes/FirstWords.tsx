import { useRef } from "react";
import { useFit } from "#client/ui/layout/use-fit.ts";
import * as styles from "./home-notes.module.css";

const shrink = 0.93;
/** How often words are set smaller before the last of them are left out. */
const sizes = 6;

/** Draws a text in so many lines: smaller first, then without its last words, with an ellipsis in their place. */
export const FirstWords = ({ lines, children }: { lines: number; children: string }) => {
  const box = useRef<HTMLElement>(null);
  const words = children.trim().split(/\s+/);
  useFit(box, {
    // The first word always stands.
    last: sizes + words.length - 1,
    turn: "inside",
    apply: (element, step) => {
      const size = Math.min(step, sizes);
      if (size === 0) element.style.removeProperty("--fit");
      else element.style.setProperty("--fit", String(shrink ** size));
      const left = words.length - Math.max(0, step - sizes);
      [...element.children].forEach((word, at) => {
        if (word instanceof HTMLElement) word.hidden = at >= left && at < words.length;
      });
      element.toggleAttribute("data-cut", left < words.length);
    },
    fits: (element) => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      return (
        element.scrollWidth <= element.clientWidth + 1 &&
        element.clientHeight < (lines + 0.5) * line
      );
    },
  });
  return (
    <b ref={box} dir="auto" className={styles.firstWords}>
      {words.map((word, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- words have nothing but their places
        <span key={at}>{at === 0 ? word : ` ${word}`}</span>
      ))}
    </b>
  );
};
