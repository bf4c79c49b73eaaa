import { useState } from "react";
import { useLocation } from "wouter";
import type { NewRecipe, Recipe } from "#contract/recipes.ts";
import { useCan } from "#client/features/meta/queries.ts";
import { useSession } from "#client/features/access/queries.ts";
import {
  useChangeRecipe,
  useCreateRecipe,
  useDeleteRecipe,
  useRecipe,
} from "#client/features/recipes/queries.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { mealsWords } from "#client/features/meals/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Question } from "#client/ui/ConfirmDialog.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { LeadAway } from "../access/SessionRedirect.tsx";
import { PageHead } from "../../ui/SubPageHead.tsx";
import { recipeAddress } from "./recipe-address.ts";
import { formOf, newRecipeOf, patchOf } from "./recipe-form.ts";
import { NoRecipe } from "./RecipeUnavailable.tsx";
import { RecipeFields } from "./RecipeFormFields.tsx";

/** A recipe's form that makes a new one of it. */
export const NewRecipeForm = ({ start }: { start: Partial<NewRecipe> }) => {
  const s = useWordsOf(mealsWords);
  const [, go] = useLocation();
  const create = useCreateRecipe();
  return (
    <RecipeFields
      start={formOf(start)}
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
  const s = useWordsOf(mealsWords);
  const isParent = useSession()?.parent === true;
  if (!isParent) return <LeadAway to="/lists/recipes" />;
  return (
    <article className="recipe">
      <PageHead back="/lists/recipes">{s("fresh")}</PageHead>
      <NewRecipeForm start={{}} />
    </article>
  );
};

const Delete = ({ recipe: { id, title } }: { recipe: Recipe }) => {
  const s = useWordsOf(mealsWords);
  const [, go] = useLocation();
  const drop = useDeleteRecipe();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <RoomIcon name="trash" />
        {s("delete")}
      </Button>
      <Question
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
        onNo={() => setAsking(false)}
      />
    </>
  );
};

/** A recipe of the house, to be changed or deleted. */
export const ChangeRecipe = ({ id }: { id: string }) => {
  const { number } = useText();
  const s = useWordsOf(mealsWords);
  const [, go] = useLocation();
  const shown = useRecipe(id, undefined, number);
  const recipe = shown.data;
  const change = useChangeRecipe();
  const can = useCan("meals");
  const isParent = useSession()?.parent === true;
  if (!isParent || isSampleId(id)) return <LeadAway to={recipeAddress(id)} />;
  return (
    <article className="recipe">
      <PageHead back={recipeAddress(id)}>{recipe?.title ?? "\u00a0"}</PageHead>
      <NoRecipe shown={shown} />
      {recipe === undefined || !can("recipes.write") ? null : (
        <RecipeFields
          start={formOf(recipe)}
          image={recipe.image}
          error={change.error}
          isBusy={change.isPending}
          onSave={(form, picture) =>
            change.mutate(
              { params: { id }, body: patchOf(form, picture) },
              {
                onSuccess: ({ title }) => {
                  showToast({ kind: "done", words: s("saved", { title }) });
                  go(recipeAddress(id), { replace: true });
                },
              },
            )
          }
        >
          <Delete recipe={recipe} />
        </RecipeFields>
      )}
    </article>
  );
};
