import type { Recipe } from "#contract/recipes.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";

/** Says why a recipe can't be had; nothing while it is still on its way. */
export const RecipeUnavailable = ({ shown }: { shown: QueryState<Recipe> }) => {
  const { t } = useI18n();
  const s = useMessages(wallMealMessages);
  if (shown.source !== "failed") return null;
  return shown.error.status === 404 ? (
    <EmptyState picture="fork-and-knife-with-plate" title={s("unwritten")} />
  ) : (
    <EmptyState picture="key" title={errorText(t, shown.error)} />
  );
};
