import {
  type ComponentProps,
  type ElementType,
  memo,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { useFit } from "../layout/use-fit.ts";
import { HyphenatedText } from "./HyphenatedText.tsx";
import * as styles from "./fit-text.module.css";

const shrink = 0.93;
const smallest = 10;
/** The step in which a word is parted that is wider than its place even in the smallest size. */
const parted = smallest + 1;
/** Words of fewer letters are parted only there. */
const fewestLetters = { usually: 13, tight: 8, tightName: 5 } as const;

interface FitTextLook<T extends ElementType> {
  /** The element to draw; a `span` without it. */
  readonly as?: T;
  readonly children: string;
  /** What stands in one line with the words, before them, such as a picture. */
  readonly before?: ReactNode;
  /** How many lines it should take; it takes one more where its smallest size is still too large. */
  readonly lines?: number;
  /** A name, which has no hyphen as long as a smaller size helps. */
  readonly isName?: boolean;
}

const Fitted = <T extends ElementType = "span">({
  as,
  children,
  before,
  lines = 2,
  isName = false,
  className,
  ...rest
}: FitTextLook<T> & Omit<ComponentProps<T>, keyof FitTextLook<T>>) => {
  const Tag: ElementType = as ?? "span";
  const box = useRef<HTMLElement>(null);
  const applied = useRef(0);
  const partedIn = useRef(0);
  const [tightest, setTightest] = useState<string>();
  const reached = useFit(box, {
    last: parted,
    turn: "inside",
    apply: (element, step) => {
      applied.current = step;
      // A wider place may hold its words whole.
      if (step === 0 && tightest !== undefined && element.clientWidth > partedIn.current + 1)
        setTightest(undefined);
      if (step === parted) partedIn.current = element.clientWidth;
      // A first size that is said would have every new text's style worked out a second time.
      if (step === 0) element.style.removeProperty("--fit");
      else element.style.setProperty("--fit", String(shrink ** Math.min(step, smallest)));
      element.toggleAttribute("data-parted", step === parted);
    },
    fits: (element) => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      const around = element.closest("[data-part~=fit-box]");
      if (element.scrollWidth > element.clientWidth + 1) return false;
      // Parting words doesn't help where there are only too many.
      return (
        applied.current === smallest ||
        (element.clientHeight < (lines + 0.5) * line &&
          (around === null || around.scrollHeight <= around.clientHeight + 1))
      );
    },
  });
  // Once parted, a text stays so in this width: it would be measured for ever if it were whole again as soon as it fits.
  if (reached === parted && tightest !== children) setTightest(children);
  const isTight = tightest === children;
  const fewest = isTight ? fewestLetters[isName ? "tightName" : "tight"] : fewestLetters.usually;
  return (
    <Tag
      ref={box}
      className={className === undefined ? styles.fitText : `${styles.fitText} ${className}`}
      data-testid="fit-text"
      dir="auto"
      {...rest}
    >
      {before}
      {isName && !isTight ? (
        children
      ) : (
        <HyphenatedText fewestLetters={fewest}>{children}</HyphenatedText>
      )}
    </Tag>
  );
};

/**
 * Draws words whole: smaller, from `--fit-size` down to `--fit-floor`, until they take no more than their lines and no
 * word is wider than its place. A `fit-box` around them, whose height doesn't depend on them, must hold them too.
 */
export const FitText = memo(Fitted) as typeof Fitted;
