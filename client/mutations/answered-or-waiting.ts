import { type ApiError, apiErrorOf } from "../api/api-error.ts";
import type { LiveStream } from "../context/live.ts";
import type { Enqueued } from "./queue/enqueue.ts";

const nobodyThereMs = 1500;

/**
 * Settles when the server has answered; also when nobody is there, for what may wait: with undefined then. `onLate` hears
 * why the server refused what had waited.
 */
export const answeredOrWaiting = <T>(
  live: Pick<LiveStream, "connection">,
  { answer, mayWait }: Pick<Enqueued<T>, "answer" | "mayWait">,
  onLate: (error: ApiError) => void,
): Promise<T | undefined> => {
  if (!mayWait) return answer;
  const timeoutMs = live.connection().state === "live" ? nobodyThereMs : 0;
  let isWaiting = false;
  answer.catch((error: unknown) => {
    if (isWaiting) onLate(apiErrorOf(error));
  });
  const waiting = new Promise<undefined>((resolve) => {
    setTimeout(() => {
      isWaiting = true;
      resolve(undefined);
    }, timeoutMs);
  });
  return Promise.race([answer, waiting]);
};
