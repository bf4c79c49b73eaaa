import { addDays, clampDay } from "../platform/clock.ts";
import { InvalidInput } from "../platform/errors.ts";

/** Days, both included. */
export interface DaysAsked {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The requested days, by default so many from today on; throws InvalidInput beyond the most. */
export const rangeOfDays = (
  asked: DaysAsked,
  { today, usual, most }: { readonly today: string; readonly usual: number; readonly most: number },
): { readonly start: string; readonly end: string } => {
  const start = asked.start ?? (asked.end === undefined || today < asked.end ? today : asked.end);
  const end = asked.end ?? clampDay(addDays(start, usual - 1));
  if (end < start) throw new InvalidInput("end", "The end is before the start.");
  if (addDays(start, most - 1) < end)
    throw new InvalidInput("end", `At most ${most} days can be asked for.`);
  return { start, end };
};
