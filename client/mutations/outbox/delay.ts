import { type QueuedMutation, maxQueuedAgeMs } from "./queued-mutation.ts";

/** What may leave the line, and what has to stay for now. */
export interface DeliveryDelay {
  /** Nobody sends it any more: it waited for longer than a week. */
  isTooOld(action: QueuedMutation): boolean;
  /** Whether it may leave the line now. */
  isDue(action: QueuedMutation): boolean;
  /** When the first of these may leave that time alone holds back, in ms; undefined where there is none. */
  nextDue(actions: readonly QueuedMutation[]): number | undefined;
}

/** Holds back what can still be taken back, what the house asked time for, and what `isHeld` names. */
export const createDeliveryDelay = (
  now: () => number,
  isHeld: (action: QueuedMutation) => boolean,
): DeliveryDelay => {
  const isTooOld = ({ at }: QueuedMutation) => now() - at > maxQueuedAgeMs;
  return {
    isTooOld,
    isDue: (action) => isTooOld(action) || ((action.notBefore ?? 0) <= now() && !isHeld(action)),
    nextDue: (actions) => {
      const times = actions.flatMap(({ notBefore = 0 }) => (notBefore > now() ? notBefore : []));
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
};
