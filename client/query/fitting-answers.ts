import { Validator } from "@cfworker/json-schema";
import type { QueryKey } from "@tanstack/react-query";
import { answerShapes } from "virtual:answer-shapes";

/** An entry of the query cache that was put together from answers: which one it is like, and what it has less than that. */
export interface DerivedEntry {
  readonly queryKey: QueryKey;
  readonly operation: string;
  readonly lacks: Readonly<Record<string, unknown>>;
  /** Puts what the device remembers and what the page knows by now into one; a method, so that entries of all data make one list. */
  join?(kept: unknown, known: unknown): unknown;
}

interface Pages {
  readonly pages: readonly unknown[];
}

const isPaged = (data: object): data is Pages =>
  "pages" in data && "pageParams" in data && Array.isArray(data.pages);

/** Whether what another version remembered is what this version's screens read: each answer, or each page, has the contract's shape. */
export const fitsShape = (
  [topic, name]: QueryKey,
  data: unknown,
  derived: readonly DerivedEntry[],
): boolean => {
  if (typeof data !== "object" || data === null) return false;
  const made = derived.find(({ queryKey }) => queryKey[0] === topic && queryKey[1] === name);
  const schema = answerShapes[made?.operation ?? String(name)];
  if (schema === undefined) return false;
  const validator = new Validator(schema, "2020-12");
  const answers = isPaged(data) ? data.pages : [{ ...made?.lacks, ...data }];
  const whole = Array.isArray(data) ? [data] : answers;
  return whole.every((answer) => validator.validate(answer).valid);
};
