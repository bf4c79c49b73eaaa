import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

const sha256 = (data: Buffer | string): string => createHash("sha256").update(data).digest("hex");

/** The tables that the server writes without the family. */
const ownTables = new Set([
  ...["boots", "job_runs", "idempotency", "devices", "pin_tries"],
  // The server fills it from the photos folder.
  "photos",
]);

const tablesOf = (file: string): unknown[] => {
  const db = new Database(file, { readonly: true });
  const names = db
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
  const tables = names
    .filter((name) => !ownTables.has(name))
    .map((name) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]);
  db.close();
  return tables;
};

const filesOf = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .toSorted()
    : [];

/** One hash of all the family's data: every row, every photo, the roster. */
export const hashOfData = (dataDir: string): string => {
  const photos = join(dataDir, "photos");
  return sha256(
    JSON.stringify([
      tablesOf(join(dataDir, "wall.db")),
      filesOf(photos).map((file) => [file.slice(photos.length), sha256(readFileSync(file))]),
      readFileSync(join(dataDir, "../config/members.json"), "utf8"),
    ]),
  );
};

interface Manifest {
  readonly createdAt: string;
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === "object" && value !== null && "files" in value && "createdAt" in value;

/** The backups that are complete by their own manifest, read without the server's code. */
export const intactBackups = (dataDir: string): { whole: string[]; broken: string[] } => {
  const dir = join(dataDir, "backups");
  const names = readdirSync(dir).filter((name) => !name.startsWith("."));
  const isWhole = (name: string): boolean => {
    const manifest: unknown = JSON.parse(readFileSync(join(dir, name, "manifest.json"), "utf8"));
    if (!isManifest(manifest)) return false;
    const same = manifest.files.every(
      ({ path, sha256: hash }) => sha256(readFileSync(join(dir, name, path))) === hash,
    );
    const db = new Database(join(dir, name, "wall.db"), { readonly: true });
    const verdict = db.pragma("integrity_check", { simple: true });
    db.close();
    return same && verdict === "ok";
  };
  return { whole: names.filter(isWhole), broken: names.filter((name) => !isWhole(name)) };
};
