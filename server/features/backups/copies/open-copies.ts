import { createHash } from "node:crypto";
import { type BackupStore, PlaceError } from "../stores/store.ts";
import { type AgeFiles, openAgeFiles } from "./age-files.ts";
import { createPartName } from "./backup-identity.ts";
import {
  type CopyManifest,
  copiesFolder,
  copyManifest,
  type CopyPart,
  copyPath,
} from "./copy-manifest.ts";
import { partBytes, partPath } from "./copy-manifest.ts";
import { isBackupName } from "../../../db/backups/manifest.ts";

const longestManifestBytes = 256 * 1024 * 1024;

/** The SHA-256 of bytes in hex. */
export const sha256Of = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** The copies at a place, as who has the key can read them. */
export interface Copies {
  readonly age: AgeFiles;
  readonly nameOf: (sha256: string) => string;
  /** The names of the backups that have a copy, newest first; whether they can be read is another matter. */
  names(): Promise<readonly string[]>;
  /** A copy's manifest. Rejects with a PlaceError: `backupPlaceLies` where it is missing or not what was written. */
  manifest(name: string): Promise<CopyManifest>;
  /** A part's plain bytes, checked by their hash. Rejects as `manifest` does. */
  part(part: CopyPart): Promise<Uint8Array>;
}

/** The moment of a backup's name, which sorts as text. */
const momentOf = (name: string): string => /\d{4}-.+$/.exec(name)?.[0] ?? "";

const parseManifest = (plain: Uint8Array, name: string): CopyManifest => {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(plain).toString("utf8"));
  } catch {
    throw new PlaceError("backupPlaceLies", "the list of a copy can't be read");
  }
  const read = copyManifest.safeParse(json);
  if (!read.success || read.data.name !== name)
    throw new PlaceError("backupPlaceLies", "the list of a copy isn't one");
  return read.data;
};

/** Opens the copies of a place with the family's key. */
export const openCopies = async (store: BackupStore, identity: string): Promise<Copies> => {
  const age = await openAgeFiles(identity);
  const nameOf = createPartName(identity);
  const readDecrypted = async (path: string, maxBytes: number): Promise<Uint8Array> => {
    const encrypted = await store.read(path, maxBytes);
    if (encrypted === null)
      throw new PlaceError("backupPlaceLies", "a file of the copy is missing");
    return age.decrypt(encrypted);
  };
  return {
    age,
    nameOf,
    names: async () =>
      (await store.list(copiesFolder))
        .map(({ name }) => name.replace(/\.age$/, ""))
        .filter(isBackupName)
        .toSorted((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1)),
    manifest: async (name) =>
      parseManifest(await readDecrypted(copyPath(name), longestManifestBytes), name),
    part: async ({ sha256, bytes }) => {
      const plain = await readDecrypted(partPath(nameOf(sha256)), age.encryptedBytes(partBytes));
      if (plain.length !== bytes || sha256Of(plain) !== sha256)
        throw new PlaceError("backupPlaceLies", "a part isn't what was written");
      return plain;
    },
  };
};
