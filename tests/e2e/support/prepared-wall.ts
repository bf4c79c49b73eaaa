import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepFoldersInMemory } from "#scripts/testing/memory-folder.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/db/connection.ts";
import { readPepper } from "#server/features/access/pins/pepper.ts";
import { createPins } from "#server/features/access/pins/pins.ts";
import { builtServer, startProcess } from "../../fixtures/server/server-process.ts";
import { pins } from "./pins.ts";
import { wallZone } from "./wall-zone.ts";

/** The folders of the prepared wall that all workers copy, and V8's compile cache of the server. */
export const preparedWall = {
  get folder(): string {
    const folder = process.env["FAMILY_WALL_BEGUN"];
    if (folder === undefined) throw new Error("no wall was prepared");
    return folder;
  },
  get env(): Record<string, string> {
    return { NODE_COMPILE_CACHE: join(this.folder, "../compiled") };
  },
};

/** Prepares one wall that each test copies: with its tables, and PINs for a parent and a child. */
const begin = async (): Promise<() => void> => {
  keepFoldersInMemory();
  const dir = mkdtempSync(join(tmpdir(), "family-wall-begun-"));
  const folder = join(dir, "house");
  process.env["FAMILY_WALL_BEGUN"] = folder;
  const dataDir = join(folder, "data");
  const server = await startProcess(
    { DATA_DIR: dataDir, CONFIG_DIR: join(folder, "config"), TZ: wallZone, ...preparedWall.env },
    dir,
    { program: builtServer },
  );
  // Only a process that exits by itself writes its compile cache.
  await server.end("SIGTERM");
  const db = openDatabase(join(dataDir, "wall.db"));
  // Cheap hashing, because every test checks PINs.
  const cheap = createPins({
    ...{ db, clock: systemClock, pepper: readPepper(dataDir), cost: 2 ** 10 },
    onReset: () => undefined,
  });
  cheap.put("mom", await cheap.hash(pins.MEMBER_PIN_MOM));
  cheap.put("mia", await cheap.hash(pins.MEMBER_PIN_MIA));
  // Jobs are due from the day on which a test's own wall starts.
  db.exec("DELETE FROM job_runs");
  db.close();
  return () => rmSync(dir, { recursive: true, force: true });
};

// oxlint-disable-next-line import/no-default-export -- Playwright calls what this file exports so
export default begin;
