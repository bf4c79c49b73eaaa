import type { IncomingMessage } from "node:http";
import { open } from "node:fs/promises";
import { HttpError } from "../../http/errors.ts";

const mostBytes = 25_000_000;

/** 413 for what is larger than we take. */
export const tooLargeError = (): HttpError =>
  new HttpError(413, "A picture may have at most 25 MB and 50 megapixels.", { code: "tooLarge" });

const chunksOf = async function* (request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    // Whoever sends too much still hears so: the connection isn't cut off.
    yield* request.iterator({ destroyOnReturn: false });
  } catch {
    throw new HttpError(400, "The picture did not arrive whole.", { code: "unreadable" });
  }
};

/** Writes a request's body to a new file as it comes in; 413 as soon as it is too much, 400 where it is cut off. */
export const receiveBody = async (request: IncomingMessage, file: string): Promise<void> => {
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) throw tooLargeError();
  const target = await open(file, "wx", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw tooLargeError();
      await target.writeFile(chunk);
    }
  } finally {
    await target.close();
    // What is still on its way is read and forgotten.
    request.resume();
  }
};
