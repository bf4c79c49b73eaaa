import { parseArgs } from "node:util";
import { processEnvironment } from "../config/env.ts";
import { ConfigError } from "../config/problems.ts";
import { pinReset } from "./pin-reset.ts";
import { usage } from "./usage.ts";

type Wish =
  | { readonly name: "serve" | "help" }
  | { readonly name: "pin-reset"; readonly memberId: string | undefined }
  | { readonly name: "unclear"; readonly why: string };

const understand = (args: readonly string[]): Wish => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" } },
    });
    if (values.help === true) return { name: "help" };
    const [command, memberId, ...more] = positionals;
    if (command === undefined) return { name: "serve" };
    if (command === "pin-reset" && more.length === 0) return { name: "pin-reset", memberId };
    return { name: "unclear", why: `There is no "${positionals.join(" ")}".` };
  } catch (error) {
    return { name: "unclear", why: error instanceof Error ? error.message : String(error) };
  }
};

/** Does what a terminal asked for; true when that is to serve, and otherwise the exit code is set. */
export const runCommand = (args: readonly string[]): boolean => {
  const wish = understand(args);
  if (wish.name === "serve") return true;
  if (wish.name === "help") process.stdout.write(usage);
  if (wish.name === "unclear") {
    process.stderr.write(`${wish.why}\n\n${usage}`);
    process.exitCode = 2;
  }
  if (wish.name !== "pin-reset") return false;
  try {
    pinReset(wish.memberId, {
      environment: processEnvironment(),
      workingDir: process.cwd(),
      say: (sentence) => void process.stdout.write(`${sentence}\n`),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
  return false;
};
