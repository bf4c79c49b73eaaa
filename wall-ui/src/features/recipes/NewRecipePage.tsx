import type { SubmitEvent } from "react";
import { useLocation } from "wouter";
import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { createRecipe } from "#client/features/recipes/mutations.ts";
import { newRecipeOf, recipeFormOf } from "#client/features/recipes/recipe-form.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useSavedDraft } from "#client/mutations/drafts/use-saved-draft.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextArea } from "#client/ui/form/TextArea.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Grid } from "#client/ui/layout/Grid.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { MealTabs } from "../../ui/MealTabs.tsx";
import { ParentPinForm } from "../access/ParentPinForm.tsx";
import * as pageStyles from "../../ui/page.module.css";

const empty = recipeFormOf({});
const longestTitle = 200;

/** A parent's PIN before a recipe is written. */
const PinBeforeRecipe = () => {
  const s = useMessages(wallMealMessages);
  const { mutate, error, isPending } = useUnlock("acts");
  return <ParentPinForm lead={s("newRecipeGate")} error={error} busy={isPending} onPin={mutate} />;
};

type FormFields = typeof empty;

const RecipeFields = ({
  form,
  set,
}: {
  form: FormFields;
  set: (name: keyof FormFields) => (value: string) => void;
}) => {
  const s = useMessages(mealMessages);
  return (
    <Grid columnMin="20rem" gap={5}>
      <TextField
        label={s("title")}
        value={form.title}
        onValue={set("title")}
        maxLength={longestTitle}
      />
      <Grid columnMin="8rem" gap={5}>
        <TextField label={s("servings")} value={form.servings} onValue={set("servings")} />
        <TextField label={s("time")} value={form.totalMin} onValue={set("totalMin")} />
      </Grid>
      <TextArea
        label={s("ingredients")}
        hint={s("ingredientsHint")}
        rows={8}
        value={form.ingredients}
        onValue={set("ingredients")}
      />
      <TextArea
        label={s("steps")}
        hint={s("stepsHint")}
        rows={8}
        value={form.steps}
        onValue={set("steps")}
      />
    </Grid>
  );
};

/** What a recipe needs to be cooked; a phone adds its picture and where it is from. */
const RecipeForm = () => {
  const { t } = useI18n();
  const s = useMessages(mealMessages);
  const [, go] = useLocation();
  const { draft: form, setDraft: setForm } = useSavedDraft("recipe", empty);
  const create = useMutate(createRecipe);
  const set = (name: keyof FormFields) => (value: string) => setForm({ ...form, [name]: value });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.title.trim() === "") return;
    create.mutate(
      { body: newRecipeOf(form) },
      {
        onSuccess: ({ id, title }) => {
          setForm(empty);
          showToast({ kind: "done", words: s("saved", { title }) });
          go(`/meals/recipes/${encodeURIComponent(id)}`, { replace: true });
        },
      },
    );
  };
  return (
    <Stack as="form" gap={5} onSubmit={submit}>
      <RecipeFields form={form} set={set} />
      {create.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, create.error)}
        </Notice>
      )}
      <Row gap={3} justify="end">
        <Button
          type="submit"
          kind="primary"
          disabled={form.title.trim() === "" || create.isPending}
        >
          {s("save")}
        </Button>
      </Row>
    </Stack>
  );
};

/** A recipe written on the wall: a parent's PIN, then its form. */
export const NewRecipePage = () => {
  const s = useMessages(mealMessages);
  const isUnlocked = useUnlocked("acts");
  return (
    <div className={pageStyles.room}>
      <Row
        as="header"
        wrap
        className={pageStyles.roomHead}
        data-part="room-head"
        data-testid="room-head"
      >
        <h1>{s("fresh")}</h1>
        <MealTabs here="recipes" />
      </Row>
      {isUnlocked ? <RecipeForm /> : <PinBeforeRecipe />}
    </div>
  );
};
