import * as z from "zod";
import { isBackupName } from "../../../db/backups/manifest.ts";

/** A file is stored in parts, so that neither memory nor a slow line ever holds more than one. */
export const partBytes = 8 * 1024 * 1024;
const [mostFiles, mostParts] = [500_000, 100_000];

const part = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().min(0).max(partBytes),
});
export type CopyPart = z.infer<typeof part>;

/** What lets a family move in on another machine without choosing everything anew; only encrypted copies hold it. */
const secrets = z.strictObject({
  /** `DATA_DIR/pepper`, without which no PIN can be checked. */
  pepper: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional(),
  /** `DATA_DIR/push-key`, with which phones are written to. */
  pushKey: z
    .string()
    .regex(/^[\w-]{43}$/)
    .exactOptional(),
  /** `CONFIG_DIR/connections.json` as it is. */
  connections: z
    .string()
    .max(4 * 1024 * 1024)
    .exactOptional(),
  /** `CONFIG_DIR/https-authority.pem`, by which phones trust the wall. */
  httpsAuthority: z.string().max(20_000).exactOptional(),
});
export type HouseSecrets = z.infer<typeof secrets>;

/** What one copy holds: a backup's own manifest and signature, and where the parts of its files are. */
export const copyManifest = z.strictObject({
  format: z.literal(1),
  name: z.string().refine(isBackupName),
  /** `manifest.json`, byte for byte, so that its signature stays right. */
  manifest: z.string(),
  /** `manifest.hmac`; empty where the backup has none. */
  signature: z.string().max(200),
  files: z
    .array(
      z.strictObject({ path: z.string().max(4096), parts: z.array(part).min(1).max(mostParts) }),
    )
    .max(mostFiles),
  secrets,
});
export type CopyManifest = z.infer<typeof copyManifest>;

/** The marker that a set-up writes: a place without it isn't the place, but the empty folder of a disk that is away. */
export const placeMarker = z.object({
  format: z.literal(1),
  id: z.uuid(),
  /** Whose key its copies are encrypted to. */
  key: z.string().regex(/^[0-9a-f]{32}$/),
});
export type PlaceMarker = z.infer<typeof placeMarker>;

/** The folder of everything that is ours at a place. */
export const copiesHome = "family-wall-backups";
const digits = Array.from({ length: 16 }, (_, value) => value.toString(16));

export const markerPath = `${copiesHome}/place.json`;
export const copiesFolder = `${copiesHome}/copies`;
export const copyPath = (name: string): string => `${copiesFolder}/${name}.age`;
/** Parts lie in sixteen folders, by the first digit of their names, so that no listing is endless. */
export const partFolders = digits.map((digit) => `${copiesHome}/parts-${digit}`);
export const partFolderOf = (name: string): string => `${copiesHome}/parts-${name.slice(0, 1)}`;
export const partPath = (name: string): string => `${partFolderOf(name)}/${name}.age`;
/** Every folder of a place, each after the one that it is in. */
export const placeFolders = [copiesHome, copiesFolder, ...partFolders];
