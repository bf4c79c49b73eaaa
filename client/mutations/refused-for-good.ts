import type { Refusal } from "./pending-mutation.ts";

const neverTaken = new Set<string | undefined>(["notAPicture", "tooLarge", "alreadyDone"]);

/** Whether something was refused that would be refused again as it is: too large, no picture, of a day too long ago, or done by somebody else. */
export const isRefusedForGood = ({
  status,
  code,
  field,
}: Pick<Refusal, "status" | "code" | "field">): boolean =>
  status === 413 || neverTaken.has(code) || (status === 400 && field === "date");
