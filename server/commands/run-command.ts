import { parseArgs } from "node:util";
import type { Environment } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";
import { setUpBudget } from "./budget-setup.ts";
import { pinReset } from "./pin-reset.ts";
import { showTodoist } from "./show-todoist.ts";
import { usage } from "./usage.ts";

type Command =
  | { readonly name: "serve" | "help" | "todoist" }
  | { readonly name: "pin-reset"; readonly memberId: string | undefined }
  | { readonly name: "budget-setup"; readonly version: string | undefined }
  | { readonly name: "unclear"; readonly why: string };

const parseCommand = (args: readonly string[]): Command => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" } },
    });
    if (values.help === true) return { name: "help" };
    const [command, about, ...more] = positionals;
    if (command === undefined) return { name: "serve" };
    if (command === "pin-reset" && more.length === 0) return { name: "pin-reset", memberId: about };
    if (command === "budget-setup" && more.length === 0)
      return { name: "budget-setup", version: about };
    if (command === "todoist" && about === undefined) return { name: "todoist" };
    return { name: "unclear", why: `There is no "${positionals.join(" ")}".` };
  } catch (error) {
    return { name: "unclear", why: error instanceof Error ? error.message : String(error) };
  }
};

/** The folders of the program and of the family's data. */
interface Program {
  readonly programDir: string;
  readonly worker: (name: string) => URL;
  /** The base of relative paths and the folder of the first `.env`. */
  readonly workingDir: string;
  readonly environment: Environment;
}

/** Runs a terminal's command; returns the exit code, or "serve" where the server should start. */
export const runCommand = async (
  args: readonly string[],
  program: Program,
): Promise<number | "serve"> => {
  const wish = parseCommand(args);
  const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
  const machine = { ...program, say };
  try {
    switch (wish.name) {
      case "serve":
        return "serve";
      case "help":
        process.stdout.write(usage);
        return 0;
      case "unclear":
        process.stderr.write(`${wish.why}\n\n${usage}`);
        return 2;
      case "pin-reset":
        pinReset(wish.memberId, machine);
        return 0;
      case "budget-setup":
        await setUpBudget(wish.version, machine);
        return 0;
      case "todoist":
        await showTodoist(machine);
        return 0;
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
};
