import type { Message, ParamsOf, TextKey, Translate } from "./catalogue.ts";
import { en } from "./en.ts";

/** What fails before a server can say why. */
type ClientErrorCode =
  | "sample"
  | "network"
  | "notKept"
  | "outboxFull"
  | "page"
  | "sentAlready"
  | "timeout";

/** What a sentence is made of: the HTTP status (0: no answer came), the code, and on 429 how long to wait. */
export interface ExplainedError {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfterSec: number | undefined;
}

type TextKeyWithoutNames = { [K in TextKey]: ParamsOf<K> extends [] ? K : never }[TextKey];

/** Those of refusals are among them once they are here (`lateErrors`). */
const sentences: Readonly<Record<string, Message>> = en satisfies Readonly<
  Record<`error.${ClientErrorCode}`, Message>
>;

/** Codes that come with a wait have a sentence for each plural form; they are left to their status. */
const isPlainSentence = (key: string): key is TextKeyWithoutNames =>
  typeof sentences[key] === "string";

/** For the codes of a server that is newer than this page. */
const byStatus = new Map<number, TextKeyWithoutNames>([
  [401, "error.parentNeeded"],
  [404, "error.notFound"],
  [423, "error.babysitter"],
  [502, "error.sourceRefused"],
  [503, "error.unreachable"],
]);

/** An error as a sentence in the reader's language, whatever the server said. */
export const errorText = (t: Translate, error: ExplainedError): string => {
  if (error.status === 429)
    return t("error.tooManyTries", { count: Math.max(1, error.retryAfterSec ?? 30) });
  const key = `error.${error.code}`;
  return t(isPlainSentence(key) ? key : (byStatus.get(error.status) ?? "error.unknown"));
};
