/** Does work on calendars while nothing else reads or writes them; `calendarIds` may name one twice. */
export type OnCalendars = <T>(calendarIds: readonly string[], work: () => Promise<T>) => Promise<T>;

/** Work that begins once all its calendars are free. */
interface WaitingWork {
  readonly calendarIds: ReadonlySet<string>;
  readonly since: number;
  readonly begin: () => void;
}

/** Others may begin before what waits for several calendars for so long, in milliseconds; after it they wait as well. */
const overtakenForMs = 60_000;

/**
 * Creates the locks of calendars. What is read while it is written may lack what was written, and would take it away
 * again; so each request that reads or writes a calendar has it alone. Work on several calendars takes all of them at
 * once, when the last becomes free: it never keeps one whose server answers from others while it waits for one whose
 * server hangs, and no two works can wait for each other.
 */
export const createCalendarLocks = (now: () => number = () => performance.now()): OnCalendars => {
  const busy = new Set<string>();
  const waiting = new Set<WaitingWork>();

  /** Begins what can begin, in the order in which it came. */
  const beginNext = (): void => {
    const kept = new Set(busy);
    for (const work of waiting) {
      const { calendarIds, since, begin } = work;
      const isFree = [...calendarIds].every((calendarId) => !kept.has(calendarId));
      if (isFree) {
        waiting.delete(work);
        for (const calendarId of calendarIds) busy.add(calendarId);
        begin();
      }
      const isKept = isFree || calendarIds.size === 1 || now() - since >= overtakenForMs;
      if (isKept) for (const calendarId of calendarIds) kept.add(calendarId);
    }
  };

  return async (calendarIds, work) => {
    const wanted = new Set(calendarIds);
    await new Promise<void>((begin) => {
      waiting.add({ calendarIds: wanted, since: now(), begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      for (const calendarId of wanted) busy.delete(calendarId);
      beginNext();
    }
  };
};
