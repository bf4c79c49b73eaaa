import { spawn } from "node:child_process";
import type { Environment } from "#server/config/env.ts";
import { LibraryError } from "../../connection.ts";

const words = [
  "install",
  "--omit=dev",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--no-package-lock",
  // An npm that was told to be silent, and started the wall, would tell this one so.
  "--loglevel=error",
];
const tellLines = 6;

/** What npm needs of a process's environment: nothing of it is the family's. */
const known =
  /^(path|home|userprofile|appdata|localappdata|systemroot|comspec|temp|tmp|tmpdir|lang|(https?|no)_proxy|node_extra_ca_certs|npm_config_.+)$/i;

/** The first lines of npm's errors, which have the cause. */
const firstErrors = (said: string): string =>
  said
    .split("\n")
    .filter((line) => line.startsWith("npm error"))
    .slice(0, tellLines)
    .join("\n  ");

/** Installs a folder's package.json with the machine's npm; rejects with a LibraryError. */
export const installWithNpm = async (
  dir: string,
  environment: Environment,
  signal?: AbortSignal,
): Promise<void> => {
  let said = "";
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn("npm", words, {
      cwd: dir,
      env: Object.fromEntries(Object.entries(environment).filter(([name]) => known.test(name))),
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows npm is a script.
      shell: process.platform === "win32",
      ...(signal === undefined ? {} : { signal }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    // What was stopped still writes until it is gone.
    child.once("error", (error) => (child.pid === undefined ? reject(error) : undefined));
    child.once("exit", () => signal?.aborted === true && reject(signal.reason));
    child.once("close", resolve);
  }).catch((error: unknown) => {
    if (signal?.aborted === true) throw error;
    throw new LibraryError("npmMissing", "npm isn't on this machine");
  });
  if (code !== 0) throw new LibraryError("npmFailed", firstErrors(said));
};
