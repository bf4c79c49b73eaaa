import { countCrashes } from "./crash-count.ts";
import {
  type EmbeddedServer,
  type ServerProcess,
  ServerRefused,
  waitForServer,
} from "./embedded-server.ts";
import type { FromServer, Refusal, ToServer } from "./messages.ts";

/** How the server is: where it serves, or why it doesn't. */
export type Standing =
  | { readonly state: "serving"; readonly url: string }
  | { readonly state: "refused"; readonly kind: Refusal; readonly sentences: string }
  | { readonly state: "crashed" };

interface Needs {
  /** Starts a process; in safe mode since then, if any. */
  readonly fork: (safeSince: number | null) => ServerProcess;
  /** Whether the server answers; never rejects. */
  readonly answers: (url: string) => Promise<boolean>;
  readonly onStanding: (standing: Standing) => void;
  readonly onWord: (word: FromServer) => void;
  /** Resolves after some milliseconds, sooner when it is ended. */
  readonly rest: (ms: number) => { readonly over: Promise<void>; end(): void };
  /** Milliseconds that never jump. */
  readonly now: () => number;
  /** The wall clock's, in milliseconds. */
  readonly clock: () => number;
}

export interface Supervisor {
  tell(word: ToServer): void;
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
export const superviseServer = (needs: Needs): Supervisor => {
  const crashes = countCrashes();
  let server: EmbeddedServer | null = null;
  let safeSince: number | null = null;
  let isStopping = false;
  let pause: { end(): void } | null = null;

  const rest = async (ms: number): Promise<void> => {
    const resting = needs.rest(ms);
    pause = resting;
    await resting.over;
  };

  /** Ends a server that doesn't answer any more, or has been safe for long enough. */
  const watch = async (watched: EmbeddedServer): Promise<void> => {
    let misses = 0;
    while (server === watched) {
      const resting = needs.rest(probeMs);
      await Promise.race([resting.over, watched.ended.then(resting.end)]);
      if (server !== watched) return;
      misses = (await needs.answers(watched.url)) ? 0 : misses + 1;
      if (misses === mostMisses) return watched.kill();
      if (safeSince !== null && needs.clock() - safeSince > safeForMs) restart();
    }
  };

  /** Lives through one server's life; how long it served, and what to say when it didn't. */
  const live = async (): Promise<{ servedMs: number; why: Standing | null }> => {
    const process = needs.fork(safeSince);
    process.onWord(needs.onWord);
    try {
      const running = await waitForServer(process);
      const since = needs.now();
      server = running;
      if (isStopping) void running.stop();
      else needs.onStanding({ state: "serving", url: running.url });
      void watch(running);
      await running.ended;
      server = null;
      return { servedMs: needs.now() - since, why: null };
    } catch (error) {
      const why: Standing =
        error instanceof ServerRefused
          ? { state: "refused", kind: error.kind, sentences: error.message }
          : { state: "crashed" };
      return { servedMs: 0, why };
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const { servedMs, why } = await live();
      if (isStopping) return;
      if (why !== null) needs.onStanding(why);
      crashes.ended({ at: needs.now(), servedMs, crashed: why?.state !== "refused" });
      if (crashes.tooMany()) {
        safeSince ??= needs.clock();
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
    tell: (word) => server?.tell(word),
    restart,
    stop: async () => {
      isStopping = true;
      pause?.end();
      // One that is still starting ends with us.
      await server?.stop();
    },
  };
};
