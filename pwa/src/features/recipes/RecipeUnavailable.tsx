import type { Recipe } from "#contract/recipes.ts";
import type { Shown } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";

/** Says why a recipe can't be had; nothing while it is still on its way. */
export const NoRecipe = ({ shown }: { shown: Shown<Recipe> }) => {
  const { t } = useText();
  return shown.from === "failed" ? (
    <EmptyState picture="key" title={errorText(t, shown.error)} />
  ) : null;
};
