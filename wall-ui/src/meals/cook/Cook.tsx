import { Link } from "wouter";
import { useRecipe } from "../../../../client/recipes.ts";
import { cookWords } from "../../../../client/text/rooms/cook/words.ts";
import { wallMealWords } from "../../../../client/text/rooms/wall-meals/words.ts";
import { useText } from "../../../../client/text/use-text.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { EmptyState } from "../../../../client/ui/EmptyState.tsx";
import { SourceBadge } from "../../../../client/ui/SourceBadge.tsx";
import { NoRecipe } from "../NoRecipe.tsx";
import { Stove } from "./Stove.tsx";
import { useScreenOn } from "../../../../client/use-screen-on.ts";
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
