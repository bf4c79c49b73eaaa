import { Link } from "wouter";
import { useRecipe } from "#client/features/recipes/queries.ts";
import { cookWords } from "#client/features/recipes/cook/messages/messages.ts";
import { wallMealWords } from "#client/features/meals/wall-messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { NoRecipe } from "../RecipeUnavailable.tsx";
import { Stove } from "./CookSteps.tsx";
import { useScreenOn } from "#client/platform/use-wake-lock.ts";
import "./cook.css";

/** A recipe on the whole screen, one step at a time; the screen stays on meanwhile. */
export const Cook = ({ id, servings }: { id: string; servings: number | undefined }) => {
  const { number } = useText();
  const s = useWordsOf(cookWords);
  const words = useWordsOf(wallMealWords);
  const shown = useRecipe(id, servings, number);
  useScreenOn();
  const recipe = shown.data;
  if (recipe !== undefined && recipe.steps.length > 0)
    return <Stove recipe={recipe} badge={<SourceBadge shown={shown} />} />;
  if (shown.from === "loading") return null;
  return (
    <div className="cook cook-nothing">
      {recipe === undefined ? (
        <NoRecipe shown={shown} />
      ) : (
        <EmptyState picture="shallow-pan-of-food" title={s("nothing")} />
      )}
      <Link className="button" data-kind="primary" href="/meals/recipes">
        {words("recipes")}
      </Link>
    </div>
  );
};
