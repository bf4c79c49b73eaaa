import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutboundError } from "./failure.ts";

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What `readBody` can unpack, as a request says it. */
export const acceptEncoding = "gzip, deflate, br";

const decoderFor = (encoding: string): Transform | null => {
  const names = encoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  const [name, more] = names;
  if (name === undefined) return null;
  const create = decoders[name];
  // An honest service compresses once; twice is how a decompression bomb hides.
  if (create === undefined || more !== undefined) throw new OutboundError("reset");
  return create();
};

async function* atMost(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    if (size + chunk.byteLength > maxBytes) {
      // Whoever is content with a part gets all that there may be.
      yield chunk.subarray(0, maxBytes - size);
      throw new OutboundError("tooLarge");
    }
    size += chunk.byteLength;
    yield chunk;
  }
}

/** Puts pieces together. */
export const joinChunks = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

/** Unpacks a body piece by piece into `chunks`; stops with `tooLarge` at the first byte beyond `maxBytes`, packed or unpacked. */
export const readBody = async (
  body: Readable,
  chunks: Uint8Array[],
  { encoding, maxBytes, signal }: { encoding: string; maxBytes: number; signal: AbortSignal },
): Promise<void> => {
  const packed = (source: AsyncIterable<Uint8Array>) => atMost(source, maxBytes);
  const collect = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of atMost(source, maxBytes)) chunks.push(chunk);
  };
  const decoder = decoderFor(encoding);
  if (decoder === null) await collect(body);
  else await pipeline(body, packed, decoder, collect, { signal });
};
