import { processEnvironment, takeProcessVariable } from "../config/env.ts";

const portVariable = "FAMILY_WALL_RESTART_PORT";

/** Returns the port that the program listened on before it restarted, and undefined at other starts; works once. */
export const takeRestartPort = (): number | undefined => {
  const port = takeProcessVariable(portVariable);
  return port === undefined ? undefined : Number(port);
};

/** Whether this system lets a program take the place of the one that runs, with the same process id. */
export const canReplaceProcess = (): boolean => process.execve !== undefined;

/** Replaces the program by a new run of itself on this port, in the same process; never returns. */
export const replaceProcess = (port: number): void => {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const env = { ...processEnvironment(), [portVariable]: String(port) };
  process.execve?.(process.execPath, args, env);
};
