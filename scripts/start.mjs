import { fileURLToPath } from "node:url";
import { nodeIsTooOld } from "./prepare/node-version.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const start = async () => {
  const { orSay } = await import("./prepare/user-error.mjs");
  const { prepareBuilt } = await import("./prepare/prepare.mjs");
  const { handOver } = await import("./prepare/node-24.mjs");
  process.chdir(root);
  await orSay(async () => {
    await prepareBuilt(root);
    await handOver(root, "scripts/start.ts");
  });
};

if (!nodeIsTooOld()) void start();
