import type { Recipe } from "#contract/recipes.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { stepServings } from "./step-servings.ts";
import * as styles from "./recipe.module.css";

const Ingredients = ({
  recipe,
  onServings,
}: {
  recipe: Recipe;
  onServings: (servings: number) => void;
}) => {
  const s = useMessages(wallMealMessages);
  const { number } = useI18n();
  const stepTo = (by: 1 | -1) => {
    const next = recipe.servings === undefined ? undefined : stepServings(recipe.servings, by);
    return next === undefined ? undefined : () => onServings(next);
  };
  return (
    <Stack as="section" gap={4} className={styles.recipePart}>
      <h2>{s("ingredients")}</h2>
      {recipe.servings === undefined ? null : (
        <Stepper
          label={s("servingsLabel")}
          shown={number(recipe.servings)}
          lessLabel={s("fewer")}
          moreLabel={s("more")}
          onLess={stepTo(-1)}
          onMore={stepTo(1)}
        />
      )}
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
