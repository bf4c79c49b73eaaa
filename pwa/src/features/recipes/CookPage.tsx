import { useState } from "react";
import { useSearchParams } from "wouter";
import type { Recipe } from "#contract/recipes.ts";
import { useRecipe } from "#client/features/recipes/queries.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { RecipeIngredients } from "./RecipeIngredients.tsx";
import { RecipeUnavailable } from "#client/features/recipes/components/RecipeUnavailable.tsx";
import { SubPageHead } from "../../ui/SubPageHead.tsx";
import { recipeAddress } from "./recipe-address.ts";
import { useWakeLock } from "#client/platform/use-wake-lock.ts";
import { usePageSwipe } from "../../ui/use-page-swipe.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./recipes.module.css";

const Steps = ({ recipe, back }: { recipe: Recipe; back: string }) => {
  const s = useMessages(mealMessages);
  const [at, setAt] = useState(0);
  const { steps } = recipe;
  const last = steps.length - 1;
  const turn = (by: number) => setAt((now) => Math.min(last, Math.max(0, now + by)));
  const swipe = usePageSwipe(turn);
  useWakeLock();
  return (
    <>
      <section className={styles.cookStep} aria-live="polite" {...swipe}>
        <Row as="p" wrap className={styles.recipeAbout}>
          {s("stepOf", { step: at + 1, total: steps.length })}
        </Row>
        <p className={styles.cookWords} dir="auto">
          {steps[at]}
        </p>
      </section>
      <div className={styles.cookWays}>
        <Button disabled={at === 0} onClick={() => turn(-1)}>
          <Icon name="left" />
          {s("previousStep")}
        </Button>
        {at < last ? (
          <Button kind="primary" onClick={() => turn(1)}>
            {s("nextStep")}
            <Icon name="right" />
          </Button>
        ) : (
          <ButtonLink kind="primary" href={back} replace>
            {s("cookDone")}
          </ButtonLink>
        )}
      </div>
      <section>
        <h2>{s("ingredients")}</h2>
        <RecipeIngredients lines={recipe.ingredients} />
      </section>
    </>
  );
};

/** Cooking from the phone: one step at a time, large, while the screen stays on. */
export const CookPage = ({ id }: { id: string }) => {
  const { number } = useI18n();
  const [asked] = useSearchParams();
  const servings = Number(asked.get("for") ?? Number.NaN);
  const shown = useRecipe(id, servings > 0 ? servings : undefined, number);
  const recipe = shown.data;
  const back = recipeAddress(id);
  return (
    <article className={styles.recipe}>
      <SubPageHead back={back}>{recipe?.title ?? "\u00a0"}</SubPageHead>
      {recipe === undefined ? (
        <RecipeUnavailable shown={shown} />
      ) : (
        <Steps recipe={recipe} back={back} />
      )}
    </article>
  );
};
