import { readdirSync, readFileSync } from "node:fs";

/** The process id of the graphics process below a main process; 0 where there is none. */
export const graphicsProcess = (main: number): number => {
  const parents = new Map<number, number>();
  const graphics: number[] = [];
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]));
      if (readFileSync(`/proc/${name}/cmdline`, "utf8").includes("--type=gpu-process"))
        graphics.push(Number(name));
    } catch {
      // It ended while it was looked at.
    }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent === main || (parent !== undefined && parent > 1 && isBelow(parent));
  };
  return graphics.find(isBelow) ?? 0;
};
