import type { Recipe } from "../../../contract/recipes.ts";
import type { Shown } from "../../../client/query.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { wallMealWords } from "../../../client/text/rooms/wall-meals/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";

/** Says why a recipe can't be had; nothing while it is still on its way. */
export const NoRecipe = ({ shown }: { shown: Shown<Recipe> }) => {
  const { t } = useText();
  const s = useWordsOf(wallMealWords);
  if (shown.from !== "failed") return null;
  return shown.error.status === 404 ? (
    <EmptyState picture="fork-and-knife-with-plate" title={s("unwritten")} />
  ) : (
    <EmptyState picture="key" title={errorText(t, shown.error)} />
  );
};
