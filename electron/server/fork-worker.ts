import type { ForkProcess } from "#server/platform/worker/fork-process.ts";
import type { MessageFromServer, MessageToServer } from "./messages.ts";

interface ForkWorkerDeps {
  readonly tell: (message: MessageFromServer) => void;
  readonly onMessage: (listener: (message: MessageToServer) => void) => void;
}

interface RunningWorker {
  readonly listeners: ((message: unknown) => void)[];
  readonly end: () => void;
}

/** Starts workers as Electron's utility processes: asks the main process, and talks to them through it. */
export const createForkWorker = ({ tell, onMessage }: ForkWorkerDeps): ForkProcess => {
  const running = new Map<number, RunningWorker>();
  let started = 0;
  onMessage((message) => {
    if (message.type === "fromWorker")
      for (const listener of running.get(message.worker)?.listeners ?? [])
        listener(message.message);
    else if (message.type === "workerEnded") {
      running.get(message.worker)?.end();
      running.delete(message.worker);
    }
  });
  return (request) => {
    started += 1;
    const worker = started;
    const { promise: ended, resolve } = Promise.withResolvers<undefined>();
    const listeners: RunningWorker["listeners"] = [];
    running.set(worker, { listeners, end: () => resolve(undefined) });
    tell({ type: "forkWorker", worker, request: { ...request, file: request.file.href } });
    return {
      pid: undefined,
      ended,
      send: (message) => tell({ type: "toWorker", worker, message }),
      onMessage: (listener) => void listeners.push(listener),
      // The main process decides when this process ends.
      setKeepsAlive: () => undefined,
      kill: () => tell({ type: "killWorker", worker }),
    };
  };
};
