import { apiSentence } from "../../platform/api-sentence.ts";
import { InvalidInput } from "../../platform/errors.ts";
import { hasUnwritable, isInvisible } from "../../platform/plain-text.ts";
import { formatPath } from "./validate.ts";

const refuse = (path: readonly PropertyKey[], whole: string, expected: string): never => {
  const field = formatPath(path, whole);
  throw new InvalidInput(field, apiSentence("invalid.field", { field, expected }));
};

/**
 * Throws 400 with the field where a text of an input holds control characters or halves of characters, or looks empty
 * though it isn't: the next who reads it would see nothing, or something else.
 */
export const refuseUnreadable = (
  value: unknown,
  whole: string,
  path: readonly PropertyKey[] = [],
): void => {
  if (typeof value === "string") {
    if (hasUnwritable(value)) refuse(path, whole, "expected a text without control characters");
    if (isInvisible(value)) refuse(path, whole, "expected a text that can be seen");
  } else if (Array.isArray(value))
    value.forEach((one: unknown, n) => refuseUnreadable(one, whole, [...path, n]));
  else if (typeof value === "object" && value !== null)
    for (const [name, one] of Object.entries(value)) refuseUnreadable(one, whole, [...path, name]);
};
