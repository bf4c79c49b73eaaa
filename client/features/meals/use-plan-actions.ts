import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { changeOfMeal } from "./change-of-meal.ts";
import type { MealInWeek, MealPlace } from "./meal-place.ts";
import { type PlannedDish, useChangePlan } from "./use-change-plan.ts";

/** What a screen says of a changed plan; nothing of what is left out. */
interface PlanWords {
  readonly added?: (title: string, place: MealPlace) => string;
  readonly moved?: (title: string, place: MealPlace) => string;
  readonly renamed?: (title: string) => string;
  readonly removed?: (title: string) => string;
}

const isSamePlace = (a: MealPlace, b: MealPlace): boolean => a.date === b.date && a.slot === b.slot;

/** The ways to change the plan, each with its toast and the way back. */
export const usePlanActions = (words: PlanWords) => {
  const { t } = useI18n();
  const { add, remove, change } = useChangePlan((error, putBack) =>
    showToast({
      ...{ kind: "problem", words: errorText(t, error) },
      ...(putBack && { undo: putBack, undoLabel: t("waiting.putBack") }),
    }),
  );
  const say = (said: string | undefined, id: string | undefined, undo?: () => void) => {
    // Sample content has said already that it can't be changed.
    if (said === undefined || isSampleId(id ?? "")) return;
    showToast({ kind: "done", words: said, ...(undo === undefined ? {} : { undo }) });
  };
  /** Moves a meal, gives it other words, or both. */
  const changeTo = ({ meal, place }: MealInWeek, title: string, to: MealPlace): void => {
    const was = { ...meal, ...place };
    const changed = { ...meal, title, ...to };
    const { patch, back } = changeOfMeal(was, changed);
    change({ ...changed, patch });
    const said = isSamePlace(place, to) ? words.renamed?.(title) : words.moved?.(title, to);
    // Where the move gave it another id, the way back means that one; what somebody else has made of it since stays.
    say(said, meal.id, () => change({ ...was, patch: back }));
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
    change: changeTo,
    move: (from: MealInWeek, to: MealPlace) => changeTo(from, from.meal.title, to),
  };
};
