import { closeSync, openSync, readSync, statSync, type BigIntStats } from "node:fs";

/** Tells whether an open database's files are still those that lie at its paths. */
export interface FilesWatch {
  /** What another program did to the files, as a part of a sentence; null while they are as they were. */
  readonly find: () => string | null;
  /** Called once the database is closed, and not before: it would take SQLite's locks away. */
  readonly close: () => void;
}

const indexHeadBytes = 48;
const [logHeadBytes, frameHeadBytes] = [32, 24];

/** What is at a path; null where nothing is. A path that can't be asked is a disk's trouble, and seen elsewhere. */
const at = (path: string): BigIntStats | null => {
  try {
    return statSync(path, { bigint: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
};

const open = (path: string): number | null => {
  try {
    return openSync(path, "r");
  } catch {
    return null;
  }
};

/** The head of the log's index, which SQLite writes after every commit and before the log begins anew. */
const readIndexHead = (index: number): Buffer => {
  const head = Buffer.alloc(indexHeadBytes);
  readSync(index, head, 0, indexHeadBytes, 0);
  return head;
};

/** How many bytes a log has that holds what its index says; the index is in the machine's own order of bytes. */
const bytesOfLog = (head: Buffer): number => {
  const words = new Uint32Array(new Uint8Array(head).buffer);
  const frames = words[4] ?? 0;
  const written = new Uint16Array(new Uint8Array(head).buffer)[7] ?? 0;
  const pageBytes = (written & 0xfe00) + ((written & 1) << 16);
  return frames === 0 ? 0 : logHeadBytes + frames * (frameHeadBytes + pageBytes);
};

/** Whether a log is shorter than its index says; while others write, only the same index before and after is one. */
const isLogCut = (index: number, log: string): boolean => {
  const before = readIndexHead(index);
  const size = Number(at(log)?.size ?? 0n);
  return size < bytesOfLog(before) && before.equals(readIndexHead(index));
};

/** Remembers the files of a database that has just been opened and written. */
export const watchFiles = (file: string): FilesWatch => {
  const log = `${file}-wal`;
  const paths = [file, log, `${file}-shm`];
  const atFirst = paths.map(at);
  const index = open(`${file}-shm`);
  const findExchange = (): string | null => {
    for (const [n, path] of paths.entries()) {
      const [before, now] = [atFirst[n], at(path)];
      // A file system without such an index has none at first either.
      if (before === null || before === undefined) continue;
      if (now === null) return `${path} was removed`;
      if (now.ino !== before.ino || now.dev !== before.dev)
        return `${path} was replaced by another file`;
    }
    return index !== null && isLogCut(index, log) ? `${log} was cut` : null;
  };
  return {
    find: () => {
      try {
        return findExchange();
      } catch {
        return null;
      }
    },
    close: () => {
      if (index !== null) closeSync(index);
    },
  };
};
