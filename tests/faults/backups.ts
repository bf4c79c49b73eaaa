import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { percentile } from "#scripts/measure/median.ts";
import { damages } from "./backups/damages.ts";
import {
  openParentBrowser,
  type ParentBrowser,
  settled,
} from "../fixtures/access/parent-browser.ts";
import { hashOfData, intactBackups } from "./backups/backup-contents.ts";

const env = { TZ: "Europe/Berlin", MEMBER_PIN_MOM: "2468" };
const kills = 30;
const restores = 5;

type Open = () => MeasuredWall;

const addPhotos = ({ dataDir }: MeasuredWall, count: number): void => {
  mkdirSync(join(dataDir, "photos/2026"), { recursive: true });
  for (let n = 0; n < count; n++)
    writeFileSync(join(dataDir, `photos/2026/${n}.jpg`), randomBytes(100_000));
};

const backUp = async (parent: ParentBrowser): Promise<string> =>
  api["POST /api/backups"].answer.parse(await parent.post("/api/backups")).name;

const kill = async (wall: StartedProgram): Promise<void> => {
  process.kill(wall.pid, "SIGKILL");
  await wall.ended;
};

const killedBackups = async (open: Open): Promise<FigureRow> => {
  const measured = open();
  addPhotos(measured, 100);
  let wall = await measured.startWall(env);
  await backUp(await openParentBrowser(wall.url));
  let losses = 0;
  for (let n = 0; n < kills; n++) {
    const parent = await openParentBrowser(wall.url);
    const before = intactBackups(measured.dataDir).whole;
    addPhotos(measured, 100);
    const making = settled(backUp(parent));
    await wait(Math.random() * 600);
    await kill(wall);
    await making;
    wall = await measured.startWall(env);
    const { whole, broken } = intactBackups(measured.dataDir);
    const swept = readdirSync(join(measured.dataDir, "backups")).every(
      (name) => !name.startsWith("."),
    );
    if (broken.length > 0 || !swept || whole.length < Math.min(before.length, 10)) losses++;
  }
  await wall.stop();
  const promise = "kill -9 during a backup leaves the former ones whole, and nothing half";
  return { promise, tries: kills, losses };
};

/** Changes everything that a restore puts back. */
const changeAll = async (
  measured: MeasuredWall,
  parent: ParentBrowser,
  title: string,
): Promise<void> => {
  await parent.addChore(title);
  addPhotos(measured, 20);
  const file = join(measured.dataDir, "../config/members.json");
  const [first, ...others] = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify([{ ...first, name: `Mia ${title}` }, ...others]));
};

const roundTrips = async (open: Open): Promise<FigureRow> => {
  const measured = open();
  let losses = 0;
  for (let n = 0; n < restores; n++) {
    const wall = await measured.startWall(env);
    const parent = await openParentBrowser(wall.url);
    await changeAll(measured, parent, `before ${n}`);
    const before = hashOfData(measured.dataDir);
    const name = await backUp(parent);
    await changeAll(measured, parent, `after ${n}`);
    const after = hashOfData(measured.dataDir);
    const restarted = wall.nextReport();
    await parent.post(`/api/backups/${name}/restore`);
    await restarted;
    if (hashOfData(measured.dataDir) !== before || before === after) losses++;
    await wall.stop();
  }
  return { promise: "a restore brings back every row and photo by hash", tries: restores, losses };
};

const killedRestores = async (open: Open): Promise<FigureRow> => {
  const measured = open();
  let wall = await measured.startWall(env);
  let losses = 0;
  for (let n = 0; n < kills; n++) {
    const parent = await openParentBrowser(wall.url);
    await changeAll(measured, parent, `before ${n}`);
    const before = hashOfData(measured.dataDir);
    const name = await backUp(parent);
    await changeAll(measured, parent, `after ${n}`);
    const after = hashOfData(measured.dataDir);
    const restoring = settled(parent.post(`/api/backups/${name}/restore`));
    await wait(Math.random() * 800);
    await kill(wall);
    await restoring;
    wall = await measured.startWall(env);
    if (![before, after].includes(hashOfData(measured.dataDir))) losses++;
  }
  await wall.stop();
  return {
    promise: "a restore that is killed happened wholly or not at all",
    tries: kills,
    losses,
  };
};

const brokenDatabases = async (open: Open): Promise<FigureRow> => {
  const measured = open();
  const wall = await measured.startWall(env);
  const parent = await openParentBrowser(wall.url);
  await parent.addChore("Feed Minka");
  await backUp(parent);
  for (let n = 0; n < 5; n++) await parent.addChore("Water the plants");
  const copies = new Map([true, false].map((killed) => [killed, `${measured.dataDir}-${killed}`]));
  await kill(wall);
  cpSync(measured.dataDir, copies.get(true) ?? "", { recursive: true, preserveTimestamps: true });
  await (await measured.startWall(env)).stop();
  cpSync(measured.dataDir, copies.get(false) ?? "", { recursive: true, preserveTimestamps: true });

  let losses = 0;
  for (const damage of damages) {
    rmSync(measured.dataDir, { recursive: true });
    const from = copies.get(damage.killed === true) ?? "";
    cpSync(from, measured.dataDir, { recursive: true, preserveTimestamps: true });
    damage.to(join(measured.dataDir, "wall.db"));
    const begun = performance.now();
    const healed = await measured.startWall(env);
    const took = performance.now() - begun;
    const browser = await openParentBrowser(healed.url);
    const { notices } = api["GET /api/config"].answer.parse(await browser.get("/api/config"));
    const board = JSON.stringify(await browser.get("/api/board/routine"));
    const isSetAside = readdirSync(measured.dataDir).some((name) => name.includes(".broken-"));
    const isReported = notices.some(({ code }) => code === "databaseRestored");
    const isKept = isSetAside || damage.name === "gone";
    if (!isReported || !isKept || !board.includes("Feed Minka") || took > 10_000) losses++;
    await healed.stop();
  }
  const promise = "a broken database is noticed, kept aside, replaced and told within 10 s";
  return { promise, tries: damages.length, losses };
};

/** How long a read takes during writes and backups, in milliseconds. */
const quietReads = async (open: Open): Promise<FigureRow> => {
  const measured = open();
  addPhotos(measured, 200);
  const wall = await measured.startWall(env);
  const parent = await openParentBrowser(wall.url);
  let ended = false;
  const writing = (async () => {
    for (let n = 0; !ended; n++) {
      await parent.addChore(`Chore ${n}`);
      await wait(10);
    }
  })();
  const took: number[] = [];
  const reading = (async () => {
    while (!ended) {
      const begun = performance.now();
      await parent.get("/api/presence");
      took.push(performance.now() - begun);
      await wait(2);
    }
  })();
  for (let n = 0; n < 5; n++) await backUp(parent);
  ended = true;
  await Promise.all([writing, reading]);
  await wall.stop();
  const p99 = percentile(took, 99);
  return {
    promise: `taps are answered while backups are made: p99 ${p99.toFixed(1)} ms of at most 50`,
    tries: took.length,
    losses: p99 <= 50 ? 0 : 1,
  };
};

/** Backups and restores that are killed at any moment; databases that were damaged while the server was off. */
export const fault: Fault = {
  name: "backups and restores",
  run: async (open) => [
    await killedBackups(open),
    await roundTrips(open),
    await killedRestores(open),
    await brokenDatabases(open),
    await quietReads(open),
  ],
};
