import type { IncomingMessage } from "node:http";
import { open } from "node:fs/promises";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";

const mostBytes = 25_000_000;

/** 413 for a body that is too large. */
export const tooLargeError = (): HttpError =>
  new HttpError(413, apiSentence("tooLarge.picture"), { code: "tooLarge" });

const chunksOf = async function* (request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    // The connection stays open, so that the sender receives the 413.
    yield* request.iterator({ destroyOnReturn: false });
  } catch {
    throw new HttpError(400, apiSentence("unreadable.picture"), { code: "unreadable" });
  }
};

/** Streams a request's body to a new file; 413 as soon as it is too large, 400 where it is cut off. */
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
    // The rest of the body is drained.
    request.resume();
  }
};
