import { accountDigest } from "../account-variables.ts";
import type { FoundCalendar } from "../account-port.ts";
import type { CalendarChoice } from "../account-records.ts";
import { canonicalPath } from "../dav/object-path.ts";

/** What becomes of a calendar that nobody chose yet: everybody's, if it is shown at all. */
export const choiceOf = (
  { kinds }: FoundCalendar,
  shows: boolean,
  showsTodos = false,
): CalendarChoice => ({
  isChosen: (shows && kinds.includes("VEVENT")) || (showsTodos && kinds.includes("VTODO")),
  ...{ memberIds: [], ownColor: null, childrenWrite: false },
});

/** The id of a calendar's feed, the same on every start. */
export const calendarIdOf = (accountId: string, url: string): string =>
  `${accountId}-${accountDigest(canonicalPath(url)).slice(0, 8)}`;
