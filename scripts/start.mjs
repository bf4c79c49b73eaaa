import { fileURLToPath } from "node:url";
import { nodeIsTooOld } from "./prepare/node-version.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const start = async () => {
  const { reportUserErrors } = await import("./prepare/user-error.mjs");
  const { prepareBuilt } = await import("./prepare/prepare.mjs");
  const { runOnNode24 } = await import("./prepare/node-24.mjs");
  process.chdir(root);
  await reportUserErrors(async () => {
    await prepareBuilt(root);
    await runOnNode24(root, "scripts/start.ts", ...process.argv.slice(2));
  });
};

if (!nodeIsTooOld()) void start();
