import { useRecipe } from "#client/features/recipes/queries.ts";
import { cookMessages } from "#client/features/recipes/cook/messages/messages.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { RecipeUnavailable } from "#client/features/recipes/components/RecipeUnavailable.tsx";
import { CookSteps } from "./CookSteps.tsx";
import { useWakeLock } from "#client/platform/use-wake-lock.ts";
import * as styles from "./cook.module.css";

/** A recipe on the whole screen, one step at a time; the screen stays on meanwhile. */
export const CookPage = ({ id, servings }: { id: string; servings: number | undefined }) => {
  const { number } = useI18n();
  const s = useMessages(cookMessages);
  const words = useMessages(wallMealMessages);
  const shown = useRecipe(id, servings, number);
  useWakeLock();
  const recipe = shown.data;
  if (recipe !== undefined && recipe.steps.length > 0)
    return <CookSteps recipe={recipe} badge={<SourceBadge shown={shown} />} />;
  if (shown.source === "loading") return null;
  return (
    <div className={`${styles.cook} ${styles.cookNothing}`}>
      {recipe === undefined ? (
        <RecipeUnavailable shown={shown} missing={words("unwritten")} />
      ) : (
        <EmptyState picture="shallow-pan-of-food" title={s("nothing")} />
      )}
      <ButtonLink kind="primary" href="/meals/recipes">
        {words("recipes")}
      </ButtonLink>
    </div>
  );
};
