import { useQueryClient } from "@tanstack/react-query";
import type { MealPlan } from "#contract/meals.ts";
import { ApiError } from "../../api/api-error.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { isElsewhere } from "./is-elsewhere.ts";
import { planRead } from "./reads.ts";
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
  const failed = useFailedToast();
  const { add, remove, move } = useChangePlan(failed);
  const client = useQueryClient();
  const { currentId, overlay } = useMutationQueue();
  const moveBack = ({ meal, place }: MealInWeek, from: MealPlace): void => {
    const plans = client.getQueriesData<MealPlan>({ queryKey: [planRead.topic, planRead.key] });
    const id = currentId(meal.id);
    // Somebody else has moved it on since: that stays.
    if (plans.some(([key, plan]) => plan && isElsewhere(overlay(key, plan), id, from)))
      failed(new ApiError("It was moved on.", { status: 409, code: "changedMeanwhile" }));
    else move(meal, place.date, place.slot);
  };
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
    move: (from: MealInWeek, to: MealPlace) => {
      const { meal } = from;
      move(meal, to.date, to.slot);
      // Where the move gave it another id, the way back means that one.
      say(words.moved?.(meal.title, to), meal.id, () => moveBack(from, to));
    },
  };
};
