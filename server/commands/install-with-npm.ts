import { spawn } from "node:child_process";
import type { Environment } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";

const words = [
  "install",
  "--omit=dev",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--no-package-lock",
];
const tellLines = 6;

/** The first lines of npm's errors, which have the cause. */
const firstErrors = (said: string): string =>
  said
    .split("\n")
    .filter((line) => line.startsWith("npm error"))
    .slice(0, tellLines)
    .join("\n  ");

/** Installs a folder's package.json with the machine's npm; throws a ConfigError with the cure. */
export const installWithNpm = async (dir: string, environment: Environment): Promise<void> => {
  let said = "";
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn("npm", words, {
      cwd: dir,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows npm is a script.
      shell: process.platform === "win32",
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", reject);
    child.once("close", resolve);
  }).catch(() => {
    throw new ConfigError([
      {
        where: "npm",
        message:
          "isn't on this machine. Install Node.js 22 or newer from your system or nodejs.org, which brings npm, and run this again.",
      },
    ]);
  });
  if (code !== 0)
    throw new ConfigError([
      { where: "npm", message: `couldn't fetch it and said:\n  ${firstErrors(said)}` },
    ]);
};
