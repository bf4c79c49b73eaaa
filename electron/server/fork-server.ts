import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { app, utilityProcess } from "electron";
import type { ForkedServer } from "./embedded-server.ts";
import type { ServerStart } from "./supervisor.ts";
import type { MessageFromServer, WorkerRequest } from "./messages.ts";
import { createWorkerProcesses } from "./worker-processes.ts";
import { dataLocation } from "./data-location.ts";

const forkWorker = ({ name, file, args, env }: WorkerRequest) =>
  utilityProcess.fork(fileURLToPath(file), [...args], {
    env: { ...env },
    // What libraries print may be private.
    stdio: "ignore",
    serviceName: `Family Wall: ${name}`,
  });

/** Starts the server in its own process, so that neither crash takes the other down. */
export const forkServer = ({ safeSince, port }: ServerStart): ForkedServer => {
  const { workingDir, env } = dataLocation();
  const forked = utilityProcess.fork(
    join(app.getAppPath(), "dist/electron/server-process.js"),
    [app.getAppPath(), workingDir, String(safeSince ?? ""), String(port ?? "")],
    {
      cwd: workingDir,
      env: { ...env, ...process.env },
      stdio: "inherit",
      serviceName: "Family Wall server",
    },
  );
  const workers = createWorkerProcesses(forkWorker, (message) => forked.postMessage(message));
  forked.on("message", (message: MessageFromServer) => workers.handle(message));
  forked.once("exit", workers.endAll);
  return {
    send: (message) => forked.postMessage(message),
    onMessage: (listener) => forked.on("message", listener),
    onEnd: (listener) => forked.on("exit", listener),
    kill: () => forked.kill(),
  };
};
