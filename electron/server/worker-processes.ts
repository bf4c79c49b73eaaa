import type { MessageFromServer, MessageToServer, WorkerRequest } from "./messages.ts";

/** A worker's process as the main process holds it. */
export interface WorkerProcess {
  postMessage(message: object): void;
  on(event: "message", listener: (message: unknown) => void): unknown;
  once(event: "exit", listener: () => void): unknown;
  once(event: "spawn", listener: () => void): unknown;
  /** Ends the process, also while it is busy; false where it isn't running yet or any more. */
  kill(): boolean;
}

const end = (forked: WorkerProcess | undefined): void => {
  if (forked?.kill() === false) forked.once("spawn", () => forked.kill());
};

/** Starts the workers that a server asks for, which only the main process can do, and passes on what they say. */
export const createWorkerProcesses = (
  fork: (request: WorkerRequest) => WorkerProcess,
  send: (message: MessageToServer) => void,
) => {
  const running = new Map<number, WorkerProcess>();
  const start = (worker: number, request: WorkerRequest): void => {
    const forked = fork(request);
    running.set(worker, forked);
    forked.on("message", (message) => send({ type: "fromWorker", worker, message }));
    forked.once("exit", () => {
      running.delete(worker);
      send({ type: "workerEnded", worker });
    });
  };
  return {
    /** Does what the server asks for workers; everything else is for others. */
    handle: (message: MessageFromServer): void => {
      if (message.type === "forkWorker") start(message.worker, message.request);
      else if (message.type === "toWorker")
        running.get(message.worker)?.postMessage(message.message);
      else if (message.type === "killWorker") end(running.get(message.worker));
    },
    /** Ends all workers of a server that has ended. */
    endAll: (): void => {
      for (const forked of running.values()) end(forked);
    },
  };
};
