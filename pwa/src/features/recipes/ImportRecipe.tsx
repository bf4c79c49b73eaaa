import { type SubmitEvent, useState } from "react";
import { useSession } from "#client/features/access/use-session.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { previewImport } from "#client/features/recipes/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { SubPageHead } from "../../ui/SubPageHead.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { NewRecipeForm } from "./WriteRecipe.tsx";
import * as styles from "./recipes.module.css";

/** Takes a recipe from a web page: its address first, then what was read, to be looked through and kept. */
export const ImportRecipe = () => {
  const { t } = useI18n();
  const s = useMessages(mealMessages);
  const [url, setUrl] = useState("");
  const preview = useMutate(previewImport);
  const isParent = useSession()?.parent === true;
  if (!isParent) return <SessionRedirect to="/lists/recipes" />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (url.trim() !== "") preview.mutate({ body: { url: url.trim() } });
  };
  return (
    <article className={styles.recipe}>
      <SubPageHead back="/lists/recipes">{s("fromWeb")}</SubPageHead>
      <form className={styles.mealForm} onSubmit={submit}>
        <TextField
          label={s("pageAddress")}
          hint={s("importHint")}
          type="url"
          inputMode="url"
          dir="ltr"
          maxLength={2000}
          value={url}
          onValue={setUrl}
          problem={preview.error === null ? undefined : errorText(t, preview.error)}
        />
        <Button
          type="submit"
          kind={preview.data === undefined ? "primary" : "plain"}
          disabled={url.trim() === ""}
          busy={preview.isPending}
        >
          {s("look")}
        </Button>
      </form>
      {preview.data === undefined ? null : (
        <NewRecipeForm key={preview.submittedAt} start={preview.data} />
      )}
    </article>
  );
};
