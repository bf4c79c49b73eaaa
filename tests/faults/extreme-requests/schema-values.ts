import fc from "fast-check";
import type { JsonSchema } from "./api-document.ts";
import {
  edgeDays,
  edgeInstants,
  edgeNumbers,
  edgePhrases,
  edgeRules,
  edgeTexts,
} from "./edge-values.ts";

type Values = fc.Arbitrary<unknown>;

/** Mostly values that fit, because what is refused at once reaches no list. */
const mostly = (fitting: Values, wild: Values): Values =>
  fc.oneof({ weight: 15, arbitrary: fitting }, { weight: 1, arbitrary: wild });

const oneOf = (values: readonly unknown[]): Values => fc.constantFrom(...values);
const wildValue = oneOf([null, true, [], {}, "", ...edgeNumbers.wild, ...edgeTexts.wild]);

const members = ["mia", "leo", "mom", "dad"];

/** Stands for an id that an earlier answer gave, which is known only when the request is sent. */
export const knownId = (index: number): string => `@id:${index}`;
const anyId = fc.nat({ max: 10_000 }).map(knownId);

/** What a name says that its schema doesn't. */
const namedValues: Readonly<Record<string, Values>> = {
  id: anyId,
  task_id: anyId,
  recipeId: anyId,
  photoId: anyId,
  memberId: oneOf(members),
  authorId: oneOf(members),
  recurrence: oneOf(edgeRules),
  text: fc.oneof(oneOf(edgePhrases), oneOf(edgeTexts.fitting)),
};
const namedItems: Readonly<Record<string, Values>> = { memberIds: oneOf(members) };

const textOf = ({ pattern, minLength = 0, maxLength = 200 }: JsonSchema): Values => {
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, "u").test(text));
  const usual = edgeTexts.fitting.filter(fits);
  const matching =
    pattern === undefined || pattern.includes("(?")
      ? []
      : [fc.stringMatching(new RegExp(pattern, "u")).filter(fits)];
  const longest = pattern === undefined ? [fc.constant("x".repeat(maxLength))] : [];
  const some = [
    ...(usual.length + matching.length + longest.length > 0 ? [] : [fc.constant("12:00")]),
    ...(usual.length > 0 ? [oneOf(usual)] : []),
    ...matching,
    ...longest,
  ];
  return mostly(
    fc.oneof(...some),
    oneOf([...edgeTexts.wild, ...edgeDays.wild, "x".repeat(Math.min(maxLength, 20_000) + 1)]),
  );
};

const numberOf = ({ type, minimum, maximum }: JsonSchema): Values => {
  const edges = [minimum, maximum].filter((edge) => edge !== undefined);
  const fits = (each: number): boolean =>
    each >= (minimum ?? -Infinity) &&
    each <= (maximum ?? Infinity) &&
    (type === "number" || Number.isInteger(each));
  const beyond = edges.flatMap((edge) => [edge - 1, edge + 1]);
  return mostly(
    oneOf([...edges, ...edgeNumbers.fitting.filter(fits)]),
    oneOf([...edgeNumbers.wild, ...beyond]),
  );
};

/** Creates the values of a schema at their edges, a few of them beyond. */
export const createSchemaValues = (schemaAt: (ref: string) => JsonSchema) => {
  const objectOf = ({ properties = {}, required = [] }: JsonSchema): Values =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, name)]),
      ),
      { requiredKeys: required.filter((name) => name in properties) },
    );

  const plainValues = (schema: JsonSchema, name: string): Values => {
    const { type, format, items, minItems = 0, maxItems = 3 } = schema;
    const kind = Array.isArray(type) ? type.find((each) => each !== "null") : type;
    if (format === "date") return mostly(oneOf(edgeDays.fitting), oneOf(edgeDays.wild));
    if (format === "date-time")
      return mostly(oneOf(edgeInstants.fitting), oneOf(edgeInstants.wild));
    if (kind === "string") return namedValues[name] ?? textOf(schema);
    if (kind === "integer" || kind === "number") return numberOf(schema);
    if (kind === "boolean") return mostly(fc.boolean(), wildValue);
    if (kind === "array")
      return fc.array(namedItems[name] ?? valuesOf(items ?? {}, name), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 3)),
      });
    return kind === "object" || schema.properties !== undefined ? objectOf(schema) : wildValue;
  };

  const valuesOf = (schema: JsonSchema, name = ""): Values => {
    if (schema.$ref !== undefined) return valuesOf(schemaAt(schema.$ref), name);
    if (schema.enum !== undefined) return mostly(oneOf(schema.enum), wildValue);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return fc.oneof(...choices.map((each) => valuesOf(each, name)));
    if (schema.allOf !== undefined) {
      const parts = schema.allOf.map((part) =>
        part.$ref === undefined ? part : schemaAt(part.$ref),
      );
      return plainValues(Object.assign({}, schema, ...parts), name);
    }
    return Array.isArray(schema.type) && schema.type.includes("null")
      ? fc.option(plainValues(schema, name), { freq: 5 })
      : plainValues(schema, name);
  };
  return valuesOf;
};
