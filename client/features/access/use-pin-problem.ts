import type { ApiError } from "../../api/api-error.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useRetryCountdown } from "./use-retry-countdown.ts";

/** What is wrong with a PIN, in words, a wait with its seconds counted down; `waits` while the server takes none. */
export const usePinProblem = (
  error: ApiError | null,
): { readonly problem: string | undefined; readonly waits: boolean } => {
  const { t } = useI18n();
  const wait = useRetryCountdown(error);
  if (wait > 0) return { problem: t("error.tooManyTries", { count: wait }), waits: true };
  const isOver = error === null || error.status === 429;
  return { problem: isOver ? undefined : errorText(t, error), waits: false };
};
