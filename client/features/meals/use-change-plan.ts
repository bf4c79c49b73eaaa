import type { MealOnDay, Slot } from "#contract/meals.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import type { Enqueued } from "../../mutations/queue/enqueue.ts";
import { isOfDeleted } from "../../mutations/pending-mutation.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { newId } from "../../platform/random-id.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { addMeal, type ChangedMeal, changeMeal, removeMeal } from "./mutations.ts";

/** A dish to plan: words, or a recipe with its title. */
export interface PlannedDish {
  readonly title: string;
  readonly recipeId?: string | undefined;
}

const mealOf = (date: string, slot: Slot, { title, recipeId }: PlannedDish): MealOnDay => ({
  ...{ id: newId(), date, slot, title },
  ...(recipeId === undefined ? {} : { recipeId }),
});

/** The ways to change the plan; each shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content, and what brings a deleted meal back. */
export const useChangePlan = (onFailed: (error: ApiError, putBack?: () => void) => void) => {
  const { enqueue, bringBack } = useMutationQueue();
  const sent = ({ answer }: Pick<Enqueued<unknown>, "answer">): void =>
    void answer.catch((reason: unknown) => onFailed(apiErrorOf(reason)));
  const remove = ({ id, title }: { readonly id: string; readonly title: string }): void => {
    if (isSampleId(id)) onFailed(sampleContentError());
    else sent(enqueue(removeMeal, { id, title }));
  };
  return {
    add: (date: string, slot: Slot, dish: PlannedDish): void => {
      if (dish.recipeId !== undefined && isSampleId(dish.recipeId)) onFailed(sampleContentError());
      else sent(enqueue(addMeal, mealOf(date, slot, dish)));
    },
    remove,
    change: (changed: ChangedMeal): void => {
      if (isSampleId(changed.id)) return onFailed(sampleContentError());
      const enqueued = enqueue(changeMeal, changed);
      enqueued.answer.catch((reason: unknown) => {
        const error = apiErrorOf(reason);
        const back = isOfDeleted(error) ? changeMeal.putBack(changed) : undefined;
        onFailed(error, back && (() => sent({ answer: bringBack(enqueued.id, back) })));
      });
    },
  };
};
