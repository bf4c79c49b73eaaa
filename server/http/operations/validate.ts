import type * as z from "zod";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError, InvalidInput } from "../../platform/errors.ts";

/** Spells where something is in an input, such as `[2].color`; `whole` names the input itself. */
export const formatPath = (path: readonly PropertyKey[], whole: string): string =>
  path.length === 0
    ? whole
    : path
        .map((key, depth) =>
          typeof key === "number" ? `[${key}]` : `${depth > 0 ? "." : ""}${String(key)}`,
        )
        .join("");

/** The first problem, as its field and a sentence. */
const complain = (error: z.ZodError, whole: string): InvalidInput => {
  const issue = error.issues[0];
  if (issue === undefined) return new InvalidInput(whole, "is not what was expected");
  if (issue.code === "unrecognized_keys") {
    const field = formatPath([...issue.path, issue.keys[0] ?? ""], whole);
    return new InvalidInput(field, apiSentence("invalid.unknownField", { field }));
  }
  const field = formatPath(issue.path, whole);
  return new InvalidInput(field, apiSentence("invalid.field", { field, expected: issue.message }));
};

/** Parses input by its schema; throws 400 with the field and what was expected. */
export const validate = <S extends z.ZodType>(
  schema: S,
  input: unknown,
  whole: string,
): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw complain(parsed.error, whole);
  return parsed.data;
};

/** What is wrong with a date, a number or a barcode, unlike with an id that can't be. */
const formatProblems: readonly string[] = ["invalid_format", "custom"];

/** Parses path parameters by their schema: throws 404 for impossible ids, 400 for an invalid date, number or barcode. */
export const validatePath = (schema: z.ZodType, segments: unknown): unknown => {
  const parsed = schema.safeParse(segments);
  if (parsed.success) return parsed.data;
  const complaint = complain(parsed.error, "path");
  if (parsed.error.issues.some(({ code }) => formatProblems.includes(code))) throw complaint;
  throw new HttpError(404, complaint.message, { ...complaint.details, code: "notFound" });
};
