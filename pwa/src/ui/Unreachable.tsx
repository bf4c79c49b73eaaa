import type { ApiError } from "#client/api/api-error.ts";
import { useApp } from "#client/context/app-context.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./unreachable.module.css";

/** The first opening without a connection: there is nothing to show yet, and it says so. */
export const Unreachable = ({ error }: { error: ApiError }) => {
  const { t } = useI18n();
  const { queryClient } = useApp();
  return (
    <Stack as="main" gap={5} align="center" justify="center" className={styles.unreachable}>
      <EmptyState picture="key" title={errorText(t, error)} hint={t("phone.sameWifi")} />
      <Button kind="primary" onClick={() => void queryClient.invalidateQueries()}>
        {t("action.retry")}
      </Button>
    </Stack>
  );
};
