import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** The process ids of graphics processes below a main process. */
const graphicsBelow = (main: number): number[] => {
  const parents = new Map<number, number>();
  const graphics: number[] = [];
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]));
      if (readFileSync(`/proc/${name}/cmdline`, "utf8").includes("--type=gpu-process"))
        graphics.push(Number(name));
    } catch {
      // The process ended in between.
    }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent === main || (parent !== undefined && parent > 1 && isBelow(parent));
  };
  return graphics.filter(isBelow);
};

/**
 * Kills a wall's graphics process; throws where there is none, because killing process 0 would kill one's own group.
 */
export const killGraphics = ({ pid }: ChildProcess): void => {
  const [graphics] = pid === undefined ? [] : graphicsBelow(pid);
  if (graphics === undefined) throw new Error("nothing draws for this wall");
  process.kill(graphics, "SIGKILL");
};
