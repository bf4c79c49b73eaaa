import type { IncomingMessage } from "node:http";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";

const mostBytes = 5 * 1024 * 1024;

const tooLarge = (): HttpError =>
  new HttpError(413, apiSentence("tooLarge.file"), {
    ...{ code: "tooLarge", field: "body" },
  });

/** Reads a body of at most 5 MB into memory; 413 for a larger one, whose rest is drained so that the answer arrives. */
export const receiveCalendarFile = async (request: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else if (size > 20 * mostBytes) throw tooLarge();
  }
  if (size > mostBytes) throw tooLarge();
  return Buffer.concat(chunks);
};
