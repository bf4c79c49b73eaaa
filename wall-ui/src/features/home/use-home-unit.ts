import { createContext, use, useSyncExternalStore } from "react";
import type { WallDistance } from "#contract/wall-view.ts";
import { useFamily } from "#client/context/family.ts";
import { useWall } from "#client/context/wall.ts";
import { peopleOn, readFrom } from "#client/features/walls/read-from.ts";

const unitNow = (): number =>
  innerWidth > innerHeight
    ? Math.min(innerWidth / 1280, innerHeight / 720)
    : Math.min(innerWidth / 800, innerHeight / 1200);

const onResize = (changed: () => void): (() => void) => {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
};

/** How much larger a wall is drawn that is read from farther off. */
const enlargements = { near: 1, kitchen: 1.25, across: 1.5 } as const satisfies Readonly<
  Record<WallDistance, number>
>;

const useScreenUnit = (): number => useSyncExternalStore(onResize, unitNow);

/** From how far away Home is drawn to be read: as the wall is set, as far as its screen and its people leave room for that. */
export const useReadFrom = (): WallDistance => {
  const wall = useWall();
  return readFrom(wall.distance, peopleOn(wall, useFamily()), useScreenUnit() < 1);
};

/** How much larger a card is drawn than on Kitchen. */
export const CardScaleContext = createContext(1);

/**
 * How many CSS pixels one pixel of Home's composition is, which is drawn for screens of 1280 by 720 and of 800 by 1200,
 * and larger where this wall is read from farther off.
 */
export const useHomeUnit = (): number =>
  useScreenUnit() * enlargements[useReadFrom()] * use(CardScaleContext);
