import { EventEmitter } from "node:events";

/** A rectangle in the desktop's pixels. */
export interface WindowBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const display = (id: number, label: string, bounds: WindowBounds) => ({
  ...{ id, label, bounds },
  size: { width: bounds.width, height: bounds.height },
});
const kitchen = display(1, "Kitchen", { x: 0, y: 0, width: 1280, height: 800 });
const hall = display(2, "Hall", { x: 1280, y: 0, width: 1920, height: 1080 });

/** Electron's `screen`, with two fake displays. */
export const createScreen = () =>
  Object.assign(new EventEmitter(), {
    getAllDisplays: () => [kitchen, hall],
    getPrimaryDisplay: () => kitchen,
    displayAt: ({ x }: WindowBounds) => (x >= hall.bounds.x ? hall : kitchen),
  });

export type StandInScreen = ReturnType<typeof createScreen>;
