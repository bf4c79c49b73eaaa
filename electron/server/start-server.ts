import { app } from "electron";
import type { ElectronHostStatus, WindowLayout } from "#server/composition/electron-host.ts";
import { forkServer } from "./fork-server.ts";
import type { MessageFromServer } from "./messages.ts";
import { type ServerStatus, superviseServer } from "./supervisor.ts";
import { relaunch } from "../update/relaunch.ts";
import { createUpdates } from "../update/updates.ts";

interface SupervisedServerDeps {
  /** The connected displays, by the names under which they can be chosen. */
  readonly displays: () => ElectronHostStatus["displays"];
  readonly onStatus: (status: ServerStatus) => void;
  readonly onArrange: (arrangement: WindowLayout) => void;
  readonly onLeaveKiosk: () => void;
}

const answerMs = 4000;

const answers = async (url: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(answerMs);
  const answer = await fetch(`${url}/api/health`, { signal }).catch(() => null);
  return answer?.ok === true;
};

const cancellableSleep = (ms: number): { over: Promise<void>; end(): void } => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  setTimeout(end, ms);
  return { over, end };
};

/** Keeps the server running, carries out its requests, and reports the window's state to it. */
export const startSupervisedServer = ({
  displays,
  onStatus,
  onArrange,
  onLeaveKiosk,
}: SupervisedServerDeps) => {
  let waiting: Parameters<Parameters<typeof createUpdates>[0]["onWaiting"]>[0] = null;
  let backedUp: (fine: boolean) => void = () => undefined;

  const sendStatus = (): void =>
    server.tell({
      type: "status",
      status: { displays: displays(), updates: updates.kind, pendingUpdate: waiting },
    });

  const updates = createUpdates({
    resourcesDir: process.resourcesPath,
    appImage: process.env["APPIMAGE"],
    backUp: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      backedUp = resolve;
      server.tell({ type: "backUp" });
      return promise;
    },
    onWaiting: (found) => {
      waiting = found;
      sendStatus();
    },
    onInstalled: () => relaunch(() => app.quit()),
  });

  const onMessage = (message: MessageFromServer): void => {
    if (message.type === "arrange") onArrange(message.arrangement);
    else if (message.type === "leaveKiosk") onLeaveKiosk();
    else if (message.type === "restart") server.restart();
    else if (message.type === "backedUp") backedUp(message.fine);
    else if (message.type === "lookForUpdate")
      updates
        .look(message.from)
        .catch((error: unknown) => console.error(`No update tonight: ${String(error)}`));
  };

  const server = superviseServer({
    ...{ fork: forkServer, answers, sleep: cancellableSleep, onMessage },
    now: () => performance.now(),
    clock: Date.now,
    onStatus: (status) => {
      if (status.state === "serving") sendStatus();
      onStatus(status);
    },
  });

  return { sendStatus, stop: server.stop };
};
