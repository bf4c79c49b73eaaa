import type { Refusal } from "./pending-mutation.ts";

const neverTaken = new Set<string | undefined>(["notAPicture", "tooLarge"]);

/** Whether something was refused that would be refused again as it is: too large, no picture, or of a day too long ago. */
export const staysRefused = ({
  status,
  code,
  field,
}: Pick<Refusal, "status" | "code" | "field">): boolean =>
  status === 413 || neverTaken.has(code) || (status === 400 && field === "date");
