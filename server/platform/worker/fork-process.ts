import { fork } from "node:child_process";

/** The program of a process, and what it gets. */
export interface ForkRequest {
  /** What a list of processes calls it, where it can. */
  readonly name: string;
  readonly file: URL;
  readonly args: readonly string[];
  /** All that it gets of the environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** A started process that takes and sends messages. */
export interface ForkedProcess {
  readonly pid: number | undefined;
  /** Resolves when it has ended and its last message has arrived, with an error if it couldn't be started; never rejects. */
  readonly ended: Promise<unknown>;
  send(message: object): void;
  /** Messages come as they were sent, unchecked. */
  onMessage(listener: (message: unknown) => void): void;
  /** Whether the server's process waits for it before it ends by itself; at first it doesn't. */
  setKeepsAlive(keepsAlive: boolean): void;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
}

/** Starts a process. */
export type ForkProcess = (request: ForkRequest) => ForkedProcess;

interface NodeOptions {
  /** The Node that runs it; this one where left out. */
  readonly execPath?: string;
  /** MiB of its heap; Node's own limit where left out. */
  readonly heapMiB?: number;
  /** How messages are written; `advanced` knows bytes, `json` also reaches a Node of another version. */
  readonly serialization?: "json" | "advanced";
}

/** Starts processes of Node without input or output. */
export const forkNode =
  ({ execPath, heapMiB, serialization = "advanced" }: NodeOptions = {}): ForkProcess =>
  ({ file, args, env }) => {
    const child = fork(file, args, {
      ...{ env, serialization },
      execArgv: heapMiB === undefined ? [] : [`--max-old-space-size=${heapMiB}`],
      // What libraries print may be private.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      ...(execPath === undefined ? {} : { execPath }),
    });
    const setKeepsAlive = (keepsAlive: boolean): void => {
      child[keepsAlive ? "ref" : "unref"]();
      child.channel?.[keepsAlive ? "ref" : "unref"]();
    };
    setKeepsAlive(false);
    const ended = new Promise<unknown>((resolve) => {
      child.once("exit", () => {
        // Its last message may arrive after its end.
        if (child.connected) child.once("disconnect", () => resolve(undefined));
        else resolve(undefined);
      });
      child.on("error", (cause) => {
        if (child.pid === undefined) resolve(cause);
      });
    });
    return {
      pid: child.pid,
      ended,
      // The end of the process answers what can't be sent any more.
      send: (message) => void child.send(message, () => undefined),
      onMessage: (listener) => void child.on("message", listener),
      setKeepsAlive,
      kill: () => {
        // The server waits for its end, also while the server itself stops.
        setKeepsAlive(true);
        child.kill("SIGKILL");
      },
    };
  };
