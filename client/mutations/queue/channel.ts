import type { PendingMutation } from "../pending-mutation.ts";

/** What became of a mutation. */
export type Outcome =
  | { readonly kind: "delivered"; readonly mutation: PendingMutation; readonly answer: unknown }
  /** `isShown`: it stays until somebody has seen why. */
  | { readonly kind: "refused"; readonly mutation: PendingMutation; readonly isShown: boolean }
  /** It was refused, and is to be sent after all. */
  | { readonly kind: "again"; readonly mutation: PendingMutation }
  /** Somebody took it back, or has seen why it was refused. */
  | { readonly kind: "gone"; readonly id: string };

/** Where the pages of one browser tell each other what became of a mutation. */
export interface OutcomeChannel {
  post(outcome: Outcome): void;
  listen(listener: (outcome: Outcome) => void): void;
}

/** The channel of the pages that share a queue. */
export const browserChannel = (): OutcomeChannel => {
  const channel = new BroadcastChannel("family-wall-mutations");
  return {
    post: (outcome) => channel.postMessage(outcome),
    listen: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<Outcome>) => listener(data)),
  };
};

/** For a page that shares its queue with none. */
export const noChannel: OutcomeChannel = { post: () => undefined, listen: () => undefined };
