import type { PlacedCard, WallCard } from "#contract/wall-layout.ts";
import type { CardSizes } from "../layout/card-sizes.ts";
import { moveBeside, moveSide, type Side, swapCards, type Tiling } from "../layout/tiling.ts";

/** A point of a wall's grid, in fields. */
export interface FieldPoint {
  readonly x: number;
  readonly y: number;
}

/** So near the middle of a card, as a part of it, another one takes its place instead of standing beside it. */
const middle = 0.22;

const sideAt = ({ x, y, w, h }: PlacedCard, at: FieldPoint): Side | "middle" => {
  const [u, v] = [(at.x - x) / w, (at.y - y) / h];
  if (Math.abs(u - 0.5) < middle && Math.abs(v - 0.5) < middle) return "middle";
  const [across, down] = [Math.min(u, 1 - u), Math.min(v, 1 - v)];
  if (across < down) return u < 0.5 ? "left" : "right";
  return v < 0.5 ? "top" : "bottom";
};

/** The card at a point; undefined outside the wall. */
export const cardAt = (tiling: Tiling, at: FieldPoint): PlacedCard | undefined =>
  tiling.find(({ x, y, w, h }) => at.x >= x && at.x < x + w && at.y >= y && at.y < y + h);

/** What becomes of a tiling when a card is let go at a point: beside the card there, or in its place; undefined where it springs back. */
export const dropCard = (
  tiling: Tiling,
  card: WallCard,
  at: FieldPoint,
  least?: CardSizes,
): Tiling | undefined => {
  const host = cardAt(tiling, at);
  if (host === undefined || host.card === card) return undefined;
  const side = sideAt(host, at);
  const beside = side === "middle" ? undefined : moveBeside(tiling, card, host.card, side, least);
  return beside ?? swapCards(tiling, card, host.card, least);
};

/** What becomes of a tiling when a side of a card is pulled by so many fields: as far of that as its neighbours allow. */
export const pullSide = (
  tiling: Tiling,
  card: WallCard,
  side: Side,
  by: number,
  least?: CardSizes,
): Tiling | undefined => {
  for (let step = by; step !== 0; step -= Math.sign(by)) {
    const pulled = moveSide(tiling, card, side, step, least);
    if (pulled !== undefined) return pulled;
  }
  return undefined;
};
