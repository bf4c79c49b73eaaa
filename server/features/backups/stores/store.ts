/** A file at the second place. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Where copies of backups are written: small encrypted files in a few folders. Every method rejects with a PlaceError.
 * Folders exist only once `prepare` has made them, so that nothing is written where a disk was taken away.
 */
export interface BackupStore {
  /** Makes the folders that aren't there yet; for the set-up alone. */
  prepare(folders: readonly string[]): Promise<void>;
  /** The files of a folder, in no order; what can't be one of ours is left out. */
  list(folder: string): Promise<readonly StoredFile[]>;
  /** A file's content; null where there is none. One that is larger rejects as damaged. */
  read(path: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Puts a file, over one that is there; what is cut off is at most seen under its name with fewer bytes. */
  write(path: string, content: Uint8Array): Promise<void>;
  /** Removes a file; one that isn't there is removed already. */
  remove(path: string): Promise<void>;
}

/** What can be wrong with a second place, in the words of the contract's error codes. */
export const placeFaults = [
  "backupPlaceMissing",
  "backupPlaceRefused",
  "backupPlaceUnreachable",
  "backupPlaceFull",
  "backupPlaceTaken",
  "backupPlaceUnsuitable",
  "backupPlaceLies",
  "backupKeyWrong",
] as const;
export type PlaceFault = (typeof placeFaults)[number];

/** Why a second place can't be used; the message never holds an address or a secret. */
export class PlaceError extends Error {
  override readonly name = "PlaceError";
  readonly fault: PlaceFault;

  constructor(fault: PlaceFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** The names of our own files: hex digits or a backup's name, and what they end in. */
export const isStoredName = (name: string): boolean =>
  name.length <= 120 && /^[\w-]+\.(age|json)$/.test(name);
