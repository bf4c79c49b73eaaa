import type { CalendarEvent } from "#contract/calendar.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../../api/api-error.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { isSampleId } from "../../../query/sample/sample-id.ts";
import { showToast } from "../../../ui/overlays/toast-store.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { eventRefusalText } from "../editing/refusal-text.ts";

/** Where the problems of writing are shown: at once where the caller shows them, else in a toast. */
export const useEventProblems = (onProblem: ((error: ApiError) => void) | undefined) => {
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const inToast = (error: ApiError) =>
    showToast({ kind: "problem", words: eventRefusalText(t, s, error) });
  const problem = onProblem ?? inToast;
  return {
    inToast,
    /** Shows why something failed that the caller has left. */
    later: (error: unknown) => inToast(apiErrorOf(error)),
    /** Shows why something was refused; false, because it isn't done. */
    refusal: (error: unknown): false => {
      problem(apiErrorOf(error));
      return false;
    },
    /** Whether an event is sample content, which is said if so. */
    isSample: ({ id }: CalendarEvent): boolean => {
      if (isSampleId(id)) problem(sampleContentError());
      return isSampleId(id);
    },
  };
};
export type EventProblems = ReturnType<typeof useEventProblems>;
