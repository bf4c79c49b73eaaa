import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/db/connection.ts";
import { readPepper } from "#server/features/access/pins/pepper.ts";
import { createPins } from "#server/features/access/pins/pins.ts";
import { builtServer, startProcess } from "../../fixtures/server/server-process.ts";
import { pins } from "./pins.ts";

/** Where the workers find the house that was begun for all of them, and the server's code as V8 compiled it. */
export const preparedWall = {
  get folder(): string {
    const folder = process.env["FAMILY_WALL_BEGUN"];
    if (folder === undefined) throw new Error("no house was begun");
    return folder;
  },
  get env(): Record<string, string> {
    return { NODE_COMPILE_CACHE: join(this.folder, "../compiled") };
  },
};

/** Begins one house, of which each test gets a copy: its tables stand, and a parent and a child have their PINs. */
const begin = async (): Promise<() => void> => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-begun-"));
  const folder = join(dir, "house");
  process.env["FAMILY_WALL_BEGUN"] = folder;
  const dataDir = join(folder, "data");
  const server = await startProcess(
    { DATA_DIR: dataDir, CONFIG_DIR: join(folder, "config"), ...preparedWall.env },
    dir,
    { program: builtServer },
  );
  // Only a program that ends by itself leaves its compiled code behind.
  await server.end("SIGTERM");
  const db = openDatabase(join(dataDir, "wall.db"));
  // What a guess costs is tested where it matters.
  const cheap = createPins({
    ...{ db, clock: systemClock, pepper: readPepper(dataDir), cost: 2 ** 10 },
    onReset: () => undefined,
  });
  cheap.put("mom", await cheap.hash(pins.MEMBER_PIN_MOM));
  cheap.put("mia", await cheap.hash(pins.MEMBER_PIN_MIA));
  // What is due is due from the day on which a test's own house opens.
  db.exec("DELETE FROM job_runs");
  db.close();
  return () => rmSync(dir, { recursive: true, force: true });
};

// oxlint-disable-next-line import/no-default-export -- Playwright calls what this file exports so
export default begin;
