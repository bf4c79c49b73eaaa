import { createHash } from "node:crypto";
import type * as z from "zod";

/** An answer checked by its schema and spelled as JSON, with its ETag. */
export interface Spelled {
  readonly json: string;
  readonly etag: string;
}

const spell = (schema: z.ZodType, result: unknown): Spelled => {
  const json = JSON.stringify(schema.parse(result));
  return { json, etag: `"${createHash("sha1").update(json).digest("base64url")}"` };
};

/** Spells answers; a frozen one, which can't change, is checked and spelled once however often it is given. */
export const createSpeller = () => {
  const known = new WeakMap<object, Spelled>();
  return (schema: z.ZodType, result: unknown): Spelled => {
    if (typeof result !== "object" || result === null || !Object.isFrozen(result))
      return spell(schema, result);
    const before = known.get(result);
    if (before !== undefined) return before;
    const spelled = spell(schema, result);
    known.set(result, spelled);
    return spelled;
  };
};
