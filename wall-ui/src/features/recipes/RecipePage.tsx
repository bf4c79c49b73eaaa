import { useState } from "react";
import { Link, useLocation } from "wouter";
import { useRecipe } from "#client/features/recipes/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button, IconButton } from "#client/ui/Button.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { cookHref } from "./cook/cook-address.ts";
import { cookProgressOf } from "./cook/cook-progress.ts";
import { RecipeUnavailable } from "./RecipeUnavailable.tsx";
import { DishPicture } from "./DishPicture.tsx";
import { PlanRecipe } from "./PlanRecipe.tsx";
import { stepServings } from "./step-servings.ts";
import { useAddToGrocery } from "./use-add-to-grocery.ts";
import "./recipe.css";

const headPixels = 800;

/** One recipe: for how many, what it takes, how it is made, and the ways to the stove, the plan and the list. */
export const RecipePage = ({ id }: { id: string }) => {
  const [, go] = useLocation();
  const { number } = useI18n();
  const s = useMessages(wallMealMessages);
  const [servings, setServings] = useState<number>();
  const [isPlanning, setPlanning] = useState(false);
  const shown = useRecipe(id, servings, number);
  const recipe = shown.data;
  const putOnList = useAddToGrocery();
  const cooking = cookProgressOf(id, Date.now());
  const back = <IconButton icon="left" label={s("recipes")} onClick={() => go("/meals/recipes")} />;
  if (recipe === undefined)
    return (
      <div className="room recipe">
        <header className="room-head">{back}</header>
        <RecipeUnavailable shown={shown} />
      </div>
    );
  const { title, image, totalMin, tags, source, description } = recipe;
  const stepTo = (by: 1 | -1) => {
    const next = recipe.servings === undefined ? undefined : stepServings(recipe.servings, by);
    return next === undefined ? undefined : () => setServings(next);
  };
  const facts = [
    ...(totalMin === undefined ? [] : [s("minutes", { count: totalMin })]),
    ...tags,
    ...(source === undefined
      ? []
      : [s("from", { source: source.replace(/^https?:\/\/([^/]+).*$/, "$1") })]),
  ];
  return (
    <div className="room recipe">
      <header className="recipe-head">
        {back}
        <DishPicture title={title} image={image} pixels={headPixels} />
        <div className="recipe-title">
          <h1 dir="auto">{title}</h1>
          <p className="recipe-facts">
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
            <SourceBadge shown={shown} />
          </p>
          {description === undefined ? null : (
            <p className="recipe-description" dir="auto">
              {description}
            </p>
          )}
        </div>
      </header>
      <div className="recipe-acts">
        <Link className="button" data-kind="primary" href={cookHref(id, recipe.servings)}>
          {cooking === undefined || cooking.step === 0
            ? s("cook")
            : s("cookOn", { step: Math.min(cooking.step, recipe.steps.length) })}
        </Link>
        <Button onClick={() => setPlanning(true)}>{s("plan")}</Button>
        <Button disabled={recipe.ingredients.length === 0} onClick={() => putOnList(recipe)}>
          {s("putOnList")}
        </Button>
      </div>
      <div className="recipe-body">
        <section className="recipe-part">
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
          <ul className="recipe-ingredients">
            {recipe.ingredients.map(({ text }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line has no other name, and its order is the recipe's
              <li key={at} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
        <section className="recipe-part">
          <h2>{s("steps")}</h2>
          {recipe.steps.length === 0 ? <p>{s("noSteps")}</p> : null}
          <ol className="recipe-steps">
            {recipe.steps.map((step, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={at} dir="auto">
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <PlanRecipe recipe={recipe} open={isPlanning} onClose={() => setPlanning(false)} />
    </div>
  );
};
