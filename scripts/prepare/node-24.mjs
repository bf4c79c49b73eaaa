import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { UserError } from "./user-error.mjs";

/** The Node in node_modules; null where it isn't there. */
export const node24 = (root) => {
  const file = join(
    root,
    "node_modules/node/bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  return existsSync(file) ? file : null;
};

/** The Node in node_modules; throws a UserError where it isn't there. */
export const needNode24 = (root) => {
  const file = node24(root);
  if (file !== null) return file;
  throw new UserError("The package that brings Node 24 was not set up; run: npm rebuild node");
};

/**
 * Runs a program on Node 24: in this process where it is one, else in a child with the same flags that gets this
 * process's signals and gives it its exit code.
 */
export const runOnNode24 = async (root, program, ...words) => {
  const file = join(root, program);
  if (Number(process.versions.node.split(".")[0]) >= 24) {
    process.argv = [process.execPath, file, ...words];
    await import(pathToFileURL(file).href);
    return;
  }
  const child = spawn(needNode24(root), [...process.execArgv, file, ...words], {
    cwd: root,
    stdio: "inherit",
  });
  // A terminal signals the child too; a second signal has no effect.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
  });
};
