import { countCrashes } from "./crash-count.ts";
import {
  type EmbeddedServer,
  type ForkedServer,
  ServerRefusedError,
  waitForServer,
} from "./embedded-server.ts";
import type { MessageFromServer, StartRefusal, MessageToServer } from "./messages.ts";

/** How the server is: where it serves, or why it doesn't. */
export type ServerStatus =
  | { readonly state: "serving"; readonly url: string }
  | { readonly state: "refused"; readonly kind: StartRefusal; readonly sentences: string }
  | { readonly state: "crashed" };

interface SupervisorDeps {
  /** Starts a process; in safe mode since then, if any. */
  readonly fork: (safeSince: number | null) => ForkedServer;
  /** Whether the server answers; never rejects. */
  readonly answers: (url: string) => Promise<boolean>;
  readonly onStanding: (standing: ServerStatus) => void;
  readonly onWord: (word: MessageFromServer) => void;
  /** Resolves after some milliseconds, sooner when it is ended. */
  readonly rest: (ms: number) => { readonly over: Promise<void>; end(): void };
  /** Milliseconds that never jump. */
  readonly now: () => number;
  /** The wall clock's, in milliseconds. */
  readonly clock: () => number;
}

export interface Supervisor {
  tell(word: MessageToServer): void;
  /** Starts it anew, out of safe mode. */
  restart(): void;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const probeMs = 5000;
const mostMisses = 3;
/** Nobody may have seen the button for it. */
const safeForMs = 60 * 60_000;

/** Keeps a server running: again after every end, without sources and jobs when it crashes too often. */
export const superviseServer = (deps: SupervisorDeps): Supervisor => {
  const crashes = countCrashes();
  let server: EmbeddedServer | null = null;
  let safeSince: number | null = null;
  let isStopping = false;
  let pause: { end(): void } | null = null;

  const rest = async (ms: number): Promise<void> => {
    const resting = deps.rest(ms);
    pause = resting;
    await resting.over;
  };

  /** Ends a server that doesn't answer any more, or has been safe for long enough. */
  const watch = async (watched: EmbeddedServer): Promise<void> => {
    let misses = 0;
    while (server === watched) {
      const resting = deps.rest(probeMs);
      await Promise.race([resting.over, watched.ended.then(resting.end)]);
      if (server !== watched) return;
      misses = (await deps.answers(watched.url)) ? 0 : misses + 1;
      if (misses === mostMisses) return watched.kill();
      if (safeSince !== null && deps.clock() - safeSince > safeForMs) restart();
    }
  };

  /** Lives through one server's life; how long it served, and what to say when it didn't. */
  const live = async (): Promise<{ servedMs: number; why: ServerStatus | null }> => {
    const process = deps.fork(safeSince);
    process.onMessage(deps.onWord);
    try {
      const running = await waitForServer(process);
      const since = deps.now();
      server = running;
      if (isStopping) void running.stop();
      else deps.onStanding({ state: "serving", url: running.url });
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
      const { servedMs, why } = await live();
      if (isStopping) return;
      if (why !== null) deps.onStanding(why);
      crashes.ended({ at: deps.now(), servedMs, crashed: why?.state !== "refused" });
      if (crashes.tooMany()) {
        safeSince ??= deps.clock();
        crashes.forget();
      }
      await rest(crashes.waitMs());
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
    tell: (word) => server?.send(word),
    restart,
    stop: async () => {
      isStopping = true;
      pause?.end();
      // One that is still starting ends with us.
      await server?.stop();
    },
  };
};
