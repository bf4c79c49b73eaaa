import { countCrashes } from "./crash-count.ts";
import {
  type EmbeddedServer,
  type ForkedServer,
  ServerRefusedError,
  waitForServer,
} from "./embedded-server.ts";
import type { MessageFromServer, StartRefusal, MessageToServer } from "./messages.ts";

/** The server's state: its address, or why it isn't serving. */
export type ServerStatus =
  | { readonly state: "serving"; readonly url: string }
  | { readonly state: "refused"; readonly kind: StartRefusal; readonly sentences: string }
  | { readonly state: "crashed" };

/** How a server process is started. */
export interface ServerStart {
  /** Since when the server is in safe mode, in milliseconds since 1970; null outside of safe mode. */
  readonly safeSince: number | null;
  /** The port to listen on after a restart that the server asked for; null for the configured one. */
  readonly port: number | null;
}

interface SupervisorDeps {
  readonly fork: (start: ServerStart) => ForkedServer;
  /** Whether the server answers; never rejects. */
  readonly answers: (url: string) => Promise<boolean>;
  readonly onStatus: (status: ServerStatus) => void;
  readonly onMessage: (message: MessageFromServer) => void;
  /** Resolves after some milliseconds, sooner when it is ended. */
  readonly sleep: (ms: number) => { readonly over: Promise<void>; end(): void };
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** The wall clock, in milliseconds since 1970. */
  readonly clock: () => number;
}

export interface Supervisor {
  tell(message: MessageToServer): void;
  /** Restarts the server, out of safe mode. */
  restart(): void;
  /** Stops the server for good. */
  stop(): Promise<void>;
}

const probeMs = 5000;
const mostMisses = 3;
/** Safe mode ends by itself after this, in case nobody sees its restart button. */
const safeForMs = 60 * 60_000;

/** Kills a server that stopped answering; `onProbe` is called after every other check. */
const watchServer = async (
  { sleep, answers }: Pick<SupervisorDeps, "sleep" | "answers">,
  server: EmbeddedServer,
  onProbe: () => void,
): Promise<void> => {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  let misses = 0;
  while (!hasEnded) {
    const sleeping = sleep(probeMs);
    await Promise.race([sleeping.over, server.ended.then(sleeping.end)]);
    if (hasEnded) return;
    misses = (await answers(server.url)) ? 0 : misses + 1;
    if (misses === mostMisses) return server.kill();
    onProbe();
  }
};

/** Runs one server process to its end; returns how long it served, and the reason where it didn't. */
const runToEnd = async (
  process: ForkedServer,
  now: () => number,
  onServing: (server: EmbeddedServer) => void,
): Promise<{ servedMs: number; why: ServerStatus | null }> => {
  try {
    const server = await waitForServer(process);
    const since = now();
    onServing(server);
    await server.ended;
    return { servedMs: now() - since, why: null };
  } catch (error) {
    const why: ServerStatus =
      error instanceof ServerRefusedError
        ? { state: "refused", kind: error.kind, sentences: error.message }
        : { state: "crashed" };
    return { servedMs: 0, why };
  }
};

/** Keeps a server running: restarts it after every end, in safe mode when it crashes too often. */
export const superviseServer = (deps: SupervisorDeps): Supervisor => {
  const crashes = countCrashes();
  let server: EmbeddedServer | null = null;
  let safeSince: number | null = null;
  let isStopping = false;
  /** The port of a server that asked to be started again; null while none does. */
  let restartPort: number | null = null;
  let pause: { end(): void } | null = null;

  const restart = (): void => {
    crashes.forget();
    safeSince = null;
    pause?.end();
    void server?.stop();
  };
  const serving = (running: EmbeddedServer): void => {
    server = running;
    if (isStopping) void running.stop();
    else deps.onStatus({ state: "serving", url: running.url });
    void watchServer(deps, running, () => {
      if (safeSince !== null && deps.clock() - safeSince > safeForMs) restart();
    });
  };
  const fork = (): ForkedServer => {
    const forked = deps.fork({ safeSince, port: restartPort });
    restartPort = null;
    forked.onMessage((message) => {
      if (message.type !== "startAgain") return deps.onMessage(message);
      restartPort = message.port;
      void server?.stop();
    });
    return forked;
  };
  const run = async (): Promise<void> => {
    while (!isStopping) {
      const { servedMs, why } = await runToEnd(fork(), deps.now, serving);
      server = null;
      if (isStopping) return;
      // A restart that the server asked for is no crash, and keeps safe mode as it is.
      if (restartPort !== null) continue;
      if (why !== null) deps.onStatus(why);
      crashes.ended({ at: deps.now(), servedMs, crashed: why?.state !== "refused" });
      if (crashes.tooMany()) {
        safeSince ??= deps.clock();
        crashes.forget();
      }
      const sleeping = deps.sleep(crashes.waitMs());
      pause = sleeping;
      await sleeping.over;
    }
  };
  void run();

  return {
    tell: (message) => server?.send(message),
    restart,
    stop: async () => {
      isStopping = true;
      pause?.end();
      // A server that is still starting is stopped as soon as it listens.
      await server?.stop();
    },
  };
};
