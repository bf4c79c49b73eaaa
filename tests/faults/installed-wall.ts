import { setTimeout as pause } from "node:timers/promises";
import type { Fault, FigureRow } from "#scripts/measure/figure.ts";
import { killGraphics } from "../electron/kill-graphics.ts";
import { type InstalledWall, openInstalledWall } from "../electron/installed-wall.ts";
import { findHostProgram } from "../electron/host-program.ts";

const rounds = 3;
/** systemd's RestartSec. */
const restartMs = 1000;

/** Failures of a wall, and within how many seconds it has to recover without a touch. */
const mishaps: readonly {
  readonly what: string;
  readonly withinSec: number;
  readonly happens: (wall: InstalledWall) => unknown;
}[] = [
  {
    ...{ what: "the server is killed", withinSec: 5 },
    happens: (wall) => wall.killServer(),
  },
  {
    ...{ what: "the page is killed", withinSec: 3 },
    happens: (wall) =>
      wall.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      ),
  },
  {
    ...{ what: "the graphics process is killed", withinSec: 5 },
    happens: (wall) => killGraphics(wall.app.process()),
  },
  {
    ...{ what: "the page hangs", withinSec: 20 },
    happens: (wall) => wall.onPage("setTimeout(() => { for (;;); }, 0)"),
  },
  {
    ...{ what: "the page goes blank", withinSec: 20 },
    happens: (wall) => wall.onPage(`document.getElementById("root").replaceChildren()`),
  },
];

/** Whether the page that is shown is a new one. */
const isBack = async (wall: InstalledWall): Promise<boolean> => {
  const answer = wall.onPage("typeof window.before + document.body.innerText");
  const text = await Promise.race([answer, pause(500)]);
  return typeof text === "string" && text.startsWith("undefined") && text.includes("Mia");
};

const secondsUntil = async (isThere: () => Promise<boolean>, begun: number): Promise<number> => {
  while (!(await isThere()) && performance.now() - begun < 60_000) await pause(20);
  return (performance.now() - begun) / 1000;
};

const rowOf = (what: string, withinSec: number, seconds: readonly number[]): FigureRow => {
  const median = seconds.toSorted((one, other) => one - other)[Math.floor(seconds.length / 2)] ?? 0;
  return {
    promise: `${what}: the picture is back within ${withinSec} s (median ${median.toFixed(1)} s)`,
    tries: seconds.length,
    losses: seconds.filter((took) => took > withinSec).length,
  };
};

/** Whatever ends, hangs or goes blank: the wall recovers by itself. */
export const fault: Fault = {
  name: "the installed wall",
  run: async () => {
    const shell = findHostProgram();
    console.error(`on ${shell.name}`);
    const rows: FigureRow[] = [];
    for (const { what, withinSec, happens } of mishaps) {
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const wall = await openInstalledWall(shell);
        await wall.isThere();
        await wall.onPage("window.before = 1");
        const begun = performance.now();
        await happens(wall);
        seconds.push(await secondsUntil(() => isBack(wall), begun));
        await wall.close();
      }
      rows.push(rowOf(what, withinSec, seconds));
    }
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const wall = await openInstalledWall(shell);
      await wall.isThere();
      const begun = performance.now();
      const ended = new Promise((done) => wall.app.process().once("exit", done));
      wall.app.process().kill("SIGKILL");
      await ended;
      await pause(restartMs);
      const again = await openInstalledWall(shell, { dir: wall.dir });
      seconds.push(await secondsUntil(() => isBack(again), begun));
      await again.close();
    }
    rows.push(rowOf("the main process is killed", 10, seconds));
    shell.forget();
    return rows;
  },
};
