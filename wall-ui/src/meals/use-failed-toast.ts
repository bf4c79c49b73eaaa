import { useCallback } from "react";
import type { ApiError } from "../../../client/api-error.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { showToast } from "../../../client/ui/toasts.ts";
import { useWords } from "../shell/use-words.ts";

/** Says in a toast why something couldn't be done. */
export const useFailedToast = (): ((error: ApiError) => void) => {
  const { t } = useWords();
  return useCallback((error) => showToast({ kind: "problem", words: errorText(t, error) }), [t]);
};
