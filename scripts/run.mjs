import { fileURLToPath } from "node:url";
import { nodeIsTooOld } from "./prepare/node-version.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const run = async (word, ...words) => {
  const { reportUserErrors, UserError } = await import("./prepare/user-error.mjs");
  const { buildAnew, prepareBuilt, prepareInstalled } = await import("./prepare/prepare.mjs");
  const { runOnNode24 } = await import("./prepare/node-24.mjs");
  const needs = {
    build: buildAnew,
    dev: prepareInstalled,
    generate: prepareInstalled,
    structure: prepareInstalled,
    check: prepareBuilt,
    "check-dates": prepareBuilt,
    "check-start": prepareInstalled,
    test: prepareBuilt,
    bench: prepareBuilt,
    faults: prepareBuilt,
    pictures: prepareBuilt,
    "package-proof": prepareBuilt,
    audit: prepareBuilt,
    sbom: prepareBuilt,
  };
  process.chdir(root);
  await reportUserErrors(async () => {
    const prepare = needs[word];
    if (prepare === undefined)
      throw new UserError(`npm run knows ${Object.keys(needs).join(", ")}; not ${word}.`);
    await prepare(root);
    if (word !== "build") await runOnNode24(root, `scripts/${word}.ts`, ...words);
  });
};

if (!nodeIsTooOld()) void run(...process.argv.slice(2));
