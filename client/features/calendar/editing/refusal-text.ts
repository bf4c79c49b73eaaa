import type { ApiError } from "#client/api/api-error.ts";
import { errorText } from "#client/i18n/error-text.ts";
import type { TranslateOf, Translate } from "#client/i18n/catalogue.ts";
import type { en } from "./messages/en.ts";

/** Why the house refused what was written, in words that say what to do about it. */
export const eventRefusalText = (
  t: Translate,
  s: TranslateOf<typeof en>,
  error: ApiError,
): string => {
  if (error.status !== 400) return errorText(t, error);
  switch (error.field) {
    case "end":
      return s("problem.end");
    case "recurrence":
    case "start":
      return s("problem.rule");
    case "memberIds":
      return s("problem.members");
    case "icon":
      return s("problem.picture");
    case "occurrence":
      return s("gone");
    default:
      return errorText(t, error);
  }
};
