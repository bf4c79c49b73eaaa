import { useState } from "react";
import { useLocation } from "wouter";
import type { Recipe } from "#contract/recipes.ts";
import { useRecipe } from "#client/features/recipes/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import type { QueryState } from "#client/query/query-state.ts";
import { cookHref } from "./cook/cook-address.ts";
import { cookProgressOf } from "./cook/cook-progress.ts";
import { RecipeUnavailable } from "#client/features/recipes/components/RecipeUnavailable.tsx";
import { DishPicture } from "./DishPicture.tsx";
import { PlanRecipe } from "./PlanRecipe.tsx";
import { useAddToGrocery } from "./use-add-to-grocery.ts";
import { RecipeBody } from "./RecipeBody.tsx";
import * as styles from "./recipe.module.css";
import * as pageStyles from "../../ui/page.module.css";

const headPixels = 800;

const RecipeTitle = ({ recipe, shown }: { recipe: Recipe; shown: QueryState<Recipe> }) => {
  const s = useMessages(wallMealMessages);
  const { title, totalMin, tags, source, description } = recipe;
  const facts = [
    ...(totalMin === undefined ? [] : [s("minutes", { count: totalMin })]),
    ...tags,
    ...(source === undefined
      ? []
      : [s("from", { source: source.replace(/^https?:\/\/([^/]+).*$/, "$1") })]),
  ];
  return (
    <Stack gap={2} className={styles.recipeTitle}>
      <h1 dir="auto">{title}</h1>
      <Row as="p" wrap className={styles.recipeFacts}>
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
        <SourceBadge shown={shown} />
      </Row>
      {description === undefined ? null : (
        <p className={styles.recipeDescription} dir="auto">
          {description}
        </p>
      )}
    </Stack>
  );
};

const RecipeActions = ({ recipe, onPlan }: { recipe: Recipe; onPlan: () => void }) => {
  const s = useMessages(wallMealMessages);
  const putOnList = useAddToGrocery();
  const cooking = cookProgressOf(recipe.id, Date.now());
  return (
    <Row gap={3} wrap align="stretch" className={styles.recipeActs}>
      <ButtonLink kind="primary" href={cookHref(recipe.id, recipe.servings)}>
        {cooking === undefined || cooking.step === 0
          ? s("cook")
          : s("cookOn", { step: Math.min(cooking.step, recipe.steps.length) })}
      </ButtonLink>
      <Button onClick={onPlan}>{s("plan")}</Button>
      <Button disabled={recipe.ingredients.length === 0} onClick={() => putOnList(recipe)}>
        {s("putOnList")}
      </Button>
    </Row>
  );
};

/** One recipe: for how many, what it takes, how it is made, and the ways to cooking it, the plan and the list. */
export const RecipePage = ({ id }: { id: string }) => {
  const [, go] = useLocation();
  const { number } = useI18n();
  const s = useMessages(wallMealMessages);
  const [servings, setServings] = useState<number>();
  const [isPlanning, setPlanning] = useState(false);
  const shown = useRecipe(id, servings, number);
  const recipe = shown.data;
  const back = <IconButton icon="left" label={s("recipes")} onClick={() => go("/meals/recipes")} />;
  if (recipe === undefined)
    return (
      <div className={pageStyles.room}>
        <Row
          as="header"
          wrap
          className={pageStyles.roomHead}
          data-part="room-head"
          data-testid="room-head"
        >
          {back}
        </Row>
        <RecipeUnavailable shown={shown} missing={s("unwritten")} />
      </div>
    );
  return (
    <div className={pageStyles.room}>
      <header className={styles.recipeHead}>
        {back}
        <DishPicture title={recipe.title} image={recipe.image} pixels={headPixels} />
        <RecipeTitle recipe={recipe} shown={shown} />
      </header>
      <RecipeActions recipe={recipe} onPlan={() => setPlanning(true)} />
      <RecipeBody recipe={recipe} onServings={setServings} />
      <PlanRecipe recipe={recipe} open={isPlanning} onClose={() => setPlanning(false)} />
    </div>
  );
};
