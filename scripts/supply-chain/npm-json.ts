import { spawnSync } from "node:child_process";
import * as z from "zod";

const refusal = z.object({ error: z.unknown() });

/** What an npm command says as JSON; throws with npm's own words where it can't say it. */
export const npmJson = (root: string, ...words: readonly string[]): unknown => {
  const { stdout, stderr, error } = spawnSync("npm", words, {
    ...{ cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
    shell: process.platform === "win32",
  });
  if (error !== undefined) throw error;
  // `npm audit` ends with 1 where it found something, so only what it says tells whether it could look.
  if (stdout.trim() === "") throw new Error(`npm ${words.join(" ")} says nothing: ${stderr}`);
  const said: unknown = JSON.parse(stdout);
  if (refusal.safeParse(said).data?.error !== undefined)
    throw new Error(`npm ${words.join(" ")} failed: ${stderr.trim()}\n${stdout.trim()}`);
  return said;
};
