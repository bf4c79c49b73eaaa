import { spawn } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const tool = (path: string, ...words: string[]): string[] => [
  join(root, "node_modules", path),
  ...words,
];

/** CI's checks of every change besides the tests; each step is a program that Node runs. */
const steps: Readonly<Record<string, readonly string[]>> = {
  "style types": [join(root, "scripts/style-types.ts")],
  types: tool("typescript/bin/tsc", "-b"),
  lint: tool("oxlint/bin/oxlint", "--type-aware", "--deny-warnings"),
  format: tool("oxfmt/bin/oxfmt", "--check", "."),
  unused: tool("knip/bin/knip.js", "--no-progress"),
  "API document": [
    ...tool("@redocly/cli/bin/cli.js", "lint", "server/openapi.yaml"),
    "--extends=recommended",
    "--max-problems=1000",
  ],
  "lock file": [join(root, "scripts/check/lock-file-step.ts")],
  generated: [join(root, "scripts/generate.ts"), "--check"],
};

/** A check asks nobody for newer versions and reports to nobody. */
const silentTools = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

const run = (words: readonly string[]): Promise<{ fine: boolean; said: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, ...silentTools },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", (code) => done({ fine: code === 0, said }));
  });

const runSteps = async (): Promise<boolean> => {
  let allFine = true;
  for (const [name, words] of Object.entries(steps)) {
    const begun = performance.now();
    const { fine, said } = await run(words);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5);
    console.log(`${fine ? "ok  " : "FAIL"} ${name.padEnd(10)} ${seconds} s`);
    if (!fine) console.log(said.trimEnd());
    allFine &&= fine;
  }
  return allFine;
};

const fine = await runSteps();
// CI runs the tests by the README's own command.
if (!process.argv.includes("--without-tests")) await import("./test.ts");
if (!fine) process.exitCode = 1;
