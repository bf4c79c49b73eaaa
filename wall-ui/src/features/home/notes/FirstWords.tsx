import { useRef } from "react";
import { useFit } from "#client/ui/layout/use-fit.ts";
import * as styles from "./home-notes.module.css";

const shrink = 0.93;
/** How often words are set smaller before the last of them are left out. */
const sizes = 6;
/** The step from which on nothing stands beside the words. */
const bare = 1;

/** Draws a text in so many lines: with small print beside it where they take one, else without, then smaller, then without its last words, with an ellipsis in their place; only a word that is wider than its place is broken. */
export const FirstWords = ({ lines, children }: { lines: number; children: string }) => {
  const box = useRef<HTMLElement>(null);
  const words = children.trim().split(/\s+/);
  useFit(box, {
    // The first word always stands, in the last step in two lines if it must.
    last: bare + sizes + words.length,
    turn: "inside",
    apply: (element, step) => {
      element.parentElement?.toggleAttribute("data-bare", step >= bare);
      const smaller = Math.max(0, step - bare);
      const size = Math.min(smaller, sizes);
      if (size === 0) element.style.removeProperty("--fit");
      else element.style.setProperty("--fit", String(shrink ** size));
      const isParted = smaller === sizes + words.length;
      element.toggleAttribute("data-parted", isParted);
      const left = words.length - Math.max(0, smaller - sizes) + Number(isParted);
      [...element.children].forEach((word, at) => {
        if (word instanceof HTMLElement) word.hidden = at >= left && at < words.length;
      });
      element.toggleAttribute("data-cut", left < words.length);
    },
    fits: (element) => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      const isBare = element.parentElement?.matches("[data-bare]") ?? true;
      const places = isBare ? [element] : [element, element.parentElement ?? element];
      return (
        places.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1) &&
        element.clientHeight < ((isBare ? lines : 1) + 0.5) * line
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
