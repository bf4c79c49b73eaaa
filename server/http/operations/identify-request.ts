import { createHash } from "node:crypto";
import type { Request } from "express";
import type { Operation } from "#contract/operation.ts";
import type { RequestIdentity } from "../handlers.ts";
import { readIdempotencyKey, requestHash } from "./idempotency.ts";

/** The SHA-256 of a body, of which nothing is kept. */
export const hashContent = async (request: Request): Promise<string> => {
  const hash = createHash("sha256");
  for await (const piece of request) hash.update(piece);
  return hash.digest("hex");
};

/** The path with its query: one time of an event isn't another. */
const addressOf = ({ path, url }: Request): string => {
  const at = url.indexOf("?");
  return at === -1 ? path : path + url.slice(at);
};

/** An upload isn't read at this point, so its length stands in for its content until its handler has told that. */
const hashOf = (key: string, { upload }: Operation, request: Request): string =>
  requestHash(
    key,
    addressOf(request),
    upload === undefined ? request.body : request.get("Content-Length"),
  );

/** Says which write a request is, by its Idempotency-Key and the hash of what it asks; 400 where the key is invalid. */
export const identifyRequest = (key: string, operation: Operation, request: Request) => {
  const idempotencyKey = readIdempotencyKey(request.get("Idempotency-Key"));
  let hash = hashOf(key, operation, request);
  const identity = (): RequestIdentity | null =>
    idempotencyKey === null ? null : { key: idempotencyKey, requestHash: hash };
  return {
    /** Null where the request has none. */
    idempotencyKey,
    hash: () => hash,
    /** Null without a key. */
    identity,
    /** Tells the hash of an upload's content, once that is read. */
    identifyBy: (sha256: string): RequestIdentity | null => {
      hash = requestHash(key, addressOf(request), sha256);
      return identity();
    },
  };
};
