import type { ApiError } from "../api-error.ts";
import type { ParamsOf, TextKey, Translate } from "./catalogue.ts";

type TextKeyWithoutNames = { [K in TextKey]: ParamsOf<K> extends [] ? K : never }[TextKey];

const byCode = new Map<string | undefined, TextKeyWithoutNames>([
  ["alreadyDone", "error.alreadyDone"],
  ["demo", "demo.connectFirst"],
  ["network", "error.unreachable"],
  ["notParent", "error.notParent"],
  ["page", "error.page"],
  ["pinNotSet", "error.pinNotSet"],
  ["pinWrong", "error.pinWrong"],
  ["timeout", "error.unreachable"],
]);
const byStatus = new Map<number, TextKeyWithoutNames>([
  [401, "error.needsParent"],
  [404, "error.gone"],
  [423, "error.babysitter"],
  [502, "error.refused"],
  [503, "error.source"],
]);

/** An error as a sentence in the reader's language; the server's own words where nothing better is known. */
export const errorText = (t: Translate, error: ApiError): string => {
  if (error.status === 429)
    return t("error.tooManyTries", { count: Math.max(1, error.retryAfterSec ?? 30) });
  const key = byCode.get(error.code) ?? byStatus.get(error.status);
  return key === undefined ? error.message : t(key);
};
