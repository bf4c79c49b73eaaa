import { useHealth } from "../../../client/config.ts";
import type { Shown } from "../../../client/query.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { photoWords } from "../../../client/text/rooms/photos/words.ts";
import { troubleWords } from "../../../client/text/rooms/troubles.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";

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
