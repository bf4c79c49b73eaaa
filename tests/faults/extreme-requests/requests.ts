import fc from "fast-check";
import { type ApiOperation, readApiDocument } from "./api-document.ts";
import { createSchemaValues } from "./schema-values.ts";

/** A request as it is sent, but for the ids that only answers tell. */
export interface GeneratedRequest {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** What would leave the machine, never end, take the parent's rights away, or restart the server. */
const leftOut: readonly RegExp[] = [
  /^GET \/api\/(live|docs|places)/,
  /^POST \/api\/calendar\/(feeds|import)/,
  /^POST \/api\/recipes\/import/,
  /^POST \/api\/(uploads|photos)$/,
  /^\w+ \/api\/(session|unlock|budget\/unlock|babysitter|backups|kiosk|push|devices)/,
  /^PUT \/api\/members/,
];

const isSent = ({ method, path }: ApiOperation): boolean =>
  !leftOut.some((pattern) => pattern.test(`${method} ${path}`));

/** Creates requests of every operation that can be sent without harm, from the API document. */
export const createRequests = () => {
  const { operations, schemaAt } = readApiDocument();
  const valuesOf = createSchemaValues(schemaAt);
  const requestsOf = ({ method, path, parameters, requestBody }: ApiOperation) => {
    const record = (where: string) => {
      const there = parameters.filter((one) => one.in === where);
      return fc.record(
        Object.fromEntries(there.map((one) => [one.name, valuesOf(one.schema, one.name)])),
        { requiredKeys: there.filter((one) => one.required === true).map(({ name }) => name) },
      );
    };
    const json = requestBody?.content["application/json"]?.schema;
    return fc.record({
      ...{ method: fc.constant(method), path: fc.constant(path) },
      params: record("path"),
      query: record("query"),
      body: json === undefined ? fc.constant(undefined) : valuesOf(json),
    });
  };
  const sent = operations.filter(isSent);
  const reads = sent.filter(({ method }) => method === "GET");
  const adding = sent.filter(({ method, path }) => method === "POST" && !path.includes("{"));
  return {
    /** Every operation alike, and as often again what reads and what adds. */
    any: fc.oneof(
      ...[sent, reads, adding].map((operationsOf) => fc.oneof(...operationsOf.map(requestsOf))),
    ),
    /** One request of each read. */
    eachRead: fc.tuple(...reads.map(requestsOf)),
  };
};
