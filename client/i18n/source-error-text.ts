import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import { sourceErrors } from "#contract/messages/source-errors.ts";
import { type ExplainedError, errorText } from "./error-text.ts";
import { useI18n } from "./use-i18n.ts";
import { type FeatureMessages, useMessages } from "./use-messages.ts";

/** What is wrong with a source and what helps, in every language: `translate(feed.code)`. */
export const sourceErrorMessages: FeatureMessages<Readonly<Record<SourceErrorCode, string>>> =
  sourceErrors;

const isSourceErrorCode = (code: string | undefined): code is SourceErrorCode =>
  code !== undefined && Object.hasOwn(sourceErrors.en, code);

interface SourceError extends ExplainedError {
  /** Names what is wrong with the source, where the server knows. */
  readonly reason: string | undefined;
}

/** Says why a calendar's address was refused, or whatever else went wrong with it. */
export const useSourceErrorText = (): ((error: SourceError) => string) => {
  const { t } = useI18n();
  const translate = useMessages(sourceErrorMessages);
  return (error) =>
    isSourceErrorCode(error.reason) ? translate(error.reason) : errorText(t, error);
};
