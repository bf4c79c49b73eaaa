import { type ComponentType, type ReactNode, useState } from "react";
import type { Recipe } from "#contract/recipes.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useMe } from "#client/context/family.ts";
import { useSession } from "#client/features/access/use-session.ts";
import { useRecipeToGrocery } from "#client/features/recipes/recipe-to-grocery.ts";
import { useRecipe } from "#client/features/recipes/queries.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { RecipeIngredients } from "./RecipeIngredients.tsx";
import { RecipeUnavailable } from "#client/features/recipes/components/RecipeUnavailable.tsx";
import { SubPageHead } from "../../ui/SubPageHead.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { recipeAddress } from "./recipe-address.ts";
import { pictureAddressAtWidth } from "./RecipeRow.tsx";
import { ServingsPicker } from "#client/features/recipes/components/ServingsPicker.tsx";
import { RecipeSource } from "./RecipeSource.tsx";
import * as styles from "./recipes.module.css";

type PlanRecipe = ComponentType<{ readonly recipe: Recipe }>;

/** What can be done with a recipe. */
const RecipeWays = ({
  recipe,
  servings,
  plan: Plan,
}: {
  recipe: Recipe;
  servings: number | undefined;
  plan: PlanRecipe;
}) => {
  const s = useMessages(mealMessages);
  const me = useMe();
  const { id, title } = recipe;
  const toList = useRecipeToGrocery({
    onKept: (count, undo) =>
      showToast({
        kind: "done",
        words: count === 0 ? s("onListAlready", { title }) : s("onList", { title, count }),
        ...(count === 0 ? {} : { undo }),
      }),
    onFailed: useFailedToast(),
  });
  return (
    <Row gap={2} wrap align="stretch" className={styles.recipeWays}>
      {recipe.steps.length === 0 ? null : (
        <ButtonLink
          kind="primary"
          href={`${recipeAddress(id)}/cook${servings === undefined ? "" : `?for=${servings}`}`}
        >
          <FeatureIcon name="cook" />
          {s("cook")}
        </ButtonLink>
      )}
      {recipe.ingredients.length === 0 ? null : (
        <Button onClick={() => toList.mutate({ id, title, servings, memberId: me?.id })}>
          <Icon name="basket" />
          {s("addToList")}
        </Button>
      )}
      <Plan recipe={recipe} />
    </Row>
  );
};

const About = ({ recipe, badge }: { recipe: Recipe; badge: ReactNode }) => {
  const s = useMessages(mealMessages);
  const { totalMin, tags, description } = recipe;
  const about = [...(totalMin === undefined ? [] : [s("minutes", { count: totalMin })]), ...tags];
  return (
    <>
      {recipe.image === undefined ? null : (
        <img
          className={styles.recipeImage}
          src={pictureAddressAtWidth(recipe.image, 544)}
          alt={s("image", { title: recipe.title })}
        />
      )}
      <Row as="p" wrap className={styles.recipeAbout} dir="auto">
        {about.join(" · ")}
        {badge}
      </Row>
      {description === undefined ? null : <p dir="auto">{description}</p>}
    </>
  );
};

/** One recipe: for how many, what goes in, how it is done. `plan` is the way to put it on the meal plan. */
export const RecipePage = ({ id, plan }: { id: string; plan: PlanRecipe }) => {
  const { number } = useI18n();
  const s = useMessages(mealMessages);
  const [wanted, setWanted] = useState<number>();
  const shown = useRecipe(id, wanted, number);
  const can = useCapabilities("meals");
  const isParent = useSession()?.parent === true;
  const recipe = shown.data;
  if (recipe === undefined)
    return (
      <>
        <SubPageHead back="/lists/recipes">{s("recipes")}</SubPageHead>
        <RecipeUnavailable shown={shown} />
      </>
    );
  return (
    <article className={styles.recipe}>
      <SubPageHead back="/lists/recipes">{recipe.title}</SubPageHead>
      <About recipe={recipe} badge={<SourceBadge shown={shown} />} />
      <RecipeWays recipe={recipe} servings={recipe.servings} plan={plan} />
      <section>
        <h2>{s("ingredients")}</h2>
        <ServingsPicker
          servings={recipe.servings}
          onServings={setWanted}
          label={s("servings")}
          lessLabel={s("fewer")}
          moreLabel={s("more")}
        />
        <RecipeIngredients lines={recipe.ingredients} />
      </section>
      {recipe.steps.length === 0 ? null : (
        <section>
          <h2>{s("steps")}</h2>
          <Stack as="ol" gap={4} className={styles.steps}>
            {recipe.steps.map((step, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a step is told apart by its place
              <li key={at} dir="auto">
                {step}
              </li>
            ))}
          </Stack>
        </section>
      )}
      {recipe.source === undefined ? null : <RecipeSource source={recipe.source} />}
      {isParent && can("recipes.write") && !isSampleId(id) ? (
        <ButtonLink href={`${recipeAddress(id)}/edit`}>
          <FeatureIcon name="pencil" />
          {s("edit")}
        </ButtonLink>
      ) : null}
    </article>
  );
};
