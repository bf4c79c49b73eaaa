import type { Recipe } from "#contract/recipes.ts";
import { useRecipeToGrocery } from "#client/features/recipes/recipe-to-grocery.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useActing } from "../../context/acting.tsx";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";

/** Puts a recipe's ingredients on the list, for as many as it shows, in the name of whoever acts. */
export const useAddToGrocery = (): ((recipe: Recipe) => void) => {
  const s = useMessages(wallMealMessages);
  const { memberId } = useActing();
  const { mutate } = useRecipeToGrocery({
    onKept: (count, undo) =>
      showToast({ kind: "done", words: s("onList", { count }), memberId, undo }),
    onFailed: useFailedToast(),
  });
  return ({ id, title, servings }) => mutate({ id, title, servings, memberId });
};
