import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { api } from "#contract/api.ts";
import { openParentBrowser } from "../fixtures/access/parent-browser.ts";
import { type Ext4Disk, makeExt4Disk } from "./disks/ext4-disk.ts";

const tries = 5;

const kill = async (wall: StartedProgram): Promise<void> => {
  process.kill(wall.pid, "SIGKILL");
  await wall.ended;
};

/** What a family sees: the codes of the notices, and the board. */
const shownBy = async (url: string): Promise<{ codes: string[]; board: string }> => {
  const config = await (await fetch(`${url}/api/config`)).json();
  const { notices } = api["GET /api/config"].answer.parse(config);
  const board = await (await fetch(`${url}/api/board/routine`)).text();
  return { codes: notices.map(({ code }) => code), board };
};

/** The status of a parent's write. */
const write = async (url: string): Promise<number> => {
  const parent = await openParentBrowser(url);
  return parent.addChore("Lost").then(
    () => 201,
    (error: unknown) => Number(/answered (\d+)/.exec(String(error))?.[1]),
  );
};

const envOn = (disk: Ext4Disk): Record<string, string> => ({
  ...{ TZ: "Europe/Berlin", MEMBER_PIN_MOM: "2468", DATA_DIR: join(disk.dir, "data") },
});

const hasReserve = (disk: Ext4Disk): boolean => existsSync(join(disk.dir, "data/reserve"));

/** Kills a server after its last answer, does something to its disk, and starts it there. */
const startOn = async (
  measured: MeasuredWall,
  disk: Ext4Disk,
  change: () => void,
): Promise<StartedProgram> => {
  const wall = await measured.startWall(envOn(disk));
  const parent = await openParentBrowser(wall.url);
  for (const title of ["Feed Minka", "Water the plants"]) await parent.addChore(title);
  // A small disk has no room to set aside.
  while (disk.megabytes > 64 && !hasReserve(disk)) await wait(20);
  await kill(wall);
  change();
  return measured.startWall(envOn(disk));
};

/** Whether a wall shows what was acknowledged, says what is wrong, refuses a write, and goes on once that is over. */
const isTold = async (wall: StartedProgram, code: string, cure: () => void): Promise<boolean> => {
  const shown = await shownBy(wall.url);
  const isShown = shown.board.includes("Water the plants") && shown.codes.includes(code);
  const isRefused = (await write(wall.url)) === 507;
  cure();
  const restarted = wall.nextReport();
  // On a copy in memory the write makes the server restart; in the reserve's room it is simply taken.
  if ((await write(wall.url)) === 503) await restarted;
  const after = await shownBy(wall.url);
  const goesOn = (await write(wall.url)) === 201 && after.board.includes("Water the plants");
  await wall.stop();
  return isShown && isRefused && goesOn && after.codes.length === 0;
};

const everyTime = async (
  promise: string,
  megabytes: number,
  isKept: (disk: Ext4Disk) => Promise<boolean>,
): Promise<FigureRow> => {
  let losses = 0;
  for (let n = 0; n < tries; n++) {
    const disk = makeExt4Disk(megabytes);
    try {
      if (!(await isKept(disk))) losses++;
    } finally {
      disk.remove();
    }
  }
  return { promise, tries, losses };
};

/** Disks that are full, or that can't be written, at a start after kill -9. Needs a user who may mount. */
export const fault: Fault = {
  name: "full and read-only disks",
  run: async (open) => [
    await everyTime("a wall starts on a full disk in the room that it kept", 96, async (disk) =>
      isTold(await startOn(open(), disk, disk.fill), "diskFull", disk.empty),
    ),
    await everyTime(
      "a wall shows what there is on a full disk without that room",
      24,
      async (disk) => isTold(await startOn(open(), disk, disk.fill), "diskFull", disk.empty),
    ),
    await everyTime("a wall shows what there is on a read-only disk", 96, async (disk) => {
      const wall = await startOn(open(), disk, () => disk.setReadOnly(true));
      return isTold(wall, "diskReadOnly", () => disk.setReadOnly(false));
    }),
  ],
};
