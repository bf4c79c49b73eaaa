import { useHealth } from "#client/context/config.ts";
import type { Shown } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { photoWords } from "#client/features/photos/messages/messages.ts";
import { troubleWords } from "#client/i18n/source-error-text.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";

/** Why no photo is shown, and what helps. */
export const NoPhotos = ({ shown, canAdd }: { shown: Shown<unknown>; canAdd: boolean }) => {
  const s = useWordsOf(photoWords);
  const trouble = useWordsOf(troubleWords);
  const { t } = useText();
  const code = useHealth().data?.sources.photos.code;
  if (shown.from !== "failed") return null;
  if (shown.error.code === "unconfigured")
    return (
      <EmptyState
        picture="framed-picture"
        title={s("empty")}
        hint={s(canAdd ? "emptyHint" : "emptyElsewhere")}
      />
    );
  const hint = code === undefined ? {} : { hint: trouble(code) };
  return <EmptyState picture="key" title={errorText(t, shown.error)} {...hint} />;
};
