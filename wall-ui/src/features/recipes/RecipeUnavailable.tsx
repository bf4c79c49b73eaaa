import type { Recipe } from "#contract/recipes.ts";
import type { Shown } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { wallMealWords } from "#client/features/meals/wall-messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";

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
