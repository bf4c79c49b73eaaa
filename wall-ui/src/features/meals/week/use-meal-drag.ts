import { mealSlots } from "#client/features/meals/meal-slots.ts";
import { useDragAndDrop } from "#wall-ui/src/ui/use-drag-and-drop.ts";
import {
  type MealPlace,
  type MealInWeek,
  mealPlaceKey,
} from "#client/features/meals/meal-place.ts";

const placeAt = (x: number, y: number): MealPlace | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-place]")?.dataset["place"];
    const [date, name] = found?.split(" ") ?? [];
    const slot = mealSlots.find((one) => one === name);
    if (date !== undefined && slot !== undefined) return { date, slot };
  }
  return undefined;
};

/** Carries a meal to another place of the week. */
export const useMealDrag = (onDrop: (placed: MealInWeek, to: MealPlace) => void) =>
  useDragAndDrop<MealInWeek, MealPlace>({
    placeAt,
    keyOf: mealPlaceKey,
    onDrop: (placed, to) => {
      if (mealPlaceKey(to) !== mealPlaceKey(placed.place)) onDrop(placed, to);
    },
  });
