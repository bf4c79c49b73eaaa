import type { ParentPort } from "electron";
import { processEnvironment } from "../server/config/env.ts";
import { ConfigError } from "../server/config/problems.ts";
import { directoriesOf } from "../server/directories.ts";
import { startServer } from "../server/main.ts";
import type { FromServer } from "./messages.ts";

const [programDir = ".", workingDir = "."] = process.argv.slice(2);
const parentPort: ParentPort = process.parentPort;
const tell = (word: FromServer): void => parentPort.postMessage(word);

// Ctrl-C in a terminal reaches this process too; the main process is the one that stops it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

const run = async (): Promise<void> => {
  try {
    const server = await startServer({
      env: processEnvironment(),
      leaveKiosk: () => tell({ type: "leaveKiosk" }),
      directories: directoriesOf({
        programDir,
        workingDir,
        worker: (name) => new URL(`../server/${name}.js`, import.meta.url),
      }),
    });
    parentPort.on("message", () => void server.stop().then(() => process.exit(0)));
    tell({ type: "listening", url: server.url });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    tell({
      type: "refused",
      sentences: error.problems.map(({ where, message }) => `${where}: ${message}`),
    });
  }
};

await run();
