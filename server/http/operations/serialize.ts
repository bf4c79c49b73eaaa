import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Request, Response } from "express";
import type * as z from "zod";
import { fitAnswer, type UnfitItem } from "./fit-answer.ts";

/** A validated answer as JSON bytes, with its ETag. */
export interface SerializedAnswer {
  readonly json: () => Promise<Buffer>;
  /** How many bytes the JSON has. */
  readonly length: number;
  readonly etag: string;
  /** The gzipped bytes, compressed once. */
  readonly gzipped: () => Promise<Buffer>;
  /** The items that it lacks. */
  readonly unfit: readonly UnfitItem[];
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Below this size compression costs more than it saves; in bytes. */
const worthPacking = 1024;
/** From this size on an answer that was packed is held packed alone, in a tenth of its bytes. */
const heldPacked = 65_536;

/** Holds an answer's bytes as JSON, as gzip, or as both. */
const holdBytes = (bytes: Buffer): Pick<SerializedAnswer, "json" | "gzipped"> => {
  // One of both is always there.
  let plain: Buffer | undefined = bytes;
  let packed: Promise<Buffer> | undefined;
  const packOnce = async (): Promise<Buffer> => {
    const done = await pack(plain ?? "");
    if (plain !== undefined && plain.length >= heldPacked) plain = undefined;
    return done;
  };
  return {
    json: async () => plain ?? unpack((await packed) ?? ""),
    gzipped: () => (packed ??= packOnce()),
  };
};

const serialize = (schema: z.ZodType, result: unknown): SerializedAnswer => {
  const { answer, unfit } = fitAnswer(schema, result);
  const bytes = Buffer.from(JSON.stringify(answer));
  return {
    ...holdBytes(bytes),
    ...{ unfit, length: bytes.length },
    etag: createHash("sha1").update(bytes).digest("base64url"),
  };
};

/** Creates the serializer of answers; a frozen object, which can't change, is validated and serialized once. */
export const createSerializer = () => {
  const known = new WeakMap<object, SerializedAnswer>();
  return (schema: z.ZodType, result: unknown): SerializedAnswer => {
    if (typeof result !== "object" || result === null || !Object.isFrozen(result))
      return serialize(schema, result);
    const before = known.get(result);
    if (before !== undefined) return before;
    const serialized = serialize(schema, result);
    known.set(result, serialized);
    return serialized;
  };
};

/** Sends a read's answer: gzipped where it is long and accepted, 304 where the client has it. */
export const sendSerialized = async (
  request: Request,
  response: Response,
  { json, length, etag, gzipped }: SerializedAnswer,
): Promise<void> => {
  response.type("json");
  if (length < worthPacking) {
    response.set("ETag", `"${etag}"`).send(await json());
    return;
  }
  response.vary("Accept-Encoding");
  if (request.acceptsEncodings(["gzip", "identity"]) !== "gzip") {
    response.set("ETag", `"${etag}"`).send(await json());
    return;
  }
  // Caches need a different ETag for each encoding.
  response.set("ETag", `"${etag}-gzip"`);
  if (request.fresh) response.status(304).end();
  else response.set("Content-Encoding", "gzip").send(await gzipped());
};
