import type { WindowLayout, ElectronHostStatus } from "#server/composition/electron-host.ts";

/** Why a server can't start, as far as the wall has words for it; `config` is something that somebody wrote. */
export type StartRefusal = "portTaken" | "dataInUse" | "dataNewer" | "config";

/** What the server's process tells the main process. */
export type MessageFromServer =
  | { readonly type: "listening"; readonly url: string }
  /** A parent has typed the PIN that lets the window leave the full screen. */
  | { readonly type: "leaveKiosk" }
  /** Somebody wants the house back as it was before safe mode. */
  | { readonly type: "restart" }
  | { readonly type: "arrange"; readonly arrangement: WindowLayout }
  /** It is night, and somebody switched updates on. */
  | { readonly type: "lookForUpdate"; readonly from: string | null }
  | { readonly type: "backedUp"; readonly fine: boolean }
  /** It can't start; each sentence names what is wrong and the cure. */
  | {
      readonly type: "refused";
      readonly kind: StartRefusal;
      readonly sentences: readonly string[];
    };

/** What the main process asks of the server's process, or tells it. */
export type MessageToServer =
  | { readonly type: "stop" }
  | { readonly type: "backUp" }
  | { readonly type: "news"; readonly news: ElectronHostStatus };

/** The main process's exit code after the server refused to start; its last words say why. */
export const refusedExitCode = 3;

/** A word that makes the main process end instead of waiting for a cure; for a terminal, where the sentence is read. */
export const exitOnRefusalFlag = "--refuse-at-once";
