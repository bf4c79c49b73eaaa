import { useSyncExternalStore } from "react";
import { useHouse } from "../../context/app-context.ts";
import type { Action } from "./queued-mutation.ts";

const none: readonly Action[] = [];
const nothing = () => none;
const never = () => () => undefined;

/** What this phone has yet to send, in order; nothing on a wall. */
export const useWaiting = (): readonly Action[] => {
  const { outbox } = useHouse();
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.waiting ?? nothing);
};

/** What waited and the server did not take, with how to try again or to let it go. */
export const useRefused = () => {
  const { outbox } = useHouse();
  const refused = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.refused ?? nothing);
  return {
    refused,
    again: (id: string) => outbox?.again(id),
    dismiss: (id: string) => outbox?.dismiss(id),
  };
};
