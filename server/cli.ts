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
  const { runCommand } = await import("./commands/run-command.ts");
  const { workerSourceUrl: workerSource } = await import("./platform/worker-files.ts");
  const fromSource = import.meta.url.endsWith(".ts");
  const program = {
    programDir: programDir(import.meta.dirname),
    worker: (name: string) =>
      fromSource ? workerSource(name) : new URL(`./${name}.js`, import.meta.url),
  };
  const { processEnvironment } = await import("./config/env.ts");
  const machine = { workingDir: process.cwd(), environment: processEnvironment() };
  const code = await runCommand(process.argv.slice(2), { ...program, ...machine });
  if (code !== "serve") {
    process.exitCode = code;
    return;
  }
  const { serve } = await import("./commands/serve.ts");
  await serve(program);
};

await run();
