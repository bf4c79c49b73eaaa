import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDiskFolder } from "#tests/fixtures/backups/disk-folder.ts";
import { createFolderStore } from "../stores/folder-store.ts";
import { type BackupStore, PlaceError } from "../stores/store.ts";
import { copiesFolder, placeFolders } from "./copy-manifest.ts";
import { makeCopy } from "./make-copy.ts";
import { type Copies, openCopies, sha256Of } from "./open-copies.ts";

let disk: ReturnType<typeof openDiskFolder>;
let dir = "";
let identity = "";
let sound: BackupStore;
let copies: Copies;
beforeEach(async () => {
  disk = openDiskFolder();
  dir = mkdtempSync(join(tmpdir(), "family-wall-copied-"));
  sound = createFolderStore(disk.path);
  await sound.prepare(placeFolders);
  identity = await generateX25519Identity();
  copies = await openCopies(sound, identity);
});
afterEach(() => {
  disk.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Lays a backup into the data folder, with the photo that all have and two files of its own; returns its name. */
const layBackup = (day: number): string => {
  const name = `nightly-2026-11-${day}T01-30-00Z`;
  const contents = {
    "wall.db": `the database of day ${day}`,
    "photos/lake.jpg": "the lake in June",
    "photos/new.jpg": `a picture of day ${day}`,
  };
  const files = Object.entries(contents).map(([path, content]) => {
    const file = join(dir, "backups", name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return { path, bytes: content.length, sha256: sha256Of(Buffer.from(content)), modifiedAt: 0 };
  });
  const createdAt = `2026-11-${day}T01:30:00.000Z`;
  const manifest = { format: 1, name, kind: "nightly", createdAt, version: "0", schemaVersion: 1 };
  const text = JSON.stringify({ ...manifest, photos: true, files });
  writeFileSync(join(dir, "backups", name, "manifest.json"), text);
  return name;
};

const copyTo = async (store: BackupStore, name: string): Promise<unknown> => {
  const folders = { dataDir: dir, configDir: dir };
  return makeCopy({ ...folders, name, store, copies: await openCopies(store, identity) });
};

/** Whether a copy comes back, every part of it. */
const readWhole = async (name: string): Promise<void> => {
  const { files } = await copies.manifest(name);
  for (const { parts } of files) for (const part of parts) await copies.part(part);
};

/** The store whose write number `at` goes wrong, as does every one after it. */
const failingFrom = (
  at: number,
  fail: (path: string, content: Uint8Array) => Promise<void>,
): BackupStore => {
  let writes = 0;
  return {
    ...sound,
    write: (path, content) =>
      (writes += 1) > at ? fail(path, content) : sound.write(path, content),
  };
};

const faults: Record<string, (path: string, content: Uint8Array) => Promise<void>> = {
  "is full": () => Promise.reject(new PlaceError("backupPlaceFull", "no room")),
  "is pulled out": () => Promise.reject(new PlaceError("backupPlaceMissing", "gone")),
  "is too slow": () =>
    Promise.reject(new PlaceError("backupPlaceUnreachable", "no answer in time")),
  "cuts files off": (path, content) => sound.write(path, content.subarray(0, content.length / 2)),
  "keeps other bytes": (path, content) =>
    sound.write(
      path,
      content.map((byte) => byte ^ 1),
    ),
};
it.each(Object.entries(faults))(
  "a place that %s, at whichever file, keeps the former copy as the newest good one",
  async (_what, fail) => {
    const [former, next] = [layBackup(19), layBackup(20)];
    await copyTo(sound, former);
    // The database, the new picture, the list: each try goes on from where the one before ended.
    for (const at of [0, 1, 1]) {
      await expect(copyTo(failingFrom(at, fail), next)).rejects.toBeInstanceOf(PlaceError);
      expect((await sound.list(copiesFolder)).map(({ name }) => name)).toEqual([`${former}.age`]);
      await readWhole(former);
    }
    await copyTo(sound, next);
    await readWhole(next);
    await readWhole(former);
  },
);
