import { useHealth } from "#client/query/health.ts";
import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { sourceErrorMessages } from "#client/i18n/source-error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";

/** Why no photo is shown, and what helps. */
export const NoPhotos = ({ shown, canAdd }: { shown: QueryState<unknown>; canAdd: boolean }) => {
  const s = useMessages(photoMessages);
  const trouble = useMessages(sourceErrorMessages);
  const { t } = useI18n();
  const code = useHealth().data?.sources.photos.code;
  if (shown.source !== "failed") return null;
  if (isNotConnected(shown))
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
