import { useState } from "react";
import { useLocation } from "wouter";
import type { NewRecipe, Recipe } from "#contract/recipes.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useSession } from "#client/features/access/use-session.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useRecipe } from "#client/features/recipes/queries.ts";
import { changeRecipe, createRecipe, removeRecipe } from "#client/features/recipes/mutations.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { SubPageHead } from "../../ui/SubPageHead.tsx";
import { recipeAddress } from "./recipe-address.ts";
import { recipeFormOf, newRecipeOf, recipePatchOf } from "#client/features/recipes/recipe-form.ts";
import { RecipeUnavailable } from "#client/features/recipes/components/RecipeUnavailable.tsx";
import { RecipeFormFields } from "./RecipeFormFields.tsx";
import * as styles from "./recipes.module.css";

/** A recipe's form that makes a new one of it. */
export const NewRecipeForm = ({ start }: { start: Partial<NewRecipe> }) => {
  const s = useMessages(mealMessages);
  const [, go] = useLocation();
  const create = useMutate(createRecipe);
  return (
    <RecipeFormFields
      start={recipeFormOf(start)}
      error={create.error}
      isBusy={create.isPending}
      onSave={(form, picture) =>
        create.mutate(
          { body: newRecipeOf(form, picture) },
          {
            onSuccess: ({ id, title }) => {
              showToast({ kind: "done", words: s("saved", { title }) });
              go(recipeAddress(id), { replace: true });
            },
          },
        )
      }
    />
  );
};

/** A recipe from nothing. */
export const WriteRecipe = () => {
  const s = useMessages(mealMessages);
  const isParent = useSession()?.parent === true;
  if (!isParent) return <SessionRedirect to="/lists/recipes" />;
  return (
    <article className={styles.recipe}>
      <SubPageHead back="/lists/recipes">{s("fresh")}</SubPageHead>
      <NewRecipeForm start={{}} />
    </article>
  );
};

const Delete = ({ recipe: { id, title } }: { recipe: Recipe }) => {
  const s = useMessages(mealMessages);
  const [, go] = useLocation();
  const { t } = useI18n();
  const drop = useMutate(removeRecipe);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <FeatureIcon name="trash" />
        {s("delete")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={s("deleteAsk", { title })}
        yes={s("delete")}
        busy={drop.isPending}
        onYes={() =>
          drop.mutate(
            { params: { id } },
            { onSuccess: () => go("/lists/recipes", { replace: true }) },
          )
        }
        onNo={() => {
          drop.reset();
          setAsking(false);
        }}
      >
        {drop.error === null ? null : (
          <Notice kind="problem" role="alert">
            {errorText(t, drop.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
};

/** A recipe of the house, to be changed or deleted. */
export const ChangeRecipe = ({ id }: { id: string }) => {
  const { number } = useI18n();
  const s = useMessages(mealMessages);
  const [, go] = useLocation();
  const shown = useRecipe(id, undefined, number);
  const recipe = shown.data;
  const change = useMutate(changeRecipe);
  const create = useMutate(createRecipe);
  const isGone = change.error?.status === 404;
  const can = useCapabilities("meals");
  const isParent = useSession()?.parent === true;
  const done = (saved: Recipe) => {
    showToast({ kind: "done", words: s("saved", { title: saved.title }) });
    go(recipeAddress(saved.id), { replace: true });
  };
  if (!isParent || isSampleId(id)) return <SessionRedirect to={recipeAddress(id)} />;
  return (
    <article className={styles.recipe}>
      <SubPageHead back={recipeAddress(id)}>{recipe?.title ?? "\u00a0"}</SubPageHead>
      <RecipeUnavailable shown={shown} />
      {recipe === undefined || !can("recipes.write") ? null : (
        <RecipeFormFields
          start={recipeFormOf(recipe)}
          image={recipe.image}
          error={isGone ? create.error : change.error}
          isBusy={change.isPending || create.isPending}
          onSave={(form, picture, opened) => {
            const body = recipePatchOf(opened, form, picture);
            if (isGone) create.mutate({ body: newRecipeOf(form, picture) }, { onSuccess: done });
            else if (Object.keys(body).length === 0) done(recipe);
            else change.mutate({ params: { id }, body }, { onSuccess: done });
          }}
        >
          {isGone ? (
            <Notice kind="problem" role="alert">
              {s("gone", { title: recipe.title })}
            </Notice>
          ) : (
            <Delete recipe={recipe} />
          )}
        </RecipeFormFields>
      )}
    </article>
  );
};
