import type { AnyMutation } from "../../mutations/define-mutation.ts";
import { isRow, type KnownRow } from "./field-text.ts";
import type { OwnEdits } from "./own-edits.ts";

/** What a write sends, in the places where it stands. */
const sentOf = ({ request }: Pick<AnyMutation, "request">, input: unknown) => {
  const sent: KnownRow = { ...request(input, { uploadIds: [], mayWait: false }) };
  const part = (name: string): KnownRow => (isRow(sent[name]) ? sent[name] : {});
  return { body: part("body"), query: part("query"), id: part("params")["id"] };
};

/** Has a browser's memory of its edits take what the server made of a write. */
export const rememberAnswer = (
  edits: Pick<OwnEdits, "remember" | "forget">,
  definition: Pick<AnyMutation, "operation" | "request">,
  input: unknown,
  answer: unknown,
): void => {
  const { key, stale } = definition.operation;
  const isRide = key === "PUT /api/calendar/events/{id}/ride";
  if (!isRide && !/^(?:PATCH|DELETE) /.test(key)) return;
  const { body, query, id } = sentOf(definition, input);
  // From a time on it is another thing, and the one before ends there.
  const isGone = key.startsWith("DELETE")
    ? query["scope"] !== "one"
    : query["scope"] === "following";
  if (typeof id === "string" && isGone) edits.forget(id);
  // A ride of every time is answered by one of them.
  const isEveryTime = isRide && body["occurrence"] === undefined && isRow(answer);
  edits.remember(isEveryTime ? { ...answer, id } : answer, body, stale, Date.now());
};
