import type { CalendarWrite } from "./calendar-write.ts";

/** Whether a write isn't tried until somebody decides, or waits for one that isn't. */
export const isStopped = (
  { problem, after }: Pick<CalendarWrite, "problem" | "after">,
  all: readonly CalendarWrite[],
): boolean =>
  problem !== null ||
  (after !== null && all.some((each) => each.id === after && isStopped(each, all)));

/** What a write is stored with that is sent only once another one was taken, as part of the same act. */
export const nextAfter = ({ id, act }: CalendarWrite): Pick<CalendarWrite, "after" | "act"> => ({
  ...{ after: id, act: act ?? id },
});
