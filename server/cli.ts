#!/usr/bin/env node
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const needed = 22;

/** The folder that holds the program: the nearest one upwards with a package.json. */
const programDir = (from: string): string => {
  for (let dir = from; ; dir = dirname(dir))
    if (existsSync(join(dir, "package.json")) || dir === dirname(dir)) return dir;
};

const run = async (): Promise<void> => {
  // SQLite's addon crashes an older Node instead of saying what is wrong; so nothing is imported before this check.
  if (Number(process.versions.node.split(".")[0]) < needed) {
    console.error(
      `Family Wall needs Node ${needed} or newer, this is ${process.version}; run it with: npm run serve`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    const dir = programDir(import.meta.dirname);
    // Where the program's folder may be written: a start compiles half as long, and keeps less of what it compiled.
    const { enableCompileCache } = await import("node:module");
    enableCompileCache(join(dir, "node_modules/.cache/family-wall"));
    const { main } = await import("./main.ts");
    const { workerSourceUrl } = await import("./platform/worker-files.ts");
    await main(process.argv.slice(2), {
      programDir: dir,
      worker: import.meta.url.endsWith(".ts")
        ? workerSourceUrl
        : (name) => new URL(`./${name}.js`, import.meta.url),
    });
  } catch (error) {
    const { reportStartFailure } = await import("./lifecycle/start-failure.ts");
    reportStartFailure(error);
    process.exitCode = 1;
  }
};

await run();
