import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { isPathBelow } from "../../../db/backups/manifest.ts";
import { DamagedExport } from "./damaged-export.ts";

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
  /** Its content in pieces; rejects with a DamagedExport where it isn't what was packed. */
  pieces(): AsyncGenerator<Buffer>;
}

/** A zip that somebody brings; everything that it says of itself was checked, and nothing was unpacked. */
export interface Archive {
  /** By their names; folders aren't among them. */
  readonly files: ReadonlyMap<string, ArchiveFile>;
  close(): void;
}

const mostFiles = 500_000;
/** What an export stores of a photo hardly gets smaller when somebody packs it anew. */
const mostGrowth = 50;
const smallBytes = 4 * 1024 * 1024;

const kinds = 0o170_000;
const folder = 0o040_000;
const file = 0o100_000;
const unixHosts = new Set([3, 19]);

/** Whether it is a link, a pipe or a device: only systems like Unix can say so. */
const isSpecial = ({ versionMadeBy, externalFileAttributes }: Entry): boolean => {
  const kind = (externalFileAttributes >>> 16) & kinds;
  return unixHosts.has(versionMadeBy >>> 8) && ![0, folder, file].includes(kind);
};

const requireHarmless = (entry: Entry): void => {
  const { fileName: name, compressedSize, uncompressedSize } = entry;
  const refuse = (why: string): never => {
    throw new DamagedExport(name.slice(0, 200), why);
  };
  if (!isPathBelow(name.replace(/\/$/, ""))) refuse("its path leads out of the archive");
  if (isSpecial(entry)) refuse("is neither a file nor a folder");
  if (entry.isEncrypted()) refuse("is encrypted");
  if (!entry.canDecodeFileData()) refuse("is packed in a way that isn't read here");
  if (uncompressedSize > smallBytes && uncompressedSize > mostGrowth * compressedSize)
    refuse("becomes far larger than it is");
};

const readPieces = (zip: ZipFile, entry: Entry) =>
  async function* pieces(): AsyncGenerator<Buffer> {
    let sum = 0;
    try {
      for await (const piece of await zip.openReadStreamPromise(entry)) {
        if (!Buffer.isBuffer(piece)) throw new Error("a piece is no buffer");
        sum = crc32(piece, sum);
        yield piece;
      }
    } catch (error) {
      if (isOfTheDisk(error)) throw error;
      throw new DamagedExport(entry.fileName, "can't be unpacked");
    }
    if (sum !== entry.crc32) throw new DamagedExport(entry.fileName, "isn't what was packed");
  };

const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^E[A-Z]+$/.test(String(error.code));

const readEntries = async (zip: ZipFile): Promise<ReadonlyMap<string, ArchiveFile>> => {
  if (zip.entryCount > mostFiles) throw new DamagedExport("zip", "it has too many files");
  const files = new Map<string, ArchiveFile>();
  // Systems differ in which names are one file to them.
  const names = new Set<string>();
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    requireHarmless(entry);
    const { fileName: name, uncompressedSize: bytes } = entry;
    if (name.endsWith("/")) continue;
    const spelling = name.normalize("NFC").toLowerCase();
    if (names.has(spelling)) throw new DamagedExport(name, "is in it twice");
    names.add(spelling);
    packed += entry.compressedSize;
    // Files that lie over each other are how a small archive unpacks without end.
    if (packed > zip.fileSize) throw new DamagedExport("zip", "its files overlap");
    const modifiedAt = entry.getLastModDate({ timezone: "UTC" }).getTime();
    files.set(name, { name, bytes, modifiedAt, pieces: readPieces(zip, entry) });
  }
  return files;
};

/** Opens a zip and looks through all that it lists; rejects with a DamagedExport where something isn't harmless. */
export const openArchive = async (path: string): Promise<Archive> => {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const opened = zip;
    return { files: await readEntries(opened), close: () => opened.close() };
  } catch (error) {
    zip?.close();
    if (error instanceof DamagedExport || isOfTheDisk(error)) throw error;
    throw new DamagedExport("zip", error instanceof Error ? error.message : String(error));
  }
};
