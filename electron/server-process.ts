import type { ParentPort } from "electron";
import { processEnvironment } from "#server/config/env.ts";
import { ConfigError } from "#server/platform/config-error.ts";
import { directoriesOf } from "#server/platform/directories.ts";
import { reportStartFailure, startProblems } from "#server/lifecycle/start-failure.ts";
import { type RunningServer, startServer } from "#server/lifecycle/start-server.ts";
import { workerSourceUrl } from "#server/platform/worker-files.ts";
import type { ElectronHost, ElectronHostStatus } from "#server/composition/electron-host.ts";
import { createForkWorker } from "./server/fork-worker.ts";
import type { MessageFromServer, MessageToServer } from "./server/messages.ts";

const [programDir = ".", workingDir = ".", safeSince = "", port = ""] = process.argv.slice(2);
const isSource = import.meta.url.endsWith(".ts");
const parentPort: ParentPort = process.parentPort;
const tell = (request: MessageFromServer): void => parentPort.postMessage(request);

// Ctrl-C in a terminal reaches this process too; the main process is the one that stops it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

let hostStatus: ElectronHostStatus = { displays: [], updates: null, pendingUpdate: null };
let onNews = (): void => undefined;

const electronHost: ElectronHost = {
  safeSince: safeSince === "" ? null : Number(safeSince),
  status: () => hostStatus,
  onStatus: (listener) => {
    onNews = listener;
  },
  leaveKiosk: () => tell({ type: "leaveKiosk" }),
  restart: () => tell({ type: "restart" }),
  applyLayout: (arrangement) => tell({ type: "arrange", arrangement }),
  lookForUpdate: (from) => tell({ type: "lookForUpdate", from }),
};

const onMessage = (listener: (message: MessageToServer) => void): void => {
  parentPort.on("message", ({ data }: { data: MessageToServer }) => listener(data));
};

const handleMessage = (server: RunningServer, request: MessageToServer): void => {
  switch (request.type) {
    case "stop":
      return void server.stop().then(() => process.exit(0));
    case "backUp":
      return void server.backUp().then(
        () => tell({ type: "backedUp", fine: true }),
        () => tell({ type: "backedUp", fine: false }),
      );
    case "status":
      hostStatus = request.status;
      onNews();
  }
};

const run = async (): Promise<void> => {
  try {
    const server = await startServer({
      env: processEnvironment(),
      port: port === "" ? undefined : Number(port),
      restart: (listened) => tell({ type: "startAgain", port: listened }),
      electronHost,
      directories: directoriesOf({
        programDir,
        workingDir,
        worker: (name) =>
          isSource ? workerSourceUrl(name) : new URL(`../server/${name}.js`, import.meta.url),
        forkWorker: createForkWorker({ tell, onMessage }),
      }),
    });
    onMessage((message) => handleMessage(server, message));
    tell({ type: "listening", url: server.wallUrl });
  } catch (error) {
    const problems = startProblems(error);
    const [first, ...more] = problems;
    const kind = more.length === 0 ? first?.kind : undefined;
    // What nobody wrote wrong and no disk explains counts as a crash, after some of which sources are left out.
    if (!(error instanceof ConfigError) && kind === undefined) {
      reportStartFailure(error);
      process.exit(1);
    }
    tell({
      type: "refused",
      kind: kind ?? "config",
      sentences: problems.map(({ where, message }) => `${where}: ${message}`),
    });
  }
};

await run();
