import { isSampleId } from "../../query/sample/sample-id.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { useFailedToast } from "../../ui/overlays/use-failed-toast.ts";
import type { MealInWeek, MealPlace } from "./meal-place.ts";
import { type PlannedDish, useChangePlan } from "./use-change-plan.ts";

/** What a screen says of a changed plan; nothing of what is left out. */
interface PlanWords {
  readonly added?: (title: string, place: MealPlace) => string;
  readonly moved?: (title: string, place: MealPlace) => string;
  readonly removed?: (title: string) => string;
}

/** The ways to change the plan, each with its toast and the way back. */
export const usePlanActions = (words: PlanWords) => {
  const { add, remove, move } = useChangePlan(useFailedToast());
  const say = (said: string | undefined, id: string | undefined, undo?: () => void) => {
    // Sample content has said already that it can't be changed.
    if (said === undefined || isSampleId(id ?? "")) return;
    showToast({ kind: "done", words: said, ...(undo === undefined ? {} : { undo }) });
  };
  return {
    add: (dish: PlannedDish, place: MealPlace) => {
      add(place.date, place.slot, dish);
      say(words.added?.(dish.title, place), dish.recipeId);
    },
    remove: ({ meal, place }: MealInWeek) => {
      remove(meal);
      say(words.removed?.(meal.title), meal.id, () => add(place.date, place.slot, meal));
    },
    move: ({ meal, place }: MealInWeek, to: MealPlace) => {
      move(meal, to.date, to.slot);
      // Where the move gave it another id, the way back means that one.
      say(words.moved?.(meal.title, to), meal.id, () => move(meal, place.date, place.slot));
    },
  };
};
