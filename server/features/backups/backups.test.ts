import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { type EmptyDatabase, openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { createBackupWorker } from "../../db/backups/worker-host.ts";
import { HttpError } from "../../platform/errors.ts";
import { findWorkerProgram } from "#tests/fixtures/workers/worker-programs.ts";
import { type BackupService, createBackups, type BackupDetails } from "./backups.ts";

const fixture: BackupDetails = { timeZone: "Europe/Berlin", schemaVersion: 1, boots: 1 };
let wall: EmptyDatabase;
let dataDir: string;
let backups: BackupService;
beforeEach(() => {
  wall = openEmptyDatabase();
  dataDir = dirname(wall.db.name);
  const configDir = join(dataDir, "config");
  mkdirSync(configDir);
  writeFileSync(join(configDir, "members.json"), "[]");
  backups = createBackups({
    ...{ folders: { dataDir, configDir }, version: "1.0.0" },
    clock: clockAt("2026-11-20T01:30:00Z"),
    worker: createBackupWorker(findWorkerProgram("backup-worker")),
    migrationsDir: join(dataDir, "migrations"),
    ...{ validateStaged: () => undefined, cancelRestore: () => undefined },
    ...{ refuseWrites: () => Promise.resolve(), allowWrites: () => undefined },
    restart: () => {
      throw new Error("nobody restores here");
    },
  });
});
afterEach(async () => {
  await backups.stop();
  wall.close();
});

const refusal = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => "was made",
    (error: unknown) => (error instanceof HttpError ? error.details.code : "failed"),
  );

describe("a nightly backup", () => {
  it("that meets one which a parent is making comes later, and nobody is told that it fails", async () => {
    const byHand = backups.make("manual", fixture);
    expect(await refusal(backups.make("nightly", fixture))).toBe("backupRunning");
    expect(backups.notices()).toEqual([]);
    await byHand;
    expect(await refusal(backups.make("nightly", fixture))).toBe("was made");
    expect((await backups.list()).map(({ kind }) => kind).toSorted()).toEqual([
      ...["manual", "nightly"],
    ]);
  });

  it("that can't be made is told until one can", async () => {
    const blocked = join(dataDir, "backups");
    writeFileSync(blocked, "a file where the folder should be");
    expect(await refusal(backups.make("nightly", fixture))).toBe("failed");
    expect(backups.notices()).toMatchObject([{ code: "backupFailing" }]);
    rmSync(blocked);
    expect(await refusal(backups.make("nightly", fixture))).toBe("was made");
    expect(backups.notices()).toEqual([]);
  });
});
