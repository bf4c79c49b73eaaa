import type { WallCard } from "#contract/wall-layout.ts";
import type { CardSizes } from "../layout/card-sizes.ts";
import {
  moveBeside,
  neighbourOf,
  removeCard,
  type Side,
  stretch,
  swapCards,
  type Tiling,
} from "../layout/tiling.ts";

/** What can be done with a card without carrying it. */
export type CardStep = Side | "wider" | "narrower" | "taller" | "lower" | "remove";

/** What a step makes of a tiling; undefined where it can't be done. */
export const stepCard = (
  tiling: Tiling,
  card: WallCard,
  step: CardStep,
  least?: CardSizes,
): Tiling | undefined => {
  switch (step) {
    case "wider":
      return stretch(tiling, card, "x", 1, least);
    case "narrower":
      return stretch(tiling, card, "x", -1, least);
    case "taller":
      return stretch(tiling, card, "y", 1, least);
    case "lower":
      return stretch(tiling, card, "y", -1, least);
    case "remove":
      return removeCard(tiling, card);
    default: {
      const neighbour = neighbourOf(tiling, card, step);
      if (neighbour === undefined) return undefined;
      return (
        swapCards(tiling, card, neighbour, least) ??
        moveBeside(tiling, card, neighbour, step, least)
      );
    }
  }
};

const moves: Readonly<Record<string, CardStep>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "top",
  ArrowDown: "bottom",
  Delete: "remove",
  Backspace: "remove",
};
const sizes: Readonly<Record<string, CardStep>> = {
  ArrowLeft: "narrower",
  ArrowRight: "wider",
  ArrowUp: "lower",
  ArrowDown: "taller",
};

/** The step that a key means: an arrow carries the card, with Shift it makes it larger or smaller, Delete takes it away. */
export const stepOfKey = (key: string, isShifted: boolean): CardStep | undefined =>
  (isShifted ? sizes : moves)[key];
