import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Request, Response } from "express";
import type * as z from "zod";

/** An answer checked by its schema and spelled as JSON in the bytes that are sent, with its ETag. */
export interface Spelled {
  readonly json: Buffer;
  readonly etag: string;
  /** The same in gzip, packed once however often it is asked for. */
  readonly packed: () => Promise<Buffer>;
}

const pack = promisify(gzip);

/** Below this, packing costs more than it saves; in bytes. */
const worthPacking = 1024;

const spell = (schema: z.ZodType, result: unknown): Spelled => {
  const json = Buffer.from(JSON.stringify(schema.parse(result)));
  let packed: Promise<Buffer> | undefined;
  return {
    json,
    etag: createHash("sha1").update(json).digest("base64url"),
    packed: () => (packed ??= pack(json)),
  };
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

/** Sends a read's answer: packed where it is long and the other side unpacks it, not at all where it has it already. */
export const sendSpelled = async (
  request: Request,
  response: Response,
  { json, etag, packed }: Spelled,
): Promise<void> => {
  response.type("json");
  if (json.length < worthPacking) {
    response.set("ETag", `"${etag}"`).send(json);
    return;
  }
  response.vary("Accept-Encoding");
  if (request.acceptsEncodings(["gzip", "identity"]) !== "gzip") {
    response.set("ETag", `"${etag}"`).send(json);
    return;
  }
  // Another form of the same answer is another answer to whoever keeps it.
  response.set("ETag", `"${etag}-gzip"`);
  if (request.fresh) response.status(304).end();
  else response.set("Content-Encoding", "gzip").send(await packed());
};
