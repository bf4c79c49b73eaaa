import { slots } from "#client/features/meals/meal-slots.ts";
import { useCarry } from "#wall-ui/src/ui/use-drag-and-drop.ts";
import { type Place, type Placed, placeKey } from "./meal-place.ts";

const placeAt = (x: number, y: number): Place | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-place]")?.dataset["place"];
    const [date, name] = found?.split(" ") ?? [];
    const slot = slots.find((one) => one === name);
    if (date !== undefined && slot !== undefined) return { date, slot };
  }
  return undefined;
};

/** Carries a meal to another place of the week. */
export const useDrag = (onDrop: (placed: Placed, to: Place) => void) =>
  useCarry<Placed, Place>({
    placeAt,
    keyOf: placeKey,
    onDrop: (placed, to) => {
      if (placeKey(to) !== placeKey(placed.place)) onDrop(placed, to);
    },
  });
