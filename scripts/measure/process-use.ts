import { readdirSync, readFileSync } from "node:fs";

// The kernel counts in ticks of 1/100 s on every Linux that Node runs on.
const ticksPerSecond = 100;

const statOf = (pid: number): { readonly parent: number; readonly ticks: number } => {
  // The name in parentheses may hold spaces; what follows it is counted from the third field on.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const sum = [11, 12, 13, 14].reduce((all, at) => all + Number(fields[at]), 0);
  return { parent: Number(fields[1]), ticks: sum };
};

/** The process and all that run below it. */
const familyOf = (pid: number): readonly number[] => {
  const parents = readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [[Number(name), statOf(Number(name)).parent] as const];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
  const found = [pid];
  for (const one of found)
    found.push(...parents.flatMap(([child, parent]) => (parent === one ? [child] : [])));
  return found;
};

/** The processor time that a process, those below it and those that have ended there took, in milliseconds. Linux only. */
export const cpuMsOf = (pid: number): number =>
  (familyOf(pid).reduce((all, one) => all + statOf(one).ticks, 0) / ticksPerSecond) * 1_000;

/** The memory that a process and those below it hold, in MB. Linux only. */
export const memoryMbOf = (pid: number): number =>
  familyOf(pid).reduce((all, one) => {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/status`, "utf8")) ?? [];
    return all + Number(kilobytes) / 1_024;
  }, 0);

/** How many processes run below a process. Linux only. */
export const processesBelow = (pid: number): number => familyOf(pid).length - 1;
