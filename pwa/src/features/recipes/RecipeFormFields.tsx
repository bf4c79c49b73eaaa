import { type ReactNode, type SubmitEvent, useState } from "react";
import { useCan } from "#client/features/meta/queries.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { mealsWords } from "#client/features/meals/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { TextArea, TextField } from "#client/ui/form/TextField.tsx";
import { PictureField } from "./RecipePictureField.tsx";
import type { FormPicture, RecipeForm } from "./recipe-form.ts";

/** A recipe to be written or changed. */
export const RecipeFields = ({
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
  onSave: (form: RecipeForm, picture: FormPicture) => void;
  children?: ReactNode;
}) => {
  const { t } = useText();
  const s = useWordsOf(mealsWords);
  const can = useCan("meals");
  const [form, setForm] = useState(start);
  const [picture, setPicture] = useState<FormPicture>();
  const [isSending, setSending] = useState(false);
  const set = (name: keyof RecipeForm) => (value: string) =>
    setForm((before) => ({ ...before, [name]: value }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(form, picture);
  };
  return (
    <form className="meal-form" onSubmit={submit}>
      <TextField
        label={s("title")}
        value={form.title}
        onValue={set("title")}
        maxLength={200}
        required
      />
      {can("pictures") ? (
        <PictureField
          before={image}
          picture={picture}
          onPicture={setPicture}
          onSending={setSending}
        />
      ) : null}
      <div className="two-fields">
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
      {error === null ? null : (
        <p className="field-problem" role="alert">
          {errorText(t, error)}
        </p>
      )}
      <div className="sheet-ways">
        {children}
        <button type="submit" className="button" data-kind="primary" disabled={isBusy || isSending}>
          {s("save")}
        </button>
      </div>
    </form>
  );
};
