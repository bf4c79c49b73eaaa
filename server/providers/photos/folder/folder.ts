import { createHash } from "node:crypto";
import { existsSync, lstatSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import { dayAt } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import { folderConnection } from "./connection.ts";
import { photoIdOf, putFile, realFile } from "./files.ts";
import { createFolderIndex } from "./index-photos.ts";
import { readPhotos } from "../read-photo-page.ts";
import type {
  NewPhoto,
  PhotoSourceDeps,
  EmbeddedPhotos,
  RecordedPhoto,
  SourcePhoto,
} from "../port.ts";

const missing = "The photos folder isn't there, or can't be read.";

const versionOf = ({ bytes, modifiedAt }: RecordedPhoto): string =>
  createHash("sha256")
    .update(`${bytes} ${Math.floor(modifiedAt)}`)
    .digest("base64url")
    .slice(0, 12);

const photoOf = (recorded: RecordedPhoto): SourcePhoto => ({
  ...{ id: recorded.id, version: versionOf(recorded) },
  ...(recorded.size ?? { width: 0, height: 0 }),
  ...(recorded.takenAt === null ? {} : { takenAt: recorded.takenAt }),
  ...(recorded.caption === null ? {} : { caption: recorded.caption }),
});

/** Moves a photo's file into the folder of its year, and records it. */
const addPhoto = (
  {
    records,
    clock,
    timeZone,
  }: Pick<ProviderTools & PhotoSourceDeps, "records" | "clock" | "timeZone">,
  root: string,
  { id, file, type, width, height, takenAt, caption }: NewPhoto,
): SourcePhoto => {
  const day = dayAt(takenAt ?? clock.now(), timeZone());
  const name = `${day} ${id.slice(0, 10)}.${type === "jpeg" ? "jpg" : type}`;
  const place = { folder: day.slice(0, 4), name };
  const { size: bytes, mtimeMs } = lstatSync(putFile(file, root, place));
  const photo: RecordedPhoto = {
    ...{ ...place, id: photoIdOf(place), bytes, modifiedAt: mtimeMs, size: { width, height } },
    ...{ takenAt, caption: caption ?? null },
  };
  records.keep([photo]);
  return photoOf(photo);
};

const create = (
  tools: ProviderTools & PhotoSourceDeps,
  ownDir: string | undefined,
): EmbeddedPhotos => {
  const { records, images, resized, usualDir, workingDir, clock } = tools;
  const root = resolve(workingDir, ownDir ?? usualDir);
  const index = createFolderIndex({ ...tools, images, root, isOurs: ownDir === undefined });
  const isEmpty = (): boolean => records.listed("shown", 1, null).length === 0;

  const setHidden = (id: string, isHidden: boolean): boolean =>
    records.photo(id) !== null && records.setHidden(id, isHidden);

  return {
    kind: "embedded",
    can: ["create", "delete"],
    health: () => {
      if (index.isMissing())
        return {
          state: isEmpty() ? "unreachable" : "stale",
          error: missing,
          code: "folderMissing",
        };
      return { state: isEmpty() ? "unconfigured" : "ok" };
    },
    photos: async (asked) => {
      const { items, next } = readPhotos(records, asked);
      if (items.length === 0 && asked.selection?.of !== "hidden" && isEmpty()) {
        if (index.isMissing()) throw new SourceMissing("photos", "unreachable", missing);
        throw new SourceMissing("photos", "unconfigured", apiSentence("unconfigured.folder"));
      }
      return { items: items.map(photoOf), next };
    },
    counts: async () => records.counts(),
    image: async (id, width) => {
      const photo = records.photo(id);
      const file = photo && realFile(root, photo);
      if (photo === null || file === null) return null;
      return resized.get({ file, key: `${id}-${versionOf(photo)}`, width });
    },
    hide: (id) => setHidden(id, true),
    show: (id) => setHidden(id, false),
    add: (photo) => {
      // While a drive is unplugged, nothing is written to its empty mount point.
      if (ownDir !== undefined && !existsSync(root))
        throw new SourceMissing("photos", "unreachable", missing);
      return addPhoto(tools, root, photo);
    },
    remove: (id) => {
      const photo = records.photo(id);
      if (photo === null) return false;
      const file = realFile(root, photo);
      if (file !== null) rmSync(file, { force: true });
      records.lose([id], clock.now());
      return true;
    },
    begin: index.begin,
    stop: index.stop,
  };
};

/** Photos in a local or mounted folder; uploads from phones are added to it. */
export const folderPhotos = defineProvider<
  "photos",
  EmbeddedPhotos,
  { PHOTOS_DIR?: string | undefined },
  PhotoSourceDeps
>({
  domain: "photos",
  name: "folder",
  env: z.object({ PHOTOS_DIR: z.string().optional() }),
  create: (tools, { PHOTOS_DIR }) => create(tools, PHOTOS_DIR),
  connection: folderConnection,
});
