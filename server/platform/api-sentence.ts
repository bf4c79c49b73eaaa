import { apiErrors } from "#contract/messages/api-errors.ts";
import type { PlaceholdersIn } from "#contract/messages/placeholders.ts";

type ApiErrorKey = keyof typeof apiErrors;

type ParamsOf<Sentence extends string> = [PlaceholdersIn<Sentence>] extends [never]
  ? []
  : [params: Readonly<Record<PlaceholdersIn<Sentence>, string>>];

/** The API's English sentence for an error, with its details filled in. */
export const apiSentence = <K extends ApiErrorKey>(
  key: K,
  ...[params]: ParamsOf<(typeof apiErrors)[K]>
): string => {
  const details: Readonly<Record<string, string>> = params ?? {};
  return apiErrors[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => details[name] ?? "");
};
