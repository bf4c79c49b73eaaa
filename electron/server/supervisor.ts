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

interface SupervisorDeps {
  /** Starts a server process; a `safeSince` instant starts it in safe mode. */
  readonly fork: (safeSince: number | null) => ForkedServer;
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

/** Keeps a server running: restarts it after every end, in safe mode when it crashes too often. */
export const superviseServer = (deps: SupervisorDeps): Supervisor => {
  const crashes = countCrashes();
  let server: EmbeddedServer | null = null;
  let safeSince: number | null = null;
  let isStopping = false;
  let pause: { end(): void } | null = null;

  const sleep = async (ms: number): Promise<void> => {
    const sleeping = deps.sleep(ms);
    pause = sleeping;
    await sleeping.over;
  };

  /** Ends a server that stopped answering, or that has been in safe mode for long enough. */
  const watch = async (watched: EmbeddedServer): Promise<void> => {
    let misses = 0;
    while (server === watched) {
      const sleeping = deps.sleep(probeMs);
      await Promise.race([sleeping.over, watched.ended.then(sleeping.end)]);
      if (server !== watched) return;
      misses = (await deps.answers(watched.url)) ? 0 : misses + 1;
      if (misses === mostMisses) return watched.kill();
      if (safeSince !== null && deps.clock() - safeSince > safeForMs) restart();
    }
  };

  /** Runs one server process to its end; returns how long it served, and the reason where it didn't. */
  const runOnce = async (): Promise<{ servedMs: number; why: ServerStatus | null }> => {
    const process = deps.fork(safeSince);
    process.onMessage(deps.onMessage);
    try {
      const running = await waitForServer(process);
      const since = deps.now();
      server = running;
      if (isStopping) void running.stop();
      else deps.onStatus({ state: "serving", url: running.url });
      void watch(running);
      await running.ended;
      server = null;
      return { servedMs: deps.now() - since, why: null };
    } catch (error) {
      const why: ServerStatus =
        error instanceof ServerRefusedError
          ? { state: "refused", kind: error.kind, sentences: error.message }
          : { state: "crashed" };
      return { servedMs: 0, why };
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const { servedMs, why } = await runOnce();
      if (isStopping) return;
      if (why !== null) deps.onStatus(why);
      crashes.ended({ at: deps.now(), servedMs, crashed: why?.state !== "refused" });
      if (crashes.tooMany()) {
        safeSince ??= deps.clock();
        crashes.forget();
      }
      await sleep(crashes.waitMs());
    }
  };

  const restart = (): void => {
    crashes.forget();
    safeSince = null;
    pause?.end();
    void server?.stop();
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
