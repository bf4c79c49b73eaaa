import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Upload } from "#contract/uploads.ts";
import { type Clock, iso } from "../../platform/clock.ts";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/caller.ts";
import { InvalidInput } from "../../platform/errors.ts";
import type { ImageQueue } from "../../images/image-queue.ts";
import type { PictureFile, ResizedPictures } from "../../images/resized-pictures.ts";
import { createProcessUpload } from "./process-upload.ts";
import { receiveBody } from "./receive-body.ts";
import { createUploadLimit } from "./upload-limit.ts";
import { createUploadStore, type StoredUpload } from "./upload-store.ts";

interface UploadsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly images: ImageQueue;
  readonly resized: ResizedPictures;
  /** The data folder; kept uploads are in its photos folder, which backups include. */
  readonly dataDir: string;
}

const dayMs = 24 * 3600 * 1000;

/** Creates the uploads: pictures from phones, kept while something refers to them. */
export const createUploads = (deps: UploadsDeps) => {
  const { db, clock, timeZone, images, resized, dataDir } = deps;
  const store = createUploadStore(db);
  const keptDir = join(dataDir, "photos/.uploads");
  const incomingDir = join(dataDir, "cache/uploads");
  // Unprocessed files of a crashed run may contain where they were taken.
  rmSync(incomingDir, { recursive: true, force: true });
  const processUpload = createProcessUpload({ images, timeZone, keptDir });
  const countUpload = createUploadLimit(clock);
  const fileOf = (id: string): string => join(keptDir, id);

  const take = (uploadId: string): StoredUpload & { readonly file: string } => {
    const upload = store.free(uploadId);
    if (upload === null)
      throw new InvalidInput("uploadId", "uploadId: there is no such upload, or it is in use.");
    store.setKept(uploadId, true);
    return { ...upload, file: fileOf(uploadId) };
  };
  const drop = (id: string): void => store.setKept(id, false);

  return {
    /** Receives a picture, strips its metadata and keeps it for a day. */
    receive: async (request: IncomingMessage, caller: Caller): Promise<Upload> => {
      countUpload(caller);
      const id = randomBytes(16).toString("base64url");
      const raw = join(incomingDir, id);
      mkdirSync(incomingDir, { recursive: true, mode: 0o700 });
      try {
        await receiveBody(request, raw);
        const upload = await processUpload(raw, id);
        store.add(upload, clock.now());
        const { width, height, takenAt: at } = upload;
        return { uploadId: id, width, height, ...(at === null ? {} : { takenAt: iso(at) }) };
      } finally {
        await rm(raw, { force: true });
      }
    },
    /** Keeps an upload until it is dropped; 400 `uploadId` where none is free. */
    take,
    /** Deletes an upload tomorrow, unless something refers to it again. */
    drop,
    /** Uploads as pictures of something that has one. */
    pictures: {
      take: (uploadId: string): string => take(uploadId).id,
      read: (id: string, width: number | undefined): Promise<PictureFile | null> =>
        resized.get({ file: fileOf(id), key: id, width }),
      drop,
    },
    /** Deletes uploads that nothing has referred to for a day. */
    forget: (): void => {
      for (const id of store.forgotten(clock.now() - dayMs)) {
        rmSync(fileOf(id), { force: true });
        store.remove(id);
      }
    },
  };
};

export type UploadService = ReturnType<typeof createUploads>;
