import { type SubmitEvent, useState } from "react";
import { useSession } from "#client/features/access/queries.ts";
import { usePreviewImport } from "#client/features/recipes/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { mealsWords } from "#client/features/meals/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { LeadAway } from "../access/SessionRedirect.tsx";
import { PageHead } from "../../ui/SubPageHead.tsx";
import { NewRecipeForm } from "./WriteRecipe.tsx";

/** Takes a recipe from a web page: its address first, then what was read, to be looked through and kept. */
export const ImportRecipe = () => {
  const { t } = useText();
  const s = useWordsOf(mealsWords);
  const [url, setUrl] = useState("");
  const preview = usePreviewImport();
  const isParent = useSession()?.parent === true;
  if (!isParent) return <LeadAway to="/lists/recipes" />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (url.trim() !== "") preview.mutate({ body: { url: url.trim() } });
  };
  return (
    <article className="recipe">
      <PageHead back="/lists/recipes">{s("fromWeb")}</PageHead>
      <form className="meal-form" onSubmit={submit}>
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
        <button
          type="submit"
          className="button"
          {...(preview.data === undefined ? { "data-kind": "primary" } : {})}
          disabled={preview.isPending || url.trim() === ""}
          aria-busy={preview.isPending}
        >
          {s("look")}
        </button>
      </form>
      {preview.data === undefined ? null : (
        <NewRecipeForm key={preview.submittedAt} start={preview.data} />
      )}
    </article>
  );
};
