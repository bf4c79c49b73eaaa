import { type ChildProcess, fork } from "node:child_process";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { ActualJob, ActualMessage } from "./actual-worker.ts";

/** How long and how large the budget's program may become. */
export interface ActualLimits {
  /** Without a sign of life, in ms. */
  readonly silentMs: number;
  /** Altogether, in ms. */
  readonly mostMs: number;
  /** Of memory, in MiB. */
  readonly mostMiB: number;
}

/** Twice what a budget of ten years and 20,000 transactions takes, and of time ten times that. */
export const defaultActualLimits: ActualLimits = {
  silentMs: 20_000,
  mostMs: 120_000,
  mostMiB: 768,
};

/** Why a run ended without a word about the budget. */
export type ActualEndReason = "crashed" | "hung" | "tooLarge" | "tooSlow" | "stopped" | "noNode";

/** What came of a run: what it read, Actual's word for why it couldn't, that it is to be started once more, or neither. */
export type ActualOutcome =
  | { readonly read: unknown }
  | { readonly failed: string }
  | { readonly again: true }
  | { readonly ended: ActualEndReason };

/** One run of the budget's program. */
export type RunActual = (job: ActualJob, signal: AbortSignal) => Promise<ActualOutcome>;

interface RunActualDeps {
  readonly file: URL;
  readonly limits: ActualLimits;
  readonly log: Logger;
  /** All that the program gets of the environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** What is packed for Electron can be read by nothing else; its programs lie beside it too. */
const realFile = (file: URL): string =>
  fileURLToPath(file).replace(`app.asar${sep}`, `app.asar.unpacked${sep}`);

const start = ({ file, limits, env }: RunActualDeps): ChildProcess =>
  fork(realFile(file), {
    // Electron can't be Node for it; what set the library up has one.
    ...(process.versions["electron"] === undefined ? {} : { execPath: "node" }),
    execArgv: [`--max-old-space-size=${Math.floor(limits.mostMiB / 2)}`],
    env,
    // It talks about the budget.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

/** Ends a run that is silent, slow or too large, whatever it is doing. */
const supervise = (child: ChildProcess, { silentMs, mostMs, mostMiB }: ActualLimits) => {
  let end: ActualEndReason | null = null;
  const stop = (why: ActualEndReason): void => {
    end ??= why;
    child.kill("SIGKILL");
  };
  const silent = setTimeout(() => stop("hung"), silentMs);
  const slow = setTimeout(() => stop("tooSlow"), mostMs);
  return {
    stop,
    hear: (bytes: number): void => {
      silent.refresh();
      if (bytes > mostMiB * 2 ** 20) stop("tooLarge");
    },
    /** Why it was ended by us, if it was. */
    over: (): ActualEndReason | null => {
      clearTimeout(silent);
      clearTimeout(slow);
      return end;
    },
  };
};

/** Prepares runs of Actual's library, each in a process of its own that lives as long as one look at the budget. */
export const createRunActual =
  (deps: RunActualDeps): RunActual =>
  (job, signal) =>
    new Promise((resolve) => {
      const child = start(deps);
      const { pid } = child;
      deps.log.debug({ pid }, "the budget's program began");
      const watch = supervise(child, deps.limits);
      let word: Exclude<ActualOutcome, { ended: ActualEndReason }> | null = null;
      const giveUp = (): void => watch.stop("stopped");
      const settle = (end: ActualEndReason): void => {
        signal.removeEventListener("abort", giveUp);
        const why = watch.over() ?? end;
        const how = word === null ? why : "done";
        deps.log.debug({ pid, how }, "the budget's program ended");
        resolve(word ?? { ended: why });
      };
      child.on("message", (said: ActualMessage) => {
        if ("alive" in said) watch.hear(said.alive);
        else word = said;
      });
      // What it said last may arrive after its end.
      child.once("exit", () => {
        if (child.connected) child.once("disconnect", () => settle("crashed"));
        else settle("crashed");
      });
      child.once("error", () => settle("noNode"));
      signal.addEventListener("abort", giveUp, { once: true });
      if (signal.aborted) giveUp();
      child.send(job, () => undefined);
    });
