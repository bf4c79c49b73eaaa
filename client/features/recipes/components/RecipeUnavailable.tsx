import type { Recipe } from "#contract/recipes.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";

/** Says why a recipe can't be had, `missing` where there is none; nothing while it is still on its way. */
export const RecipeUnavailable = ({
  shown,
  missing,
}: {
  shown: QueryState<Recipe>;
  missing?: string;
}) => {
  const { t } = useI18n();
  if (shown.source !== "failed") return null;
  return missing !== undefined && shown.error.status === 404 ? (
    <EmptyState picture="fork-and-knife-with-plate" title={missing} />
  ) : (
    <EmptyState picture="key" title={errorText(t, shown.error)} />
  );
};
