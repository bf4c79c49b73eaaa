import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { randomFillSync } from "node:crypto";
import Database from "better-sqlite3";

/** One kind of damage to a database while the server is off. */
export interface BackupDamage {
  readonly name: string;
  /** Whether the server was killed before, so that the write-ahead log is beside the file. */
  readonly killed?: true;
  /** Whether writes from before the last checkpoint may survive. */
  readonly keepsMore?: true;
  readonly to: (file: string) => void;
}

const pageBytes = 4096;

const edit = (file: string, change: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
};

const change = (file: string, sql: string): void => {
  const db = new Database(file);
  db.exec(sql);
  db.close();
};

const rootPage = (file: string, name: string): number => {
  const db = new Database(file, { readonly: true });
  const page = db
    .prepare<[string], number>("SELECT rootpage FROM sqlite_master WHERE name = ?")
    .pluck()
    .get(name);
  db.close();
  if (page === undefined) throw new Error(`there is no ${name}`);
  return page;
};

/** Damages that occur in practice: power cuts, failing cards, mistakes. */
export const damages: readonly BackupDamage[] = [
  { name: "cut to half", to: (file) => truncateSync(file, readFileSync(file).length / 2) },
  { name: "zero bytes", to: (file) => truncateSync(file, 0) },
  { name: "gone", to: (file) => rmSync(file) },
  {
    name: "random bytes in its header",
    to: (file) => edit(file, (bytes) => void randomFillSync(bytes, 16, 84)),
  },
  {
    name: "random bytes in its middle",
    to: (file) =>
      edit(file, (bytes) => {
        const begin = Math.floor(bytes.length / pageBytes / 3) * pageBytes;
        randomFillSync(bytes, begin, begin);
      }),
  },
  {
    name: "another file's first bytes",
    to: (file) => edit(file, (bytes) => void bytes.write("\x89PNG\r\n\x1a\n", "latin1")),
  },
  { name: "all zeros", to: (file) => edit(file, (bytes) => void bytes.fill(0)) },
  { name: "a table dropped", to: (file) => change(file, "DROP TABLE tasks") },
  {
    name: "an index that forgot its rows",
    to: (file) => {
      const page = rootPage(file, "tasks_to_do");
      edit(file, (bytes) => void bytes.writeUInt16BE(0, (page - 1) * pageBytes + 3));
    },
  },
  {
    name: "two pages swapped",
    to: (file) => {
      const [one, other] = ["tasks", "devices"].map(
        (name) => (rootPage(file, name) - 1) * pageBytes,
      );
      if (one === undefined || other === undefined) throw new Error("no pages");
      edit(file, (bytes) => {
        const original = Buffer.from(bytes.subarray(one, one + pageBytes));
        bytes.copy(bytes, one, other, other + pageBytes);
        original.copy(bytes, other);
      });
    },
  },
  {
    name: "a folder in its place",
    to: (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  },
  {
    ...{ name: "its log gone after kill -9", killed: true, keepsMore: true },
    to: (file) => rmSync(`${file}-wal`),
  },
  {
    ...{ name: "its log garbage after kill -9", killed: true, keepsMore: true },
    to: (file) => edit(`${file}-wal`, (bytes) => void randomFillSync(bytes)),
  },
  {
    ...{ name: "random bytes in the middle of its log", killed: true, keepsMore: true },
    to: (file) =>
      edit(`${file}-wal`, (bytes) => void randomFillSync(bytes, bytes.length >> 1, 4096)),
  },
];
