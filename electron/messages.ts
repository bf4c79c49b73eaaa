/** What the server's process tells the main process. */
export type FromServer =
  | { readonly type: "listening"; readonly url: string }
  /** A parent has typed the PIN that lets the window leave the full screen. */
  | { readonly type: "leaveKiosk" }
  /** It can't start; each sentence names what is wrong and the cure. */
  | { readonly type: "refused"; readonly sentences: readonly string[] };

/** What the main process asks of the server's process. */
export interface ToServer {
  readonly type: "stop";
}

/** The main process's exit code after the server refused to start; its last words say why. */
export const refusedExitCode = 3;
