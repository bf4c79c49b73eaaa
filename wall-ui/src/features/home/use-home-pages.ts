import { useState } from "react";
import { usePaging } from "../../ui/use-paging.ts";
import { useUntouched } from "../../ui/use-untouched.ts";

/** What a small wall shows of Home at a time; a large one shows all of it. */
export type HomeView = "now" | "people" | "week";

/** How many weeks ahead swipes lead. */
const mostWeeks = 8;
/** After how long without a touch Home is as it was, in milliseconds. */
const backAfterMs = 60_000;

const viewsBeforeWeek: readonly HomeView[] = ["now", "people"];

/**
 * Where swipes have led on Home: on a large wall to a later week, on a small one to the people's chores first and then
 * to the week. `week` counts from this one, 0.
 */
export const useHomePages = (isSmall: boolean) => {
  const [page, setPage] = useState(0);
  const before = isSmall ? viewsBeforeWeek.length : 0;
  useUntouched(page === 0 ? Number.POSITIVE_INFINITY : backAfterMs, page, () => setPage(0));
  const swipe = usePaging((by) =>
    setPage((now) => Math.min(mostWeeks + before, Math.max(0, now + by))),
  );
  const view: HomeView = isSmall ? (viewsBeforeWeek[page] ?? "week") : "now";
  return { view, week: Math.max(0, page - before), swipe };
};
