import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "#server/db/backups/make-backup.ts";
import type { BackupKind } from "#server/db/backups/manifest.ts";

let dir = "";
const at = (path: string): string => join(dir, path);
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-by-hand-"));
  for (const made of ["data/photos", "config"]) mkdirSync(at(made), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Follows the steps of docs/backups.md. */
const byHand = (name: string) => {
  const page = readFileSync(resolve(import.meta.dirname, "../../../docs/backups.md"), "utf8");
  const section = page.slice(page.indexOf("\nBy hand, "), page.indexOf("\n## When the database"));
  const blocks = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, code = ""]) => code);
  const code = blocks.join("").replaceAll("NAME", name);
  const { status, stdout, stderr } = spawnSync("sh", ["-c", code], { cwd: dir, encoding: "utf8" });
  return [status, stdout, stderr];
};

const write = (text: string): void => {
  const db = new Database(at("data/wall.db"));
  db.exec("CREATE TABLE IF NOT EXISTS diary (line TEXT) STRICT; DELETE FROM diary;");
  db.prepare("INSERT INTO diary VALUES (?)").run(text);
  db.close();
  for (const file of ["data/photos/lake.jpg", "config/members.json"]) writeFileSync(at(file), text);
};
/** The database's row, the photo and the roster. */
const read = (): unknown[] => {
  const db = new Database(at("data/wall.db"), { readonly: true });
  const line = db.prepare("SELECT line FROM diary").pluck().get();
  db.close();
  const files = ["data/photos/lake.jpg", "config/members.json"];
  return [line, ...files.map((file) => readFileSync(at(file), "utf8"))];
};
const backUp = (kind: BackupKind): string =>
  makeBackup({
    dataDir: at("data"),
    configDir: at("config"),
    kind,
    version: "0.0.0",
    at: Date.parse("2026-11-21T09:00:00Z"),
    photos: kind !== "before-migration",
  }).name;

describe("a backup that is restored by hand", () => {
  it("from before an update brings back the database and the roster, and leaves the photos", () => {
    write("before");
    const name = backUp("before-migration");
    write("after");
    expect(byHand(name)).toEqual([0, "", ""]);
    expect(read()).toEqual(["before", "after", "before"]);
  });

  it("of a night brings back photos too, also the second time, and never beside a later log", () => {
    write("before");
    const name = backUp("nightly");
    for (const _time of ["once", "again"]) {
      write("after");
      copyFileSync(at("data/wall.db"), at("data/wall.db-wal"));
      expect(byHand(name)).toEqual([0, "", ""]);
      expect(existsSync(at("data/wall.db-wal"))).toBe(false);
      expect(read()).toEqual(["before", "before", "before"]);
    }
  });
});
