import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useApp } from "#client/context/app-context.ts";
import { errorText } from "#client/i18n/error-text.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./unreachable.module.css";

/** Why something couldn't be read, also while it is tried again: the page stays until there is something to show. */
export const useLastFailure = (shown: QueryState<unknown>): ApiError | undefined => {
  const [last, setLast] = useState<ApiError>();
  const now = shown.source === "failed" ? shown.error : undefined;
  if (now !== undefined && now !== last) setLast(now);
  return shown.data === undefined ? (now ?? last) : undefined;
};

/** The first opening without a connection: there is nothing to show yet, and it says so. The app tries again by itself. */
export const Unreachable = ({ error }: { error: ApiError }) => {
  const { t } = useI18n();
  const { queryClient, live } = useApp();
  const tryAgain = () => {
    live.reconnect();
    void queryClient.invalidateQueries();
  };
  return (
    <Stack as="main" gap={5} align="center" justify="center" className={styles.unreachable}>
      <EmptyState picture="key" title={errorText(t, error)} hint={t("phone.sameWifi")} />
      <Button kind="primary" onClick={tryAgain}>
        {t("action.retry")}
      </Button>
    </Stack>
  );
};
