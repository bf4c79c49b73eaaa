import { join } from "node:path";
import { app, utilityProcess } from "electron";
import type { ForkedServer } from "./embedded-server.ts";
import type { ServerStart } from "./supervisor.ts";
import { dataLocation } from "./data-location.ts";

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
  return {
    send: (message) => forked.postMessage(message),
    onMessage: (listener) => forked.on("message", listener),
    onEnd: (listener) => forked.on("exit", listener),
    kill: () => forked.kill(),
  };
};
