import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { app } from "electron";
import { dataLocation } from "../server/data-location.ts";

/** What somebody typed after the program's name, without Chromium's switches; nothing where the wall is to begin. */
export const commandArguments = (
  argv: readonly string[],
  isPackaged: boolean,
): readonly string[] => {
  const words = argv
    .slice(1)
    .filter((word) => !word.startsWith("-") || word === "--help" || word === "-h");
  // Else the first one is the program's folder.
  return isPackaged ? words : words.slice(1);
};

/** Does what was typed on the data of this program's wall, without a window; the exit code. */
export const runInTerminal = async (words: readonly string[]): Promise<number> => {
  const { workingDir, env } = dataLocation();
  const programDir = app.getAppPath();
  try {
    // A wall that only begins needs none of it here.
    const { runCommand } = await import("#server/commands/run-command.ts");
    const code = await runCommand(words, {
      programDir,
      workingDir,
      environment: { ...env, ...process.env },
      worker: (name) => pathToFileURL(join(programDir, "dist/server", `${name}.js`)),
    });
    return code === "serve" ? 0 : code;
  } catch (error) {
    // Electron would show a window with it.
    console.error(error);
    return 1;
  }
};
