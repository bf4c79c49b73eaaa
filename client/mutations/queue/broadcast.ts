import type { Action } from "./queued-mutation.ts";
import type { Reply } from "../../api/call.ts";

/** What became of an action. */
export type Outcome =
  | { readonly kind: "delivered"; readonly action: Action; readonly reply: Reply<unknown> }
  /** `isShown`: it stays until somebody has seen why. */
  | { readonly kind: "refused"; readonly action: Action; readonly isShown: boolean }
  /** It was refused, and is to be sent after all. */
  | { readonly kind: "again"; readonly action: Action }
  /** Somebody took it back, or has seen why it was refused. */
  | { readonly kind: "gone"; readonly id: string };

/** Where the pages of one browser tell each other what became of an action. */
export interface Board {
  tell(outcome: Outcome): void;
  hear(listener: (outcome: Outcome) => void): void;
}

/** The board of the pages that share a line. */
export const boardOfThisBrowser = (): Board => {
  const channel = new BroadcastChannel("family-wall-actions");
  return {
    tell: (outcome) => channel.postMessage(outcome),
    hear: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<Outcome>) => listener(data)),
  };
};

/** For a page that shares its line with none. */
export const noBoard: Board = { tell: () => undefined, hear: () => undefined };
