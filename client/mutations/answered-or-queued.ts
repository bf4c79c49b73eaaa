import { type ApiError, apiErrorOf } from "../api/api-error.ts";
import type { AppContextValue } from "../context/app-context.ts";

const nobodyThereMs = 1500;

/**
 * Settles when the house has answered; on a phone also when nobody is there, since it waits in line then. `late` hears why
 * the house refused what had waited.
 */
export const answeredOrQueued = <T>(
  { oldQueue: queue, live }: Pick<AppContextValue, "oldQueue" | "live">,
  answered: Promise<T>,
  late: (error: ApiError) => void,
): Promise<T | undefined> => {
  if (queue === undefined) return answered;
  const patience = live.connection().state === "live" ? nobodyThereMs : 0;
  let isInLine = false;
  answered.catch((error: unknown) => {
    if (isInLine) late(apiErrorOf(error));
  });
  const inLine = new Promise<undefined>((resolve) => {
    setTimeout(() => {
      isInLine = true;
      resolve(undefined);
    }, patience);
  });
  return Promise.race([answered, inLine]);
};
