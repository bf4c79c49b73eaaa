import { useState } from "react";
import { useGuarded } from "../../../rights/use-guarded.ts";
import type { PlannedDish } from "#client/features/meals/use-change-plan.ts";
import {
  type MealInWeek,
  type MealPlace,
  mealPlaceKey,
} from "#client/features/meals/meal-place.ts";
import type { usePlanActions } from "#client/features/meals/use-plan-actions.ts";

/** Holds the place that is being filled, the opened meal, the one that gets other words and the one that looks for a new place, and ends each with its change of the plan. */
export const useMealEditing = (planning: ReturnType<typeof usePlanActions>) => {
  const guarded = useGuarded("write");
  const [adding, setAdding] = useState<MealPlace>();
  const [opened, setOpened] = useState<MealInWeek>();
  const [renaming, setRenaming] = useState<MealInWeek>();
  const [moving, setMoving] = useState<MealInWeek>();
  return {
    adding,
    opened,
    renaming,
    moving,
    open: setOpened,
    close: () => setOpened(undefined),
    stopRenaming: () => setRenaming(undefined),
    closeAdding: () => setAdding(undefined),
    stopMoving: () => setMoving(undefined),
    /** Brings the moving meal to a place, or begins to fill it where none moves. */
    choosePlace: (place: MealPlace) => {
      if (moving === undefined) {
        guarded(() => setAdding(place));
        return;
      }
      if (mealPlaceKey(place) !== mealPlaceKey(moving.place)) planning.move(moving, place);
      setMoving(undefined);
    },
    add: (dish: PlannedDish) => {
      if (adding !== undefined) planning.add(dish, adding);
      setAdding(undefined);
    },
    startRenaming: () =>
      guarded(() => {
        setRenaming(opened);
        setOpened(undefined);
      }),
    rename: (title: string) => {
      if (renaming !== undefined && title !== renaming.meal.title)
        planning.change(renaming, title, renaming.place);
      setRenaming(undefined);
    },
    startMoving: () => {
      setMoving(opened);
      setOpened(undefined);
    },
    remove: () => {
      if (opened !== undefined) planning.remove(opened);
      setOpened(undefined);
    },
  };
};
