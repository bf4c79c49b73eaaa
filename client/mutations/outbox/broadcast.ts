import type { QueuedMutation } from "./queued-mutation.ts";
import type { ApiReply } from "../../api/call.ts";

/** What became of an action. */
export type QueueOutcome =
  | {
      readonly kind: "delivered";
      readonly action: QueuedMutation;
      readonly reply: ApiReply<unknown>;
    }
  /** `isShown`: it stays until somebody has seen why. */
  | { readonly kind: "refused"; readonly action: QueuedMutation; readonly isShown: boolean }
  /** It was refused, and is to be sent after all. */
  | { readonly kind: "again"; readonly action: QueuedMutation }
  /** Somebody took it back, or has seen why it was refused. */
  | { readonly kind: "gone"; readonly id: string };

/** Where the pages of one browser tell each other what became of an action. */
export interface OutcomeChannel {
  post(outcome: QueueOutcome): void;
  listen(listener: (outcome: QueueOutcome) => void): void;
}

/** The board of the pages that share a line. */
export const browserOutcomeChannel = (): OutcomeChannel => {
  const channel = new BroadcastChannel("family-wall-actions");
  return {
    post: (outcome) => channel.postMessage(outcome),
    listen: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<QueueOutcome>) => listener(data)),
  };
};

/** For a page that shares its line with none. */
export const noOutcomeChannel: OutcomeChannel = { post: () => undefined, listen: () => undefined };
