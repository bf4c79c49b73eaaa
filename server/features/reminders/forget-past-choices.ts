import type { CalendarEvent } from "#contract/calendar.ts";
import { addDays } from "../../platform/clock.ts";
import type { DayRange } from "../../providers/calendar/port.ts";
import type { LookChoices, ReminderChoices, RideChoices } from "./choice-store.ts";
import { eventKey, occurrenceKey } from "./event-key.ts";

interface ForgetPastChoicesDeps {
  readonly choices: Pick<ReminderChoices, "all" | "remove" | "choose">;
  readonly rides: Pick<RideChoices, "all" | "remove" | "choose">;
  readonly looks: Pick<LookChoices, "all" | "remove" | "choose">;
  readonly events: (range: DayRange) => Promise<readonly CalendarEvent[]>;
}

/** How long ago an event must be; how far back it is looked for; in days. Changes are given back for thirty days. */
const [longAgo, lookedBack] = [60, 366];
/** How far ahead a series may come again, in years: the 29th of February does every four. */
const yearsAhead = 4;

const timesOf = (events: readonly CalendarEvent[]) => ({
  keys: new Set(events.map(eventKey)),
  times: new Set(events.map((event) => `${eventKey(event)} ${occurrenceKey(event.occurrence)}`)),
});

/**
 * Forgets what the family chose for events of more than sixty days ago, and for single times as long ago. Series that
 * still come are kept, and so is what no calendar tells of: it may be away for a while. Rejects where none can be read.
 */
export const forgetPastChoices = async (
  { choices, rides, looks, events }: ForgetPastChoicesDeps,
  today: string,
): Promise<void> => {
  const stores = [choices, rides, looks];
  const chosen = stores.flatMap((store) => store.all());
  if (chosen.length === 0) return;
  const since = addDays(today, -longAgo);
  const near = timesOf(await events({ start: since, end: addDays(today, lookedBack) }));
  const past = timesOf(
    await events({ start: addDays(today, -lookedBack), end: addDays(since, -1) }),
  );
  const over = new Set(
    chosen.map(({ key }) => key).filter((key) => past.keys.has(key) && !near.keys.has(key)),
  );
  for (let year = 1; year <= yearsAhead && over.size > 0; year += 1) {
    const start = addDays(today, year * lookedBack + 1);
    const far = timesOf(await events({ start, end: addDays(start, lookedBack) }));
    for (const key of over) if (far.keys.has(key)) over.delete(key);
  }
  for (const store of stores) {
    for (const key of over) store.remove(key);
    for (const { key, occurrence } of store.all())
      if (occurrence !== "" && occurrence < since && !near.times.has(`${key} ${occurrence}`))
        store.choose(key, occurrence, null);
  }
};
