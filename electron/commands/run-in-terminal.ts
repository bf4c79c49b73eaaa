import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { app } from "electron";
import { dataLocation } from "../server/data-location.ts";

/**
 * The words that were typed after the program's name, without Chromium's switches; empty where the wall should start.
 */
export const commandArguments = (
  argv: readonly string[],
  isPackaged: boolean,
): readonly string[] => {
  const words = argv
    .slice(1)
    .filter((word) => !word.startsWith("-") || word === "--help" || word === "-h");
  // In development, the first one is the program's folder.
  return isPackaged ? words : words.slice(1);
};

/** Runs a command on the data of this program's wall, without a window; returns the exit code. */
export const runInTerminal = async (words: readonly string[]): Promise<number> => {
  const { workingDir, env } = dataLocation();
  const programDir = app.getAppPath();
  try {
    // Imported only here, because a wall that starts needs none of it.
    const { runCommand } = await import("#server/commands/run-command.ts");
    const code = await runCommand(words, {
      programDir,
      workingDir,
      environment: { ...env, ...process.env },
      worker: (name) => pathToFileURL(join(programDir, "dist/server", `${name}.js`)),
    });
    return code === "serve" ? 0 : code;
  } catch (error) {
    // An uncaught error would open a window in Electron.
    console.error(error);
    return 1;
  }
};
