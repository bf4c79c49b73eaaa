import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import * as z from "zod";
import { api } from "#contract/api.ts";
import type { Operation } from "#contract/operation.ts";

/** What a JSON Schema says of an answer's shape; ranges, patterns and texts are no shape. */
const shapeWords = new Set([
  ...["$defs", "$ref", "additionalProperties", "allOf", "anyOf", "const", "enum", "items", "oneOf"],
  ...["prefixItems", "properties", "propertyNames", "required", "type"],
]);
/** Keywords below which names are the answer's own. */
const named = new Set(["$defs", "properties"]);

const shapeOf = (schema: unknown, isNames = false): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => shapeOf(part));
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // What an answer has beyond what is known does no harm.
      .filter(([word, value]) => isNames || (shapeWords.has(word) && value !== false))
      .map(([word, value]) => [word, shapeOf(value, !isNames && named.has(word))]),
  );
};

/** Pages fill in what an older answer of it lacks. */
const completed = "GET /api/config";

/** The shape of each answer that devices may remember, as a JSON Schema by its operation. */
export const answerShapes = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Operation>(api)
      .filter(
        ([key, { access, media }]) =>
          key.startsWith("GET ") && access === "anyone" && media === undefined,
      )
      .map(([key, { answer }]) => {
        const shown =
          key === completed && answer instanceof z.ZodObject ? answer.partial() : answer;
        return [key, shapeOf(z.toJSONSchema(shown, { io: "output", unrepresentable: "any" }))];
      }),
  );

const moduleName = "virtual:answer-shapes";

/** Tells a screen what its answers look like: at once by one word that changes with any of them, and whole when it asks. */
export const answerShapesPlugin = (): Plugin => {
  const source = JSON.stringify(answerShapes());
  const word = createHash("sha256").update(source).digest("base64url").slice(0, 12);
  return {
    name: "answer-shapes",
    config: () => ({ define: { "import.meta.env.VITE_ANSWER_SHAPES": JSON.stringify(word) } }),
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}`
        ? `export const answerShapes = JSON.parse(${JSON.stringify(source)});`
        : undefined,
  };
};
