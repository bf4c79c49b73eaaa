import type { ApiError } from "../api-error.ts";
import { errorText } from "../text/error-text.ts";
import type { SpeakOf, Translate } from "../text/catalogue.ts";
import type { en } from "../text/rooms/events/en.ts";

/** Why the house refused what was written, in words that say what to do about it. */
export const refusalText = (t: Translate, s: SpeakOf<typeof en>, error: ApiError): string => {
  if (error.status !== 400) return errorText(t, error);
  switch (error.field) {
    case "end":
      return s("problem.end");
    case "recurrence":
    case "start":
      return s("problem.rule");
    case "occurrence":
      return s("gone");
    default:
      return errorText(t, error);
  }
};
