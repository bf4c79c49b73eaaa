import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { WallCard } from "#contract/wall-layout.ts";
import type { CardSizes } from "../layout/card-sizes.ts";
import type { Side, Tiling } from "../layout/tiling.ts";
import { startDrag } from "../../../ui/pointer/start-drag.ts";
import { dropCard, pullSide } from "./drop.ts";

/** A card that is carried, or whose side is pulled, and what letting go would make of the wall. */
export interface Carried {
  readonly card: WallCard;
  readonly side: Side | undefined;
  /** Undefined where it would spring back. */
  readonly next: Tiling | undefined;
}

interface Board {
  readonly box: RefObject<HTMLElement | null>;
  readonly tiling: Tiling;
  readonly least: CardSizes;
  readonly columns: number;
  readonly rows: number;
  readonly onChange: (next: Tiling) => void;
}

/** Carries cards and pulls their sides with a finger or a mouse. */
export const useBoardPointer = (board: Board) => {
  const [carried, setCarried] = useState<Carried>();
  const latest = useRef(board);
  useLayoutEffect(() => {
    latest.current = board;
  });
  const begin = (event: PointerEvent<HTMLElement>, card: WallCard, side?: Side): void => {
    const box = board.box.current;
    if (event.button !== 0 || box === null) return;
    event.stopPropagation();
    const { clientX, clientY } = event;
    const { left, top, width, height } = box.getBoundingClientRect();
    const nextAt = (x: number, y: number): Tiling | undefined => {
      const { tiling, least, columns, rows } = latest.current;
      const across = columns / width;
      const down = rows / height;
      if (side === undefined)
        return dropCard(tiling, card, { x: (x - left) * across, y: (y - top) * down }, least);
      const by =
        side === "left" || side === "right" ? (x - clientX) * across : (y - clientY) * down;
      return pullSide(tiling, card, side, Math.round(by), least);
    };
    const handlers = {
      onFrame: (x: number, y: number) => {
        const next = nextAt(x, y);
        setCarried((now) =>
          now !== undefined && JSON.stringify(now.next) === JSON.stringify(next)
            ? now
            : { card, side, next },
        );
      },
      onEnd: () => setCarried(undefined),
      onDrop: (x: number, y: number) => {
        const next = nextAt(x, y);
        if (next !== undefined) latest.current.onChange(next);
      },
    };
    // Nothing scrolls below a finger here: it carries at once.
    startDrag(event, handlers, 0);
  };
  return { carried, begin };
};
