import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { open } from "node:fs/promises";
import { freeBytes } from "../../../db/reserve.ts";
import { apiSentence } from "../../../platform/api-sentence.ts";
import { HttpError, NotSaved } from "../../../platform/errors.ts";

const spareBytes = 64 * 1024 * 1024;

const piecesOf = async function* (request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    // The connection stays open, so that the sender receives the refusal.
    yield* request.iterator({ destroyOnReturn: false });
  } catch {
    throw new HttpError(400, apiSentence("unreadable.archive"), { code: "unreadable" });
  }
};

/** Streams an archive to a new file, and resolves with its SHA-256; 507 as soon as it, and what is made of it, wouldn't fit the disk, 400 where it is cut off. */
export const receiveArchive = async (
  request: IncomingMessage,
  file: string,
  dataDir: string,
): Promise<string> => {
  // Three times: as it came, unpacked, and staged beside it.
  const most = (freeBytes(dataDir) - spareBytes) / 3;
  if (Number(request.headers["content-length"] ?? 0) > most) throw new NotSaved("diskFull");
  const hash = createHash("sha256");
  const target = await open(file, "wx", 0o600);
  try {
    let bytes = 0;
    for await (const piece of piecesOf(request)) {
      bytes += piece.length;
      if (bytes > most) throw new NotSaved("diskFull");
      hash.update(piece);
      await target.writeFile(piece);
    }
    return hash.digest("hex");
  } finally {
    await target.close();
    // The rest of the body is drained.
    request.resume();
  }
};
