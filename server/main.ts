import { runCommand } from "./commands/run-command.ts";
import { processEnvironment } from "./config/env.ts";

interface Program {
  /** The folder with `config/`, `migrations/` and `dist/`. */
  readonly programDir: string;
  /** The file of a worker thread. */
  readonly worker: (name: string) => URL;
}

/** Runs the command in the arguments and sets its exit code, or serves where they name none. */
export const main = async (args: readonly string[], program: Program): Promise<void> => {
  const machine = { workingDir: process.cwd(), environment: processEnvironment() };
  const code = await runCommand(args, { ...program, ...machine });
  if (code === "serve") {
    // Commands need only a small part of what the server needs.
    const { serve } = await import("./commands/serve.ts");
    await serve(program);
  } else process.exitCode = code;
};
