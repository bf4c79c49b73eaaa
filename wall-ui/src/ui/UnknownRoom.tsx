import { useConnection } from "#client/context/app-context.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";

/** Whether a room's content was never seen on this wall and can't be read now: what it shows must not look empty, nor be written into. */
export const useIsUnknown = (shown: QueryState<unknown>): boolean => {
  const { state } = useConnection();
  if (shown.source === "loading") return state === "offline";
  return shown.source === "failed" && !isNotConnected(shown);
};

/** Says of such a room that nobody knows what is in it, and why; nothing of any other. */
export const UnknownRoom = ({ shown }: { shown: QueryState<unknown> }) => {
  const { t } = useI18n();
  const isUnknown = useIsUnknown(shown);
  if (!isUnknown) return null;
  return (
    <EmptyState
      picture="key"
      title={t("state.unknown")}
      hint={
        shown.source === "failed"
          ? `${errorText(t, shown.error)} ${t("state.comesBack")}`
          : t("state.comesBack")
      }
    />
  );
};
