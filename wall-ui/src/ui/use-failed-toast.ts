import { useCallback } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** Says in a toast why something couldn't be done. */
export const useFailedToast = (): ((error: ApiError) => void) => {
  const { t } = useI18n();
  return useCallback((error) => showToast({ kind: "problem", words: errorText(t, error) }), [t]);
};
