import type { MealOnDay, Slot } from "#contract/meals.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import type { Enqueued } from "../../mutations/queue/enqueue.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { newId } from "../../platform/random-id.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { addMeal, removeMeal } from "./mutations.ts";

/** A dish to plan: words, or a recipe with its title. */
export interface PlannedDish {
  readonly title: string;
  readonly recipeId?: string | undefined;
}

const mealOf = (date: string, slot: Slot, { title, recipeId }: PlannedDish): MealOnDay => ({
  ...{ id: newId(), date, slot, title },
  ...(recipeId === undefined ? {} : { recipeId }),
});

/** The ways to change the plan; each shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content. */
export const useChangePlan = (onFailed: (error: ApiError) => void) => {
  const { enqueue, isOffline } = useMutationQueue();
  const sent = <T>({ answer }: Pick<Enqueued<T>, "answer">): Promise<T> => {
    answer.catch((reason: unknown) => onFailed(apiErrorOf(reason)));
    return answer;
  };
  const remove = ({ id, title }: { readonly id: string; readonly title: string }): void => {
    if (isSampleId(id)) onFailed(sampleContentError());
    else void sent(enqueue(removeMeal, { id, title })).catch(() => undefined);
  };
  return {
    add: (date: string, slot: Slot, dish: PlannedDish): void => {
      if (dish.recipeId !== undefined && isSampleId(dish.recipeId)) onFailed(sampleContentError());
      else void sent(enqueue(addMeal, mealOf(date, slot, dish))).catch(() => undefined);
    },
    remove,
    /** Plans it elsewhere and takes it from where it was. */
    move: (meal: PlannedDish & { readonly id: string }, date: string, slot: Slot): void => {
      if (isSampleId(meal.id)) return remove(meal);
      const added = sent(enqueue(addMeal, mealOf(date, slot, meal)));
      // A phone keeps the order, also when the page is killed in between; else the dish goes from where it was when it is there.
      if (isOffline) {
        added.catch(() => undefined);
        remove(meal);
      } else
        added.then(
          () => remove(meal),
          () => undefined,
        );
    },
  };
};
