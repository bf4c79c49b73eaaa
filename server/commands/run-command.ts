import { parseArgs } from "node:util";
import { processEnvironment } from "../config/env.ts";
import { ConfigError } from "../config/problems.ts";
import { setUpBudget } from "./budget-setup.ts";
import { pinReset } from "./pin-reset.ts";
import { showTodoist } from "./todoist.ts";
import { usage } from "./usage.ts";

type Wish =
  | { readonly name: "serve" | "help" | "todoist" }
  | { readonly name: "pin-reset"; readonly memberId: string | undefined }
  | { readonly name: "budget-setup"; readonly version: string | undefined }
  | { readonly name: "unclear"; readonly why: string };

const understand = (args: readonly string[]): Wish => {
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

/** Where the program's own files are. */
interface Program {
  readonly programDir: string;
  readonly worker: (name: string) => URL;
}

/** Does what a terminal asked for; true when that is to serve, and otherwise the exit code is set. */
export const runCommand = async (args: readonly string[], program: Program): Promise<boolean> => {
  const wish = understand(args);
  if (wish.name === "serve") return true;
  if (wish.name === "help") process.stdout.write(usage);
  if (wish.name === "unclear") {
    process.stderr.write(`${wish.why}\n\n${usage}`);
    process.exitCode = 2;
  }
  const machine = {
    environment: processEnvironment(),
    workingDir: process.cwd(),
    say: (sentence: string) => void process.stdout.write(`${sentence}\n`),
  };
  try {
    if (wish.name === "pin-reset") pinReset(wish.memberId, machine);
    if (wish.name === "budget-setup") await setUpBudget(wish.version, { ...machine, ...program });
    if (wish.name === "todoist") await showTodoist(machine);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
  return false;
};
