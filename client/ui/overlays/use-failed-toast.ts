import { useCallback } from "react";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { showToast } from "./toast-store.ts";

type Failure = Parameters<typeof errorText>[1];

/** Says in a toast why something couldn't be done. */
export const useFailedToast = (): ((error: Failure) => void) => {
  const { t } = useI18n();
  return useCallback((error) => showToast({ kind: "problem", words: errorText(t, error) }), [t]);
};
