import type { ForkRequest } from "#server/platform/worker/fork-process.ts";
import type { WindowLayout, ElectronHostStatus } from "#server/composition/electron-host.ts";

/** Why a server can't start; `config` is a mistake in a file or variable that a person wrote. */
export type StartRefusal = "portTaken" | "dataInUse" | "dataNewer" | "disk" | "config";

/** A worker that the server wants: messages between processes carry no URL, so its file is the address of one. */
export interface WorkerRequest extends Omit<ForkRequest, "file"> {
  readonly file: string;
}

/** Messages from the server process to the main process. */
export type MessageFromServer =
  | { readonly type: "listening"; readonly url: string }
  /** A parent's PIN allows the window to leave the full screen. */
  | { readonly type: "leaveKiosk" }
  /** A person asks for a restart out of safe mode. */
  | { readonly type: "restart" }
  /** The server asks to be started again on the same port: a restore is staged, or the database is damaged. */
  | { readonly type: "startAgain"; readonly port: number }
  | { readonly type: "arrange"; readonly arrangement: WindowLayout }
  /** The nightly update check, where updates are switched on. */
  | { readonly type: "lookForUpdate"; readonly from: string | null }
  | { readonly type: "backedUp"; readonly fine: boolean }
  /** Only the main process can start a process; `worker` is the server's number for it. */
  | { readonly type: "forkWorker"; readonly worker: number; readonly request: WorkerRequest }
  | { readonly type: "toWorker"; readonly worker: number; readonly message: object }
  | { readonly type: "killWorker"; readonly worker: number }
  /** The server can't start; each sentence names a problem and its cure. */
  | {
      readonly type: "refused";
      readonly kind: StartRefusal;
      readonly sentences: readonly string[];
    };

/** Messages from the main process to the server process. */
export type MessageToServer =
  | { readonly type: "stop" }
  | { readonly type: "backUp" }
  | { readonly type: "fromWorker"; readonly worker: number; readonly message: unknown }
  | { readonly type: "workerEnded"; readonly worker: number }
  | { readonly type: "status"; readonly status: ElectronHostStatus };

/** The main process's exit code after the server refused to start; its last output says why. */
export const refusedExitCode = 3;

/**
 * A command-line flag: the main process exits on a refusal instead of retrying; for terminals, where the sentence is
 * read.
 */
export const exitOnRefusalFlag = "--refuse-at-once";
