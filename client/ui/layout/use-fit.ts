import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { type FittedBox, type FitTurn, requestFit, watchFit } from "./fit-boxes.ts";
import { startFitRounds } from "./fit-rounds.ts";

/** How a box's content is made smaller. */
interface FitSteps {
  /** The tightest step; 0 is the roomiest. */
  readonly last: number;
  /** Puts a box's content into a step; called with 0 first. */
  readonly apply: (box: HTMLElement, step: number) => void;
  /** Whether a box shows all of its content; without it, that nothing overflows the box. */
  readonly fits?: (box: HTMLElement) => boolean;
  /** What the content's look depends on besides its texts and the box's size. */
  readonly dependsOn?: unknown;
  /** When it is fitted, beside the others of its turn; `box` unless told. */
  readonly turn?: FitTurn;
}

/** A pixel is lost in rounding. */
const slack = 1;

const nothingOverflows = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight + slack && box.scrollWidth <= box.clientWidth + slack;

/** Whether elements came or went inside what says that its own size is always the same. */
const isInFixedPlace = ({ target }: MutationRecord): boolean =>
  target instanceof Element && target.closest("[data-part~=fixed]") !== null;

/**
 * Takes a box's content from its roomiest step to the first in which it fits, or to the last one, before it is painted;
 * answers that step. Watches the content, but for what is a `fixed` part of it, and the box's size, which must not depend on
 * it, and waits for the fonts. The box stays the same element as long as `last` is the same.
 */
export const useFit = (
  box: RefObject<HTMLElement | null>,
  { last, apply, fits = nothingOverflows, dependsOn, turn = "box" }: FitSteps,
): number => {
  const [reached, setReached] = useState(0);
  const tightest = useEffectEvent(() => last);
  const show = useEffectEvent(apply);
  const isWhole = useEffectEvent(fits);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const fitted: FittedBox = {
      element,
      turn,
      last: () => tightest(),
      apply: (step) => show(element, step),
      fits: () => isWhole(element),
      onReached: setReached,
    };
    const leave = watchFit(fitted);
    const rounds = startFitRounds(() => requestFit(fitted));
    const changes = new MutationObserver((records) => {
      if (!records.every(isInFixedPlace)) rounds.changed();
    });
    changes.observe(element, { subtree: true, childList: true, characterData: true });
    return () => {
      leave();
      changes.disconnect();
      rounds.stop();
    };
  }, [box, last, dependsOn, turn]);
  return reached;
};
