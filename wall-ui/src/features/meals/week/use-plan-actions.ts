import { useLayoutEffect, useRef } from "react";
import type { MealPlan } from "#contract/meals.ts";
import { type PlannedDish, useChangePlan } from "#client/features/meals/use-change-plan.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#wall-ui/src/ui/use-failed-toast.ts";
import type { MealPlace, MealInWeek } from "./meal-place.ts";

/** The ways to change the week, each with a way back in its toast; `plan` is what stands in it now. */
export const usePlanActions = (plan: MealPlan | undefined) => {
  const s = useMessages(wallMealMessages);
  const { add, remove, move } = useChangePlan(useFailedToast());
  const latest = useRef(plan);
  useLayoutEffect(() => {
    latest.current = plan;
  });
  /** What was moved has another id now: it is found again by what it is. */
  const moveBack = ({ meal, place }: MealInWeek, to: MealPlace) => {
    const there = latest.current?.days[to.date]?.findLast(
      ({ slot, title, recipeId }) =>
        slot === to.slot && title === meal.title && recipeId === meal.recipeId,
    );
    if (there !== undefined) move(there, place.date, place.slot);
  };
  return {
    add: (dish: PlannedDish, { date, slot }: MealPlace) => add(date, slot, dish),
    remove: ({ meal, place }: MealInWeek) => {
      remove(meal);
      if (isSampleId(meal.id)) return;
      showToast({
        kind: "done",
        words: s("removed", { title: meal.title }),
        undo: () => add(place.date, place.slot, meal),
      });
    },
    move: (placed: MealInWeek, to: MealPlace) => {
      move(placed.meal, to.date, to.slot);
      if (isSampleId(placed.meal.id)) return;
      showToast({
        kind: "done",
        words: s("moved", { title: placed.meal.title }),
        undo: () => moveBack(placed, to),
      });
    },
  };
};
