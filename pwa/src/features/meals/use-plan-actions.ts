import type { Slot } from "#contract/meals.ts";
import { type PlannedDish, useChangePlan } from "#client/features/meals/use-change-plan.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** A meal with the place that it has on the plan. */
export interface PlacedMeal {
  readonly id: string;
  readonly title: string;
  readonly recipeId?: string | undefined;
  readonly day: string;
  readonly slot: Slot;
}

/** The ways to change the plan, each with what it says. */
export const usePlanActions = () => {
  const { t, dateLong } = useI18n();
  const s = useMessages(mealMessages);
  const change = useChangePlan((error) =>
    showToast({ kind: "problem", words: errorText(t, error) }),
  );
  const say = (title: string, day: string): void =>
    showToast({ kind: "done", words: s("planned", { title, day: dateLong(day) }) });
  const isSample = ({ id, recipeId }: { id?: string; recipeId?: string | undefined }): boolean =>
    isSampleId(id ?? "") || isSampleId(recipeId ?? "");
  return {
    add: (day: string, slot: Slot, dish: PlannedDish) => {
      change.add(day, slot, dish);
      if (!isSample(dish)) say(dish.title, day);
    },
    move: (meal: PlacedMeal, day: string, slot: Slot) => {
      change.move(meal, day, slot);
      if (!isSample(meal)) say(meal.title, day);
    },
    remove: (meal: PlacedMeal) => {
      change.remove(meal);
      if (isSample(meal)) return;
      showToast({
        kind: "done",
        words: s("removed", { title: meal.title }),
        undo: () => change.add(meal.day, meal.slot, meal),
      });
    },
  };
};
