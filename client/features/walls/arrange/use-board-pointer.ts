import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { WallCard } from "#contract/wall-layout.ts";
import type { CardSizes } from "../layout/card-sizes.ts";
import type { Side, Tiling } from "../layout/tiling.ts";
import { startDrag } from "../../../ui/pointer/start-drag.ts";
import { cardAt, dropCard, pullSide } from "./drop.ts";

/** A card that is carried, or whose side is pulled, and what letting go would make of the wall. */
export interface Carried {
  readonly card: WallCard;
  readonly side: Side | undefined;
  /** Undefined where it would spring back. */
  readonly next: Tiling | undefined;
  /** It would spring back because it has no room, and not because it is still where it was or outside the wall. */
  readonly isRefused: boolean;
}

interface Board {
  readonly box: RefObject<HTMLElement | null>;
  readonly tiling: Tiling;
  readonly least: CardSizes;
  readonly columns: number;
  readonly rows: number;
  readonly onChange: (next: Tiling) => void;
}

/** Carries cards and pulls their sides with a finger or a mouse; `refused` is the last card that sprang back for want of room. */
export const useBoardPointer = (board: Board) => {
  const [carried, setCarried] = useState<Carried>();
  const [refused, setRefused] = useState<WallCard>();
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
    const carriedAt = (x: number, y: number): Carried => {
      const { tiling, least, columns, rows } = latest.current;
      const across = columns / width;
      const down = rows / height;
      if (side === undefined) {
        const at = { x: (x - left) * across, y: (y - top) * down };
        const next = dropCard(tiling, card, at, least);
        const host = cardAt(tiling, at)?.card ?? card;
        return { card, side, next, isRefused: next === undefined && host !== card };
      }
      const by = Math.round(
        side === "left" || side === "right" ? (x - clientX) * across : (y - clientY) * down,
      );
      const next = pullSide(tiling, card, side, by, least);
      return { card, side, next, isRefused: next === undefined && by !== 0 };
    };
    const handlers = {
      onFrame: (x: number, y: number) => {
        const then = carriedAt(x, y);
        setCarried((now) => (JSON.stringify(now) === JSON.stringify(then) ? now : then));
      },
      onEnd: () => setCarried(undefined),
      onDrop: (x: number, y: number) => {
        const { next, isRefused } = carriedAt(x, y);
        if (next !== undefined) latest.current.onChange(next);
        setRefused(isRefused ? card : undefined);
      },
    };
    setRefused(undefined);
    // Nothing scrolls below a finger here: it carries at once.
    startDrag(event, handlers, 0);
  };
  return { carried, begin, refused: carried?.isRefused === true ? carried.card : refused };
};
