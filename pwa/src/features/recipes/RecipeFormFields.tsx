import { type ReactNode, type SubmitEvent, useState } from "react";
import { useCapabilities } from "#client/features/meta/queries.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { TextArea } from "#client/ui/form/TextArea.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { RecipePictureField } from "./RecipePictureField.tsx";
import type { RecipeFormPicture, RecipeForm } from "#client/features/recipes/recipe-form.ts";
import * as styles from "./recipes.module.css";
import * as listsStyles from "../../ui/lists.module.css";

const RecipeTexts = ({
  form,
  set,
}: {
  form: RecipeForm;
  set: (name: keyof RecipeForm) => (value: string) => void;
}) => {
  const s = useMessages(mealMessages);
  return (
    <>
      <div className={styles.twoFields}>
        <TextField
          label={s("servings")}
          value={form.servings}
          onValue={set("servings")}
          inputMode="decimal"
          pattern="\d+([.,]\d+)?"
        />
        <TextField
          label={s("time")}
          value={form.totalMin}
          onValue={set("totalMin")}
          inputMode="numeric"
          pattern="\d+"
        />
      </div>
      <TextArea
        label={s("ingredients")}
        hint={s("ingredientsHint")}
        value={form.ingredients}
        onValue={set("ingredients")}
      />
      <TextArea
        label={s("steps")}
        hint={s("stepsHint")}
        value={form.steps}
        onValue={set("steps")}
      />
      <TextField label={s("tags")} hint={s("tagsHint")} value={form.tags} onValue={set("tags")} />
      <TextArea
        label={s("description")}
        value={form.description}
        onValue={set("description")}
        maxLength={2000}
      />
      <TextField label={s("source")} value={form.source} onValue={set("source")} maxLength={2000} />
    </>
  );
};

/** A recipe to be written or changed. */
export const RecipeFormFields = ({
  start,
  image,
  error,
  isBusy,
  onSave,
  children,
}: {
  start: RecipeForm;
  /** The address of the picture that the recipe has. */
  image?: string | undefined;
  error: ApiError | null;
  isBusy: boolean;
  onSave: (form: RecipeForm, picture: RecipeFormPicture, opened: RecipeForm) => void;
  children?: ReactNode;
}) => {
  const { t } = useI18n();
  const s = useMessages(mealMessages);
  const can = useCapabilities("meals");
  const [opened] = useState(start);
  const [form, setForm] = useState(opened);
  const [picture, setPicture] = useState<RecipeFormPicture>();
  const [isSending, setSending] = useState(false);
  const set = (name: keyof RecipeForm) => (value: string) =>
    setForm((before) => ({ ...before, [name]: value }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(form, picture, opened);
  };
  return (
    <form className={styles.mealForm} onSubmit={submit}>
      <TextField
        label={s("title")}
        value={form.title}
        onValue={set("title")}
        maxLength={200}
        required
      />
      {can("pictures") ? (
        <RecipePictureField
          before={image}
          picture={picture}
          onPicture={setPicture}
          onSending={setSending}
        />
      ) : null}
      <RecipeTexts form={form} set={set} />
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      <Row gap={3} wrap align="stretch" justify="end" className={listsStyles.sheetWays}>
        {children}
        <Button type="submit" kind="primary" disabled={isBusy || isSending}>
          {s("save")}
        </Button>
      </Row>
    </form>
  );
};
