import { useSyncExternalStore } from "react";
import { useApp } from "../../context/app-context.ts";
import type { QueuedMutation } from "./queued-mutation.ts";

const none: readonly QueuedMutation[] = [];
const nothing = () => none;
const never = () => () => undefined;

/** What this phone has yet to send, in order; nothing on a wall. */
export const useQueuedMutations = (): readonly QueuedMutation[] => {
  const { oldQueue: queue } = useApp();
  return useSyncExternalStore(queue?.subscribe ?? never, queue?.queued ?? nothing);
};

/** What waited and the server did not take, with how to try again or to let it go. */
export const useRefusedMutations = () => {
  const { oldQueue: queue } = useApp();
  const refused = useSyncExternalStore(queue?.subscribe ?? never, queue?.refused ?? nothing);
  return {
    refused,
    again: (id: string) => queue?.retry(id),
    dismiss: (id: string) => queue?.dismiss(id),
  };
};
