import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

/** The parts of a JSON schema that say which values fit. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
  readonly allOf?: readonly JsonSchema[] | undefined;
}

const schema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    ...{ format: z.string().optional(), pattern: z.string().optional() },
    ...{ minimum: z.number().optional(), maximum: z.number().optional() },
    ...{ minLength: z.number().optional(), maxLength: z.number().optional() },
    ...{ minItems: z.number().optional(), maxItems: z.number().optional() },
    items: schema.optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
  }),
);

const operation = z.object({
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), required: z.boolean().optional(), schema }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
});

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

export type ApiOperation = z.output<typeof operation> & {
  readonly method: string;
  readonly path: string;
};

/** Reads the committed API document: its operations, and what its references mean. */
export const readApiDocument = () => {
  const file = resolve(import.meta.dirname, "../../../server/openapi.yaml");
  const { paths, components } = document.parse(parse(readFileSync(file, "utf8")));
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]): ApiOperation => ({
        ...described,
        ...{ path, method: method.toUpperCase() },
      })),
    ),
    /** The schema that a reference means; throws for one that the document lacks. */
    schemaAt: (ref: string): JsonSchema => {
      const found = components.schemas[ref.split("/").at(-1) ?? ""];
      if (found === undefined) throw new Error(`the document has no ${ref}`);
      return found;
    },
  };
};
