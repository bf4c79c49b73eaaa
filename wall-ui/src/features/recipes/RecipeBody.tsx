import type { Recipe } from "#contract/recipes.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ServingsPicker } from "#client/features/recipes/components/ServingsPicker.tsx";
import * as styles from "./recipe.module.css";

const Ingredients = ({
  recipe,
  onServings,
}: {
  recipe: Recipe;
  onServings: (servings: number) => void;
}) => {
  const s = useMessages(wallMealMessages);
  return (
    <Stack as="section" gap={4} className={styles.recipePart}>
      <h2>{s("ingredients")}</h2>
      <ServingsPicker
        servings={recipe.servings}
        onServings={onServings}
        label={s("servingsLabel")}
        lessLabel={s("fewer")}
        moreLabel={s("more")}
      />
      {recipe.ingredients.length === 0 ? <p>{s("noIngredients")}</p> : null}
      <ul className={styles.recipeIngredients}>
        {recipe.ingredients.map(({ text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other name, and its order is the recipe's
          <li key={at} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Stack>
  );
};

/** What a recipe takes, for as many as are asked for, and how it is made. */
export const RecipeBody = ({
  recipe,
  onServings,
}: {
  recipe: Recipe;
  /** Asks for the recipe's amounts for another number of people. */
  onServings: (servings: number) => void;
}) => {
  const s = useMessages(wallMealMessages);
  return (
    <Stack gap={5} className={styles.recipeBody}>
      <Ingredients recipe={recipe} onServings={onServings} />
      <Stack as="section" gap={4} className={styles.recipePart}>
        <h2>{s("steps")}</h2>
        {recipe.steps.length === 0 ? <p>{s("noSteps")}</p> : null}
        <Stack as="ol" gap={5} className={styles.recipeSteps}>
          {recipe.steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={at} dir="auto">
              {step}
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
};
